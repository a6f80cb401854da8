import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PictureAddress } from "#core/contract/fields.ts";
import { catalogue } from "./catalogue/index.ts";
import { drawnMasters, imageAddress, imageName, masterFile } from "./image-names.ts";
import { keptSources, pictureRequests, sourceOf } from "./masters.ts";
import { drawPicture } from "./pictures/draw.ts";
import type { PictureRequest } from "./pictures/look.ts";
import { renderMaster } from "./pictures/render.ts";

test("every colour has a front, a back and a detail picture with a name of its own, and every product one of its scale", () => {
	const colours = catalogue.reduce((sum, product) => sum + product.colours.length, 0);
	expect(pictureRequests().size).toBe(3 * colours + catalogue.length);
});

test("pictures are named after what they show, and can be addressed by browsers", () => {
	const jacket = catalogue.find(({ name }) => name === "Cátedra Check Blazer");
	const [colour] = jacket?.colours ?? [];
	if (!jacket || !colour) throw new Error("the blazer is gone");
	expect(imageName(jacket, colour, "front")).toBe("catedra-check-blazer-tobacco-front");
	for (const name of pictureRequests().keys()) {
		expect(PictureAddress.safeParse(imageAddress(name)).success, name).toBe(true);
	}
});

test("front, back and detail show the same garment in its season's light, in every colour alike", () => {
	const requests = pictureRequests();
	const [front, back, detail] = ["front", "back", "detail"].map((view) =>
		requests.get(`invierno-wrap-coat-camel-${view}`),
	);
	expect(front).toMatchObject({
		season: "winter",
		view: "front",
		look: { garment: "coat" },
		colour: { name: "Camel" },
	});
	expect(detail).toEqual({ ...front, view: "detail" });
	expect(back).toEqual({ ...front, view: "back" });
	const fog = requests.get("invierno-wrap-coat-fog-front");
	expect({ ...fog, colour: front?.colour }).toEqual(front);
});

test("every picture of the catalogue is drawn, no other is kept, and all together stay under 45 MB", async () => {
	const drawn = await drawnMasters();
	expect([...drawn.keys()].sort()).toEqual([...pictureRequests().keys()].sort());
	expect([...drawn.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(45_000_000);
});

test("every kept picture was made from what the generator draws today", async () => {
	const kept = await keptSources();
	const changed = [...pictureRequests()].filter(([name, request]) => kept.get(name) !== sourceOf(drawPicture(request)));
	expect(changed.map(([name]) => name)).toEqual([]);
	expect(kept.size).toBe(pictureRequests().size);
}, 60_000);

test("the generator draws the kept pictures again", async () => {
	for (const name of ["siesta-linen-midi-dress-sand-front", "invierno-wrap-coat-camel-detail"]) {
		const again = await pixels(await renderMaster(drawPicture(pictureRequests().get(name) as PictureRequest)));
		const kept = await pixels(await readFile(masterFile(name)));
		const difference = kept.reduce((sum, value, at) => sum + Math.abs(value - (again[at] as number)), 0) / kept.length;
		expect(difference, name).toBeLessThan(1);
	}
}, 120_000);

const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
