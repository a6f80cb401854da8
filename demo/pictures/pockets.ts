import { type Cloth, panel } from "./cloth.ts";
import { corner, type Line, mix, type Point } from "./geometry.ts";
import { stitches } from "./trims.ts";

/** On which sides a garment has its pockets: a single one is at the right. */
export const pocketSides = ({ look }: Cloth): readonly (1 | -1)[] => (look.pocketCount === 1 ? [1] : [1, -1]);

/** The same, the left one first. */
export const pocketPlaces = (cloth: Cloth, apart: number): number[] =>
	pocketSides(cloth)
		.map((way) => way * apart)
		.toReversed();

/** A pocket sewn on, with a double stitched mouth and, if wanted, a flap. */
export function patchPocket(
	cloth: Cloth,
	[x, y]: Point,
	width: number,
	height: number,
	style: { flap?: boolean; point?: boolean; thread?: string } = {},
): void {
	const w = width / 2;
	const foot = style.point ? y + height - 10 : y + height - 4;
	const shape: Line = [
		[x - w, y, 1],
		[x + w, y, 1],
		[x + w - 1, foot, 1],
		[x, y + height],
		[x - w + 1, foot, 1],
	];
	panel(cloth, shape, { layer: "upper", round: 0.5 });
	stitches(
		cloth,
		[
			[x - w + 4, y + 4, 1],
			[x - w + 5, foot - 4, 1],
			[x, y + height - 5],
			[x + w - 5, foot - 4, 1],
			[x + w - 4, y + 4, 1],
		],
		style.thread,
	);
	if (style.flap) flap(cloth, [x, y - 6], width + 6, Math.min(34, height * 0.34), style.thread);
	else
		stitches(
			cloth,
			[
				[x - w + 3, y + 11],
				[x + w - 3, y + 11],
			],
			style.thread,
		);
}

export function flap(cloth: Cloth, [x, y]: Point, width: number, height: number, thread?: string): void {
	const w = width / 2;
	panel(
		cloth,
		[
			[x - w, y, 1],
			[x + w, y, 1],
			[x + w, y + height - 6, 1],
			[x, y + height],
			[x - w, y + height - 6, 1],
		],
		{ layer: "upper", round: 0.6 },
	);
	stitches(
		cloth,
		[
			[x - w + 4, y + 3, 1],
			[x - w + 4, y + height - 9, 1],
			[x, y + height - 4],
			[x + w - 4, y + height - 9, 1],
			[x + w - 4, y + 3, 1],
		],
		thread,
	);
}

/** A cut in the cloth with narrow lips. */
export function weltPocket(cloth: Cloth, from: Point, to: Point, height = 13): void {
	panel(cloth, [corner(from), corner(to), [to[0], to[1] + height, 1], [from[0], from[1] + height, 1]], {
		layer: "upper",
		round: 0.6,
	});
	cloth.upper.push(
		`<path d="${cloth.pen([
			[from[0], from[1]],
			[to[0], to[1]],
		])}" stroke="${cloth.palette.deep}" stroke-width="2.500" fill="none" opacity=".75"/>`,
	);
}

/** A pocket cut aslant into the side, its edge stitched twice. */
export function slantPocket(cloth: Cloth, from: Point, to: Point): void {
	const d = cloth.pen([from, mix(from, to, 0.5), to]);
	const { deep, glow } = cloth.palette;
	cloth.upper.push(
		`<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${deep}" stroke-width="6" opacity=".22" transform="translate(2 2)"/><path d="${d}" stroke="${deep}" stroke-width="2.200" opacity=".8"/><path d="${d}" stroke="${glow}" stroke-width="1.200" opacity=".5" transform="translate(-2 -1)"/></g>`,
	);
	const inward = from[0] > 0 ? -1 : 1;
	for (const by of [5, 9])
		stitches(cloth, [
			[from[0] + inward * by, from[1] - 3],
			[to[0] + inward * by, to[1] + 2],
		]);
}
