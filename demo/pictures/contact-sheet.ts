/** Draws many pictures on one sheet, to be looked at: `node demo/pictures/contact-sheet.ts OUT.png [front|detail] [garment…]`. */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawPicture } from "./draw.ts";
import type { PictureRequest } from "./look.ts";
import { renderMaster } from "./render.ts";
import { SAMPLES } from "./samples.ts";

export async function contactSheet(
	requests: readonly PictureRequest[],
	path: string,
	columns = 6,
	width = 300,
): Promise<number[]> {
	const height = Math.round((width * 4) / 3);
	const sizes: number[] = [];
	const layers = [];
	for (const [index, request] of requests.entries()) {
		const master = await renderMaster(drawPicture(request));
		sizes.push(master.length);
		const input = await sharp(master).resize(width).toBuffer();
		layers.push({ input, left: (index % columns) * width, top: Math.floor(index / columns) * height });
	}
	const rows = Math.ceil(requests.length / columns);
	await sharp({
		create: {
			width: Math.min(columns, requests.length) * width,
			height: rows * height,
			channels: 3,
			background: "#ffffff",
		},
	})
		.composite(layers)
		.png()
		.toFile(path);
	return sizes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [path = "contact-sheet.png", ...wanted] = process.argv.slice(2);
	const start = performance.now();
	const views = wanted.filter((word) => word === "front" || word === "detail");
	const garments = wanted.filter((word) => word !== "front" && word !== "detail");
	const chosen = SAMPLES.filter(
		({ look, view }) =>
			(views.length === 0 || views.includes(view)) && (garments.length === 0 || garments.includes(look.garment)),
	);
	const sizes = await contactSheet(chosen, path);
	const total = sizes.reduce((sum, size) => sum + size, 0);
	process.stdout.write(
		`${sizes.length} pictures, ${Math.round(total / sizes.length)} bytes and ${Math.round((performance.now() - start) / sizes.length)} ms each\n`,
	);
}
