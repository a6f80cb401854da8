import { type Cloth, panel } from "./cloth.ts";
import { button } from "./fastenings.ts";
import type { Line, Point } from "./geometry.ts";
import { BAR } from "./hanger.ts";
import type { Look } from "./look.ts";
import { patchPocket } from "./pockets.ts";
import { seam, stitches } from "./trims.ts";

export const TOP = BAR + 8;

export const onClips = (cloth: Cloth, apart: number) => {
	cloth.hanger = "clips";
	cloth.clips = { apart, y: TOP };
};

/** A fly: the curved stitching beside the front closing. */
export function fly(cloth: Cloth, thread?: string): void {
	seam(cloth, [
		[0, TOP + 38],
		[1, TOP + 120],
		[0, TOP + 204],
	]);
	stitches(
		cloth,
		[
			[26, TOP + 40],
			[25, TOP + 110],
			[16, TOP + 146],
			[2, TOP + 160],
		],
		thread,
	);
}

export function loops(cloth: Cloth, at: readonly number[], thread?: string): void {
	for (const x of at) {
		panel(
			cloth,
			[
				[x - 6, TOP - 4, 1],
				[x + 6, TOP - 4, 1],
				[x + 6, TOP + 42, 1],
				[x - 6, TOP + 42, 1],
			],
			{ layer: "upper", round: 0.6 },
		);
		for (const by of [-3, 3])
			stitches(
				cloth,
				[
					[x + by, TOP],
					[x + by, TOP + 38],
				],
				thread,
			);
	}
}

/** A gathered waistband. */
export function elastic(cloth: Cloth, waist: number): void {
	const lines = Array.from({ length: 34 }, (_, index) => {
		const x = -waist + 6 + ((2 * waist - 12) * index) / 33;
		return cloth.pen([
			[x, TOP + 5],
			[x + cloth.dice.around(2), TOP + 36],
		]);
	}).join("");
	cloth.upper.push(
		`<path d="${lines}" fill="none" stroke="${cloth.palette.deep}" stroke-width="2.400" opacity=".38"/>`,
	);
	for (const y of [13, 27])
		stitches(cloth, [
			[-waist + 4, TOP + y],
			[0, TOP + y + 5],
			[waist - 4, TOP + y],
		]);
}

export const LEGS: Record<NonNullable<Look["fit"]>, number> = { slim: 0.86, regular: 1, relaxed: 1.1, oversized: 1.2 };

/** The rounded front pockets of jeans, with their rivets. */
export function jeansPockets(cloth: Cloth, waist: number, hip: number, thread?: string): void {
	for (const way of [1, -1]) {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		const mouth = put([
			[waist * 0.42, TOP + 42],
			[waist * 0.56, TOP + 84],
			[hip * 0.9, TOP + 96],
		]);
		seam(cloth, mouth);
		for (const by of [6, 12])
			stitches(
				cloth,
				mouth.map(([x, y]): Point => [x, y + by]),
				thread,
			);
		for (const [x, y] of [
			[waist * 0.42, TOP + 50],
			[hip * 0.88, TOP + 100],
		] as const)
			button(cloth, [way * x, y], 4, "metal");
	}
}

/** Two pockets on the seat, below the yoke. */
export function seatPockets(cloth: Cloth, apart: number, thread?: string): void {
	for (const x of [-apart, apart])
		patchPocket(cloth, [x, TOP + 96], 82, 94, { point: true, ...(thread ? { thread } : {}) });
}
