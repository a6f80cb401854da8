import type { Season } from "./look.ts";
import { gradient, type Sheet } from "./sheet.ts";

/** The room in which pictures are laid out. */
export const PICTURE = { width: 840, height: 1120 };

/** What a master measures in pixels: enough for a dense screen and for enlarging. */
export const MASTER = { width: 1284, height: 1712 };

/** The middle of the rail and half its thickness: the same in every picture, so that a row of cards is one rack. */
export const RAIL = { y: 88, half: 7 };

/** Fronts are drawn this much larger than their patterns are cut. */
export const SCALE = 1.12;

/** How much closer a detail is seen. */
export const CLOSE = 3;

const WALLS: Record<Season, { lit: string; wall: string; far: string; shade: string }> = {
	summer: { lit: "#f3eadb", wall: "#e8dbc6", far: "#d6c5ab", shade: "#6b5436" },
	autumn: { lit: "#efdcb9", wall: "#e3c99c", far: "#cfae7d", shade: "#5f4017" },
	winter: { lit: "#e6ecf1", wall: "#d2dbe3", far: "#b7c4d0", shade: "#33465a" },
	spring: { lit: "#f8e9e5", wall: "#efd8d2", far: "#dfc0b8", shade: "#6d443c" },
};

/** Light that fades without an edge. */
const POOL = [
	[0, 0.95],
	[0.2, 0.86],
	[0.4, 0.62],
	[0.6, 0.33],
	[0.8, 0.1],
	[1, 0],
] as const;

export const wallShade = (season: Season) => WALLS[season].shade;

/** A studio wall lit from the upper left; its left and right edges are alike, so that neighbours join. */
export function wall(sheet: Sheet, season: Season): string {
	const { lit, wall: plain, far } = WALLS[season];
	const fall = gradient(sheet, "down", [
		[0, plain],
		[0.35, plain],
		[1, far],
	]);
	const pool = sheet.define(
		`pool ${season}`,
		(id) =>
			`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="-60" cy="440" r="640" gradientTransform="matrix(.72 0 0 1 0 0)">${POOL.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${lit}" stop-opacity="${opacity}"/>`).join("")}</radialGradient>`,
	);
	const full = `x="-420" y="0" width="${PICTURE.width}" height="${PICTURE.height}"`;
	return `<rect ${full} fill="url(#${fall})"/><rect ${full} fill="url(#${pool})"/>`;
}

/** What the rail throws on the wall. */
export function railShadow(sheet: Sheet, season: Season): string {
	const { shade } = WALLS[season];
	const soft = gradient(sheet, "down", [
		[0, shade, 0],
		[0.25, shade, 0.07],
		[0.5, shade, 0.2],
		[0.75, shade, 0.07],
		[1, shade, 0],
	]);
	return `<rect x="-430" y="${RAIL.y - 4}" width="860" height="64" fill="url(#${soft})"/>`;
}

export function rail(sheet: Sheet): string {
	const steel = gradient(sheet, "down", [
		[0, "#4a4440"],
		[0.22, "#8b837b"],
		[0.36, "#4b4541"],
		[0.75, "#24211f"],
		[1, "#393430"],
	]);
	return `<rect x="-430" y="${RAIL.y - RAIL.half}" width="860" height="${RAIL.half * 2}" fill="url(#${steel})"/>`;
}
