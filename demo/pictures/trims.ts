import type { Cloth } from "./cloth.ts";
import { type Line, sample } from "./geometry.ts";

/** A sewn line: a groove with a lit edge. */
export function seam(cloth: Cloth, line: Line, strength = 1): void {
	const d = cloth.pen(line);
	const { line: dark, glow } = cloth.palette;
	cloth.upper.push(
		`<g fill="none"><path d="${d}" stroke="${dark}" stroke-width="1.700" opacity="${0.75 * strength}"/><path d="${d}" stroke="${glow}" stroke-width="1.200" opacity="${0.4 * strength}" transform="translate(-1.400 -.4)"/></g>`,
	);
}

/** Stitches one can count when close. */
export function stitches(cloth: Cloth, line: Line, colour = cloth.palette.thread): void {
	const d = cloth.pen(line);
	cloth.trims.push(
		`<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${cloth.palette.deep}" stroke-width="1.300" stroke-dasharray="4 2.600" opacity=".35" transform="translate(.5 .8)"/><path d="${d}" stroke="${colour}" stroke-width="1.100" stroke-dasharray="4 2.600" opacity=".85"/></g>`,
	);
}

/** Knitted ribs running between two lines. */
export function ribs(cloth: Cloth, from: Line, to: Line, count: number): string {
	const ends = sample(to, count);
	const { deep, glow } = cloth.palette;
	const draw = (shiftBy: number) =>
		sample(from, count)
			.map((start, index) => {
				const end = ends[index] ?? start;
				return cloth.pen([
					[start[0] + shiftBy, start[1]],
					[end[0] + shiftBy, end[1]],
				]);
			})
			.join("");
	return `<g fill="none" stroke-width="1.800"><path d="${draw(0)}" stroke="${deep}" opacity=".42"/><path d="${draw(2)}" stroke="${glow}" opacity=".38"/></g>`;
}

export function label(cloth: Cloth, y: number): void {
	cloth.behind.push(
		`<g transform="translate(0 ${y})"><rect x="-19" y="0" width="38" height="17" rx="1" fill="#f1eadd"/><rect x="-19" y="0" width="38" height="17" rx="1" fill="none" stroke="#b9ab95" stroke-width=".7"/><path d="M-3.500 6.500a3.500 3.500 0 1 1 5.500 2.600q-2 1.100-2 3.400M-10 14.500L0 11.500L10 14.500" fill="none" stroke="#3a332d" stroke-width="1"/></g>`,
	);
}
