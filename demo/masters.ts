/** Draws the pictures of the catalogue that are missing: `node demo/masters.ts [--all]`; `--all` draws every one anew. */
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { collections } from "./catalogue/collections.ts";
import { catalogue } from "./catalogue/index.ts";
import { drawnMasters, imageName, masterFile, mastersFolder, views } from "./image-names.ts";
import { drawPicture } from "./pictures/draw.ts";
import type { PictureRequest } from "./pictures/look.ts";
import { renderMaster } from "./pictures/render.ts";

/** What the pictures of the catalogue show, by their names. */
export function pictureRequests(): Map<string, PictureRequest> {
	const requests = new Map<string, PictureRequest>();
	for (const product of catalogue) {
		const season = collections.find(({ id }) => id === product.collection)?.season ?? "summer";
		for (const colour of product.colours) {
			const seed = seedOf(`${product.name} ${colour.name}`);
			for (const view of views) {
				requests.set(imageName(product, colour, view), { look: product.look, colour, season, view, seed });
			}
		}
	}
	return requests;
}

/** A number that stays the same for the same text, so that a garment hangs alike in all of its pictures. */
function seedOf(text: string): number {
	return [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>> 0;
}

/** Draws what is missing and removes what no product shows any more. */
async function drawMasters({ all }: { all: boolean }): Promise<void> {
	await mkdir(mastersFolder, { recursive: true });
	const requests = pictureRequests();
	const drawn = await drawnMasters();
	for (const name of drawn.keys()) if (!requests.has(name)) await rm(masterFile(name));
	const wanted = [...requests].filter(([name]) => all || !drawn.has(name));
	for (const [index, [name, request]] of wanted.entries()) {
		const unfinished = `${masterFile(name)}.unfinished`;
		await writeFile(unfinished, await renderMaster(drawPicture(request)));
		await rename(unfinished, masterFile(name));
		if ((index + 1) % 50 === 0) process.stdout.write(`${index + 1} of ${wanted.length} pictures drawn\n`);
	}
	const bytes = [...(await drawnMasters()).values()].reduce((sum, size) => sum + size, 0);
	process.stdout.write(`${wanted.length} pictures drawn, ${requests.size} in all, ${(bytes / 1e6).toFixed(1)} MB\n`);
}

if (import.meta.main) await drawMasters({ all: process.argv.includes("--all") });
