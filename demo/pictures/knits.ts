import type { Cloth } from "./cloth.ts";
import { mixHex } from "./colour.ts";
import type { Tile } from "./sheet.ts";

const STITCH = 5;

/** Rows of a Nordic yoke: `#` is the accent colour, `o` the shade between. */
const YOKE = [
	"#...#...",
	".......",
	"########",
	"........",
	"#..##..#",
	"##....##",
	".##..##.",
	"..####..",
	"...##...",
	"..####..",
	".##..##.",
	"##....##",
	"#..##..#",
	"........",
	"oooooooo",
	"........",
	"..#...#.",
	".###.###",
	"..#...#.",
	"........",
	"########",
	"........",
	"#...#...",
];

/** A knitted yoke across the chest, and single stitches scattered below it. */
export function fairIsle(cloth: Cloth): Tile {
	const { accent, base } = cloth.palette;
	const half = mixHex(accent, base, 0.5);
	const stitches: string[] = [];
	const stitch = (column: number, y: number, fill: string) =>
		stitches.push(`<path d="M${column * STITCH} ${y}l2.500 2l2.500-2v4l-2.500 2l-2.500-2Z" fill="${fill}"/>`);
	const top = cloth.closeUp ? 268 : 300;
	YOKE.forEach((row, index) => {
		[...row].forEach((sign, column) => {
			if (sign !== ".") stitch(column, top + index * STITCH, sign === "#" ? accent : half);
		});
	});
	for (let y = top + (YOKE.length + 3) * STITCH, row = 0; y < 1100; y += STITCH * 5, row++)
		stitch(row % 2 ? 1 : 5, y, accent);
	return { width: STITCH * 8, height: 1400, content: stitches.join("") };
}

/** Twisted cables between ribs. */
export function cable(cloth: Cloth): Tile {
	const { deep, glow, base } = cloth.palette;
	const strand = (d: string) =>
		`<path d="${d}" stroke="${deep}" stroke-width="15" opacity=".55"/><path d="${d}" stroke="${base}" stroke-width="11.500"/><path d="${d}" stroke="${glow}" stroke-width="4" opacity=".5" transform="translate(-2 0)"/><path d="${d}" stroke="${deep}" stroke-width="1" opacity=".35" stroke-dasharray="2 3" transform="translate(2.500 0)"/>`;
	const over = "M18-4C18 12 40 20 40 36C40 50 40 52 40 64";
	const under = "M40-4C40 12 18 20 18 36C18 50 18 52 18 64";
	const ribs = [62, 70].map(
		(x) =>
			`<path d="M${x} 0L${x} 60" stroke="${deep}" stroke-width="2.500" opacity=".4"/><path d="M${x + 3} 0L${x + 3} 60" stroke="${glow}" stroke-width="2.500" opacity=".35"/>`,
	);
	return {
		width: 80,
		height: 60,
		content: `<g fill="none"><path d="M5 0L5 60M54 0L54 60" stroke="${deep}" stroke-width="5" opacity=".4"/>${strand(under)}${strand(over)}${ribs.join("")}</g>`,
	};
}

export function rib(cloth: Cloth): Tile {
	const { deep, glow } = cloth.palette;
	return {
		width: 12,
		height: 12,
		content: `<rect width="3.800" height="12" fill="${deep}" opacity=".34"/><rect x="3.800" width="1.600" height="12" fill="${deep}" opacity=".14"/><rect x="7" width="2.800" height="12" fill="${glow}" opacity=".36"/>`,
	};
}
