import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { SAMPLES } from "../testing/sample-pictures.ts";
import { drawPicture } from "./draw.ts";
import { pixelsOf } from "./layers.ts";
import type { Garment, PictureRequest } from "./look.ts";
import { renderMaster } from "./render.ts";
import { CHART } from "./scale.ts";
import { PICTURE } from "./scene.ts";

const GARMENTS = Object.keys({
	tee: 1,
	tank: 1,
	shirt: 1,
	blouse: 1,
	polo: 1,
	sweater: 1,
	cardigan: 1,
	hoodie: 1,
	jacket: 1,
	blazer: 1,
	coat: 1,
	puffer: 1,
	dress: 1,
	skirt: 1,
	trousers: 1,
	jeans: 1,
	shorts: 1,
	swimsuit: 1,
	"swim-shorts": 1,
	scarf: 1,
} satisfies Record<Garment, 1>) as Garment[];

const [first] = SAMPLES;
if (!first) throw new Error("There are no samples");
const firstOf = (garment: Garment, view: PictureRequest["view"]) => {
	const found = SAMPLES.find((sample) => sample.look.garment === garment && sample.view === view);
	if (!found) throw new Error(`No sample of a ${garment}`);
	return found;
};

async function pixels(request: PictureRequest): Promise<{ data: Buffer; at: (x: number, y: number) => number }> {
	const { data, width, height } = await pixelsOf(drawPicture(request), PICTURE.width);
	expect([width, height]).toEqual([PICTURE.width, PICTURE.height]);
	const at = (x: number, y: number) => {
		const start = (y * width + x) * 4;
		return ((data[start] ?? 0) + (data[start + 1] ?? 0) + (data[start + 2] ?? 0)) / 3;
	};
	return { data, at };
}

/** First and last dark row of the rail in one column. */
function railIn(at: (x: number, y: number) => number, x: number): [number, number] {
	const dark = Array.from({ length: 160 }, (_, y) => y).filter((y) => at(x, y) < 130);
	return [dark[0] ?? -1, dark.at(-1) ?? -1];
}

describe.each(GARMENTS)("the pictures of a %s", (garment) => {
	test("hang from the rail that runs from edge to edge at the height of all pictures", async () => {
		const { at } = await pixels(firstOf(garment, "front"));
		for (const x of [0, 30, PICTURE.width - 31, PICTURE.width - 1]) expect(railIn(at, x)).toEqual([81, 95]);
	});

	test("show a close-up with something to see in its middle", async () => {
		const { data } = await pixels(firstOf(garment, "detail"));
		expect(new Set(data.subarray(PICTURE.width * 560 * 4, PICTURE.width * 563 * 4)).size).toBeGreaterThan(10);
	});
});

test("the same request always draws the same picture", () => {
	for (const garment of GARMENTS) {
		const request = firstOf(garment, "front");
		expect(drawPicture(structuredClone(request))).toEqual(drawPicture(request));
	}
});

test("another colour, seed, season or view draws another picture", () => {
	const drawn = [
		first,
		{ ...first, colour: { name: "Ink", hex: "#22304d" } },
		{ ...first, seed: first.seed + 1 },
		{ ...first, season: "winter" as const },
		{ ...first, view: "detail" as const },
		{ ...first, view: "back" as const },
		{ ...first, view: "scale" as const, worn: { from: 139, length: 70 } },
	].map((request) => JSON.stringify(drawPicture(request)));
	expect(new Set(drawn).size).toBe(drawn.length);
});

test("no picture holds a number that is none, or points to a definition it lacks", () => {
	for (const sample of SAMPLES) {
		const drawing = drawPicture(sample);
		expect(JSON.stringify(drawing)).not.toMatch(/NaN|undefined|Infinity/);
		for (const part of ["wall", "shadow", "behind", "flats", "soft", "crisp", "upper"] as const) {
			const { definitions, content } = drawing[part];
			const wanted = [...(definitions + content).matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
			const defined = new Set([...definitions.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
			expect(wanted.filter((id) => !id || !defined.has(id))).toEqual([]);
		}
	}
});

test("no garment is cut off by the edge of its picture", async () => {
	for (const garment of ["coat", "dress", "trousers", "scarf"] as const) {
		const { at } = await pixels({
			look: { garment, fabric: "wool", length: "full", fit: "oversized", closure: "tie", shape: "wide" },
			colour: { name: "Black", hex: "#161616" },
			season: "summer",
			view: "front",
			seed: 5,
		});
		const edges = [
			...Array.from({ length: PICTURE.width }, (_, x) => at(x, PICTURE.height - 1)),
			...Array.from({ length: PICTURE.height - 160 }, (_, y) => [
				at(0, y + 160),
				at(PICTURE.width - 1, y + 160),
			]).flat(),
		];
		expect(Math.min(...edges)).toBeGreaterThan(110);
	}
});

test("a garment's length on the chart is its length in centimetres", async () => {
	for (const length of [60, 90]) {
		const { at } = await pixels({
			...first,
			colour: { name: "Black", hex: "#161616" },
			view: "scale",
			worn: { from: 139, length },
		});
		const dark = Array.from({ length: PICTURE.height - 70 }, (_, y) => y).filter((y) => at(300, y) < 70);
		const hem = (dark.at(-1) ?? 0) - (CHART.floor - 139 * CHART.unit);
		expect(Math.abs(hem / CHART.unit - length)).toBeLessThan(4);
	}
});

test("a master is a WebP file of 1284 by 1712", async () => {
	const master = await renderMaster(drawPicture(SAMPLES[0] as PictureRequest));
	expect(await sharp(master).metadata()).toMatchObject({ format: "webp", width: 1284, height: 1712 });
}, 120_000);
