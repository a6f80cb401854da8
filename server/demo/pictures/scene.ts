import type { Season } from "./look.ts";
import { gradient, type Sheet } from "./sheet.ts";

export const PICTURE = { width: 840, height: 1120 };
/** The middle of the rail and half its thickness: the same in every picture, so that a row of cards is one rack. */
export const RAIL = { y: 88, half: 7 };

const WALLS: Record<Season, { lit: string; wall: string; far: string; shade: string }> = {
	summer: { lit: "#f3eadb", wall: "#e8dbc6", far: "#d6c5ab", shade: "#6b5436" },
	autumn: { lit: "#ecd6ad", wall: "#dfc08d", far: "#c6a06a", shade: "#5f4017" },
	winter: { lit: "#e6ecf1", wall: "#d2dbe3", far: "#b7c4d0", shade: "#33465a" },
	spring: { lit: "#f8e9e5", wall: "#efd8d2", far: "#dfc0b8", shade: "#6d443c" },
};

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
			`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="-90" cy="400" r="520" gradientTransform="matrix(.78 0 0 1.1 0 -30)"><stop offset="0" stop-color="${lit}"/><stop offset=".55" stop-color="${lit}" stop-opacity=".5"/><stop offset="1" stop-color="${lit}" stop-opacity="0"/></radialGradient>`,
	);
	const full = `x="-420" y="0" width="${PICTURE.width}" height="${PICTURE.height}"`;
	return `<rect ${full} fill="url(#${fall})"/><rect ${full} fill="url(#${pool})"/>`;
}

/** What the rail throws on the wall; drawn with the garment's own shadow. */
export const railShadow = () => `<rect x="-520" y="${RAIL.y + 16}" width="1040" height="14" opacity=".6"/>`;

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
