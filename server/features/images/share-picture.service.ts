import { fileURLToPath } from "node:url";
import { escapeHtml } from "#core/rules/html-text.ts";
import { loadSharp } from "../../load-sharp.ts";
import { inProject } from "../../project-folder.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const INK = "#1f1a16";
const QUIET = "#5d5a55";
/** Between the two walls, with a margin. */
const TEXT_WIDTH = 660;

/** A rail before two studio walls, and a hanger on it. */
const RAIL = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
	<linearGradient id="summer" x2="0" y2="1"><stop offset="0.35" stop-color="#e8dbc6"/><stop offset="1" stop-color="#d6c5ab"/></linearGradient>
	<linearGradient id="spring" x2="0" y2="1"><stop offset="0.35" stop-color="#efd8d2"/><stop offset="1" stop-color="#dfc0b8"/></linearGradient>
	<rect width="${WIDTH}" height="${HEIGHT}" fill="#f8f4ed"/>
	<rect width="240" height="${HEIGHT}" fill="url(#summer)"/>
	<rect x="960" width="240" height="${HEIGHT}" fill="url(#spring)"/>
	<rect y="74" width="${WIDTH}" height="9" fill="#35322d"/>
	<path transform="translate(438 51.5) scale(8.1)" fill="none" stroke="${INK}" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round"
		d="M15.2 7.1a4.9 4.9 0 1 1 7 4.4c-1.5.7-2.2 1.6-2.2 3.1v1.3L3.9 25.2c-1.9 1.1-1.1 4 1.1 4h30c2.2 0 3-2.9 1.1-4L20 15.9"/>
</svg>`;

type Line = { size: number; colour: string; middle: number; most: number };
const TAGLINE: Line = { size: 30, colour: QUIET, middle: 540, most: 80 };

/** The longer a name is, the smaller are its letters, so that it has two lines or three. */
function nameLine({ length }: string): Line {
	return { size: length > 30 ? 48 : length > 13 ? 64 : 92, colour: INK, middle: 400, most: 170 };
}

/** What is shown beside a link to a shop without a logo: its name and its tagline, in the typeface of its papers. */
export async function sharePicture({ name, tagline }: { name: string; tagline: string }): Promise<Buffer> {
	const sharp = await loadSharp();
	const drawn = [await written(name, nameLine(name)), ...(tagline ? [await written(tagline, TAGLINE)] : [])];
	return sharp(Buffer.from(RAIL)).composite(drawn).png().toBuffer();
}

/** A text in its place; one that is too long for it is smaller. */
async function written(words: string, { size, colour, middle, most }: Line) {
	const sharp = await loadSharp();
	const text = await sharp({
		text: {
			text: `<span foreground="${colour}">${escapeHtml(words)}</span>`,
			font: `Inter ${size}`,
			fontfile: fileURLToPath(inProject("server/sheets/fonts/inter-regular.ttf")),
			width: TEXT_WIDTH,
			align: "centre",
			rgba: true,
			dpi: 72,
		},
	})
		.png()
		.toBuffer();
	const { data: input, info } = await sharp(text)
		.resize({ width: TEXT_WIDTH, height: most, fit: "inside", withoutEnlargement: true })
		.png()
		.toBuffer({ resolveWithObject: true });
	return { input, left: Math.round((WIDTH - info.width) / 2), top: Math.round(middle - info.height / 2) };
}
