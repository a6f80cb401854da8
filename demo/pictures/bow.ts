import type { Cloth } from "./cloth.ts";
import type { Point } from "./geometry.ts";

/** A bow with two long ends. */
export function bow(cloth: Cloth, [atX, atY]: Point, fill = cloth.palette.base, scale = 1): void {
	const [x, y] = [0, 0];
	const { deep, glow, line } = cloth.palette;
	const ends = `M${x - 2} ${y}c-16 40-24 90-20 150l22 4c-2-60 2-110 6-150ZM${x + 2} ${y}c14 40 22 80 24 128l-20 6c-4-50-8-90-10-130Z`;
	const loops = `M${x} ${y}c-22-30-62-36-66-14c-4 24 40 32 66 18ZM${x} ${y}c22-30 62-36 66-14c4 24-40 32-66 18Z`;
	cloth.upper.push(
		`<g stroke-linejoin="round" transform="translate(${atX} ${atY}) scale(${scale})"><path d="${ends}${loops}" fill="${deep}" opacity=".3" transform="translate(4 6)"/><path d="${ends}${loops}" fill="${fill}" stroke="${line}" stroke-width="1.300"/><path d="M${x - 8} ${y - 2}c-14-12-36-16-46-10M${x + 8} ${y - 2}c14-12 36-16 46-10M${x - 6} ${y + 14}c-10 40-12 80-10 124M${x + 6} ${y + 14}c8 40 10 70 12 108" fill="none" stroke="${deep}" stroke-width="4" opacity=".3"/><path d="M${x - 14} ${y - 12}c-14-8-30-10-40-4" fill="none" stroke="${glow}" stroke-width="4" opacity=".5"/><ellipse cx="${x}" cy="${y + 2}" rx="9" ry="11" fill="${fill}" stroke="${line}" stroke-width="1.200"/></g>`,
	);
}
