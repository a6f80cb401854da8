import type { Cloth } from "../cloth.ts";
import { button, cords, zip } from "../fastenings.ts";
import { fold } from "../folds.ts";
import { type Line, type Point, xAt } from "../geometry.ts";
import { flap, pocketSides, weltPocket } from "../pockets.ts";
import type { Torso } from "../torso.ts";
import { seam, stitches } from "../trims.ts";
import { eachSide } from "./coat-parts.ts";

/** A zip that runs aslant from the collar to the hem. */
export function slantedZip(cloth: Cloth, torso: Torso): void {
	const [from, to]: [Point, Point] = [
		[-4, 436],
		[-70, torso.cut.hem - 2],
	];
	seam(cloth, [
		[from[0] + 16, from[1]],
		[to[0] + 16, to[1]],
	]);
	zip(cloth, from, to, 10);
	weltPocket(cloth, [84, 520], [146, 496], 12);
}

/** A cord that draws the waist in. */
export function waistCord(cloth: Cloth, torso: Torso): void {
	const y = 540;
	const half = xAt(torso.side, y);
	const line: Line = [
		[-half, y],
		[0, y + 8],
		[half, y],
	];
	seam(cloth, line, 0.8);
	stitches(
		cloth,
		line.map(([x, at]): Point => [x, at - 7]),
	);
	for (const way of [1, -1])
		fold(cloth, torso.d, [way * half * 0.6, y - 60], [way * half * 0.56, y + 60], {
			width: 12,
			strength: 0.7,
			crisp: true,
		});
	if (!cloth.back)
		cords(
			cloth,
			[
				[-24, y + 4],
				[24, y + 4],
			],
			64,
			"#3f3a34",
		);
}

/** The seams and pockets that make a denim jacket. */
export function trucker(cloth: Cloth, torso: Torso, thread?: string): void {
	const wide = torso.underarm[0];
	eachSide((way) => {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		const yoke = put([
			[14, 330],
			[80, 334],
			[wide - 24, 336],
		]);
		seam(cloth, yoke);
		stitches(
			cloth,
			yoke.map(([x, y]): Point => [x, y + 5]),
			thread,
		);
		for (const [from, to] of [
			[62, 40],
			[142, 112],
		] as const) {
			const run = put([
				[from, 340],
				[(from + to) / 2 + 4, 500],
				[to, torso.cut.hem - 36],
			]);
			seam(cloth, run);
			stitches(
				cloth,
				run.map(([x, y]): Point => [x - 4 * way, y]),
				thread,
			);
		}
		if (cloth.look.pockets !== "chest" || !pocketSides(cloth).includes(way)) return;
		flap(cloth, [way * 100, 334], 76, 42, thread);
		button(cloth, [way * 100, 362], 6.5, "metal");
	});
}
