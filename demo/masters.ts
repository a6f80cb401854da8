/** Draws the pictures of the catalogue that are missing or have changed: `node demo/masters.ts [--all]`; `--all` draws every one anew. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { collections } from "./catalogue/collections.ts";
import { wornOf } from "./catalogue/grading.ts";
import { catalogue } from "./catalogue/index.ts";
import { drawnMasters, imageName, masterFile, mastersFolder, scaleName, sourcesFile, views } from "./image-names.ts";
import { type Drawing, drawPicture } from "./pictures/draw.ts";
import type { PictureRequest } from "./pictures/look.ts";
import { PAINTING, renderMaster } from "./pictures/render.ts";

/** What the pictures of the catalogue show, by their names. */
export function pictureRequests(): Map<string, PictureRequest> {
	const requests = new Map<string, PictureRequest>();
	for (const product of catalogue) {
		const season = collections.find(({ id }) => id === product.collection)?.season ?? "summer";
		const seed = seedOf(product.name);
		const { look } = product;
		for (const colour of product.colours) {
			for (const view of views) requests.set(imageName(product, colour, view), { look, colour, season, view, seed });
		}
		const [colour] = product.colours;
		if (colour) requests.set(scaleName(product), { look, colour, season, view: "scale", seed, worn: wornOf(product) });
	}
	return requests;
}

/** A number that stays the same for the same text, so that a garment hangs alike in all of its pictures. */
function seedOf(text: string): number {
	return [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>> 0;
}

/** What a master was made from: it is drawn again when this is another. */
export const sourceOf = (drawing: Drawing) =>
	createHash("sha256")
		.update(PAINTING + JSON.stringify(drawing))
		.digest("base64url")
		.slice(0, 16);

/** The sources of the masters that are kept, by name. */
export async function keptSources(): Promise<Map<string, string>> {
	const text = await readFile(sourcesFile, "utf8").catch(() => "");
	return new Map(
		text
			.split("\n")
			.filter(Boolean)
			.map((line): [string, string] => {
				const [name = "", source = ""] = line.split(" ");
				return [name, source];
			}),
	);
}

async function keepSources(sources: ReadonlyMap<string, string>): Promise<void> {
	const lines = [...sources].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, source]) => `${name} ${source}\n`);
	await writeFile(`${sourcesFile}.unfinished`, lines.join(""));
	await rename(`${sourcesFile}.unfinished`, sourcesFile);
}

/** What every page shows is drawn first. */
const FIRST: readonly PictureRequest["view"][] = ["front", "detail", "scale", "back"];

/** Pictures that are drawn at the same time. */
const HANDS = 3;

/** Draws what is missing or has changed, and removes what no product shows any more. */
async function drawMasters({ all }: { all: boolean }): Promise<void> {
	await mkdir(mastersFolder, { recursive: true });
	const requests = pictureRequests();
	const drawn = await drawnMasters();
	const sources = await keptSources();
	for (const name of drawn.keys()) if (!requests.has(name)) await rm(masterFile(name));
	for (const name of sources.keys()) if (!requests.has(name) || !drawn.has(name)) sources.delete(name);
	const wanted = [...requests].filter(
		([name, request]) => all || !drawn.has(name) || sources.get(name) !== sourceOf(drawPicture(request)),
	);
	wanted.sort(([, a], [, b]) => FIRST.indexOf(a.view) - FIRST.indexOf(b.view));
	const begun = Date.now();
	let done = 0;
	const left = [...wanted];
	const draw = async () => {
		for (let next = left.shift(); next; next = left.shift()) {
			const [name, request] = next;
			const drawing = drawPicture(request);
			const unfinished = `${masterFile(name)}.unfinished`;
			await writeFile(unfinished, await renderMaster(drawing));
			await rename(unfinished, masterFile(name));
			sources.set(name, sourceOf(drawing));
			done += 1;
			if (done % 25 !== 0) continue;
			await keepSources(sources);
			const minutes = ((Date.now() - begun) / 60_000 / done) * (wanted.length - done);
			process.stdout.write(`${done} of ${wanted.length} pictures drawn, about ${minutes.toFixed(0)} minutes to go\n`);
		}
	};
	await Promise.all(Array.from({ length: HANDS }, draw));
	await keepSources(sources);
	const bytes = [...(await drawnMasters()).values()].reduce((sum, size) => sum + size, 0);
	process.stdout.write(`${wanted.length} pictures drawn, ${requests.size} in all, ${(bytes / 1e6).toFixed(1)} MB\n`);
}

if (import.meta.main) await drawMasters({ all: process.argv.includes("--all") });
