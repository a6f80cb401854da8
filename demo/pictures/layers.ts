import sharp from "sharp";
import type { Drawing, Layer } from "./draw.ts";
import { type CloseWeave, GRAIN } from "./fabric.ts";
import { blend, layUpon, layWithin, type Pixels } from "./laying.ts";
import { lightOn } from "./relief.ts";
import { CLOSE, MASTER, PICTURE } from "./scene.ts";

const asSvg = ({ definitions, content }: Layer, width: number, height: number) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-420 0 ${PICTURE.width} ${PICTURE.height}">${definitions}${content}</svg>`,
	);

/** Rasters one layer as it is. */
const raster = (layer: Layer, width: number, height: number) =>
	sharp(asSvg(layer, width, height))
		.ensureAlpha()
		.raw()
		.toBuffer();

/** Rasters a layer that is blurred anyway at a fraction of the size. */
async function blurred(layer: Layer, width: number, height: number, blur: number): Promise<Pixels> {
	const part = blur > 12 ? 6 : blur > 5 ? 4 : blur > 2.5 ? 2 : 1;
	const [small, low] = [Math.ceil(width / part), Math.ceil(height / part)];
	const data = await sharp(asSvg(layer, small, low))
		.ensureAlpha()
		.blur(Math.max(0.4, blur / part))
		.raw()
		.toBuffer();
	return { data, width: small, height: low };
}

/** Wall and shadows are smooth all over: a quarter of the size holds all there is of them. */
async function backdrop({ wall, shadow }: Drawing, width: number, height: number, blur: number): Promise<Buffer> {
	const [small, low] = [Math.ceil(width / 4), Math.ceil(height / 4)];
	const [lit, dark] = await Promise.all([raster(wall, small, low), blurred(shadow, small, low, blur / 4)]);
	layWithin(lit, { width: small, height: low }, dark);
	const whole = Buffer.alloc(width * height * 4, 255);
	layWithin(whole, { width, height }, { data: lit, width: small, height: low });
	return whole;
}

/** The weave seen close: sharp where the camera looks, fading around it as with a wide aperture. */
async function weaveClose(cloth: Buffer, width: number, height: number, { tile, coarse }: CloseWeave): Promise<void> {
	const pixels = (units: number) => Math.round((units * GRAIN * CLOSE * width) / MASTER.width);
	const [across, down] = [pixels(tile.width), pixels(tile.height)];
	const thread = await sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${tile.width} ${tile.height}">${tile.content}</svg>`,
		),
	)
		.ensureAlpha()
		.raw()
		.toBuffer();
	const reach = width * 0.59;
	for (let y = 0; y < height; y++) {
		const row = (y % down) * across;
		for (let x = 0; x < width; x++) {
			const at = (y * width + x) * 4;
			const from = (row + (x % across)) * 4;
			const alpha = thread[from + 3] as number;
			if (alpha === 0 || cloth[at + 3] === 0) continue;
			const away = Math.hypot(x - width / 2, y - height / 2) / reach;
			const seen = away < 0.25 ? 1 : Math.max(coarse ? 0.3 : 0, 1 - (away - 0.25) * 1.2);
			if (seen > 0) blend(cloth, at, thread, from, alpha * seen);
		}
	}
}

/** Multiplies the light of the wrinkles into the cloth. */
function shine(cloth: Buffer, width: number, height: number, drawing: Drawing): void {
	if (!drawing.relief) return;
	const part = drawing.relief.across > 0.05 ? 2 : 4;
	const [columns, rows] = [Math.ceil(width / part) + 2, Math.ceil(height / part) + 2];
	const light = lightOn(drawing.relief, columns, rows, ((width / PICTURE.width) * drawing.zoom) / part);
	const gloss = drawing.relief.gloss * 255;
	for (let y = 0; y < height; y++) {
		const [row, down] = [Math.floor(y / part), (y % part) / part];
		for (let x = 0; x < width; x++) {
			const at = (y * width + x) * 4;
			if (cloth[at + 3] === 0) continue;
			const spot = row * columns + Math.floor(x / part);
			const right = (x % part) / part;
			const upper = (light[spot] as number) * (1 - right) + (light[spot + 1] as number) * right;
			const lower = (light[spot + columns] as number) * (1 - right) + (light[spot + columns + 1] as number) * right;
			const lit = upper * (1 - down) + lower * down;
			const times = 1 + 1.05 * lit;
			const plus = gloss * lit + 0.5;
			cloth[at] = byte((cloth[at] as number) * times + plus);
			cloth[at + 1] = byte((cloth[at + 1] as number) * times + plus);
			cloth[at + 2] = byte((cloth[at + 2] as number) * times + plus);
		}
	}
}

const byte = (value: number) => (value < 0 ? 0 : Math.min(value, 255));

/** The whole picture in pixels: wall, shadow and hanger, then the cloth with its folds and light. */
export async function pixelsOf(drawing: Drawing, width: number): Promise<Pixels> {
	const height = Math.round((width * PICTURE.height) / PICTURE.width);
	const near = (width / PICTURE.width) * drawing.zoom;
	const of = (layer: Layer) => raster(layer, width, height);
	const [picture, behind, cloth, soft, crisp, upper] = await Promise.all([
		backdrop(drawing, width, height, 17 * near),
		of(drawing.behind),
		of(drawing.flats),
		blurred(drawing.soft, width, height, 8 * near),
		blurred(drawing.crisp, width, height, 2.4 * near),
		of(drawing.upper),
	]);
	const size = { width, height };
	layWithin(picture, size, { data: behind, ...size });
	layWithin(cloth, size, soft);
	layWithin(cloth, size, crisp);
	layUpon(cloth, upper);
	if (drawing.weave) await weaveClose(cloth, width, height, drawing.weave);
	shine(cloth, width, height, drawing);
	layWithin(picture, size, { data: cloth, ...size });
	return { data: picture, ...size };
}
