import type { Cloth, Place } from "./cloth.ts";
import { mixHex, shift } from "./colour.ts";
import { weave, wholePixels } from "./fabric.ts";
import { cable, fairIsle, rib } from "./knits.ts";
import { SCALE } from "./scene.ts";
import { type Tile, tile } from "./sheet.ts";

const bar = (y: number, height: number, fill: string, opacity = 1) =>
	`<rect x="-1" y="${y}" width="1500" height="${height}" fill="${fill}" opacity="${opacity}"/>`;

const post = (x: number, width: number, fill: string, opacity = 1) =>
	`<rect x="${x}" y="-1" width="${width}" height="1500" fill="${fill}" opacity="${opacity}"/>`;

function check(accent: string, base: string, size: number): Tile {
	const dark = shift(accent, -0.12);
	const warm = mixHex(accent, base, 0.5);
	const content = [bar, post].flatMap((draw) => [
		draw(size * 0.1, size * 0.28, accent, 0.5),
		draw(size * 0.62, size * 0.2, warm, 0.55),
		draw(size * 0.48, size * 0.025, dark, 0.75),
		draw(size * 0.95, size * 0.025, dark, 0.6),
	]);
	return { width: size, height: size, content: content.join("") };
}

function floral(cloth: Cloth): Tile {
	const { dice, palette } = cloth;
	const size = 132;
	const leafColour = palette.light > 0.7 ? "#71805f" : "#a9b596";
	const tints = [palette.accent, shift(palette.accent, 0.08, 0.8), shift(palette.accent, -0.1, 1.05)];
	const blooms: string[] = [];
	const spots: [number, number, number][] = [
		[30, 34, 1],
		[96, 22, 0.66],
		[70, 80, 0.92],
		[18, 98, 0.62],
		[114, 112, 0.78],
		[120, 66, 0.42],
		[52, 124, 0.45],
	];
	for (const [cx, cy, scale] of spots) {
		const turn = dice.between(0, 72);
		const tint = dice.pick([tints[0] ?? "", tints[1] ?? "", tints[2] ?? ""]);
		const petals = [0, 72, 144, 216, 288].map(
			(angle) =>
				`<path d="M0 0C-9-3-13-13-8-19C-5-22-2-20 0-18C2-20 5-22 8-19C13-13 9-3 0 0Z" transform="rotate(${angle})" fill="${tint}"/><path d="M0-3L0-13M-2-4L-5-11M2-4L5-11" transform="rotate(${angle})" stroke="${shift(tint, -0.16)}" stroke-width=".9" opacity=".5"/>`,
		);
		const leaves = `<path d="M0 0C16 2 26 14 30 30C14 28 2 16 0 0Z" transform="rotate(${dice.between(0, 360).toFixed(0)})" fill="${leafColour}"/><path d="M0 0C16 2 26 14 30 30C14 28 2 16 0 0Z" transform="rotate(${dice.between(0, 360).toFixed(0)})" fill="${shift(leafColour, -0.07)}"/>`;
		const bloom = `${leaves}<g transform="rotate(${turn.toFixed(0)})">${petals.join("")}</g><circle r="4" fill="#e7c77c"/><circle r="1.600" fill="#9a6b2f"/>`;
		for (const dx of [-size, 0, size]) {
			for (const dy of [-size, 0, size]) {
				const [x, y] = [cx + dx, cy + dy];
				if (x > -30 && x < size + 30 && y > -30 && y < size + 30)
					blooms.push(`<g transform="translate(${x} ${y}) scale(${scale * 0.86})">${bloom}</g>`);
			}
		}
	}
	return { width: size, height: size, content: blooms.join("") };
}

/** Leaves that drift, each its own way. */
function leaves(cloth: Cloth): Tile {
	const { accent } = cloth.palette;
	const size = 120;
	const leaf = "M0-26C13-14 13 10 0 26C-13 10-13-14 0-26Z";
	const spots = [
		[24, 28, 20],
		[84, 20, 115],
		[56, 66, 250],
		[108, 84, 60],
		[20, 96, 160],
	] as const;
	const drawn = spots.flatMap(([x, y, turn], index) =>
		[-size, 0, size].flatMap((dx) =>
			[-size, 0, size].map(
				(dy) =>
					`<g transform="translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${index % 2 ? 0.72 : 1})"><path d="${leaf}" fill="${index % 2 ? shift(accent, -0.09) : accent}"/><path d="M0-22L0 30M0-8L7-14M0-8L-7-14M0 4L8-3M0 4L-8-3" stroke="${shift(accent, -0.22)}" stroke-width="1.400" fill="none" opacity=".7"/></g>`,
			),
		),
	);
	return { width: size, height: size, content: drawn.join("") };
}

function printTile(cloth: Cloth): Tile | null {
	const { accent, base } = cloth.palette;
	switch (cloth.look.pattern) {
		case "stripe":
			return { width: 24, height: 24, content: post(0, 9, accent, 0.92) };
		case "breton":
			return { width: 32, height: 32, content: bar(4, 9, accent, 0.96) };
		case "pinstripe":
			return { width: 18, height: 18, content: post(6, 1.5, accent, 0.8) };
		case "check":
			return check(accent, base, 74);
		case "gingham":
			return { width: 26, height: 26, content: bar(0, 13, accent, 0.55) + post(0, 13, accent, 0.55) };
		case "dots":
			return {
				width: 36,
				height: 36,
				content: [
					[9, 9],
					[27, 27],
				]
					.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${accent}"/>`)
					.join(""),
			};
		case "floral":
			return floral(cloth);
		case "leaves":
			return leaves(cloth);
		case "fair-isle":
			return fairIsle(cloth);
		case "cable":
			return cable(cloth);
		case "rib":
			return rib(cloth);
		default:
			return null;
	}
}

/** The fills of a piece of cloth, print below weave, turned with the piece. */
export function makePrint(cloth: Cloth): (place: Place) => string[] {
	if (cloth.look.pattern === "colour-block")
		return ({ x }) => (x === 0 ? [`url(#${block(cloth)})`, ...weave(cloth)] : weave(cloth));
	const made = printTile(cloth);
	const scale = cloth.closeUp ? 1 : SCALE;
	return ({ x, y, angle }) => {
		const turn = `${wholePixels(cloth)} translate(${Math.round(x * scale)} ${Math.round(y * scale)})${angle ? ` rotate(${angle})` : ""}`;
		const print = made ? [`url(#${tile(cloth.sheet, "print", made, turn)})`] : [];
		return [...print, ...weave(cloth)];
	};
}

/** Two colours that meet in a seam across the body; sleeves keep the upper one. */
function block(cloth: Cloth): string {
	const { accent, base, line } = cloth.palette;
	const meet = cloth.look.garment === "tee" ? 392 : 452;
	const edge = `M0 ${meet - 10}Q800 ${meet + 22} 1600 ${meet - 10}`;
	return cloth.sheet.define(
		"block",
		(id) =>
			`<pattern id="${id}" patternUnits="userSpaceOnUse" x="-800" y="0" width="1600" height="1600"><rect width="1600" height="1600" fill="${base}"/><path d="${edge}L1600 1600L0 1600Z" fill="${accent}"/><path d="${edge}" fill="none" stroke="${line}" stroke-width="2.400"/></pattern>`,
	);
}
