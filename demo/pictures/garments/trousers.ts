import type { Cloth } from "../cloth.ts";
import { button, cords } from "../fastenings.ts";
import { fold } from "../folds.ts";
import { type Line, mirror, type Point } from "../geometry.ts";
import { drawLegs, type Leg } from "../legs.ts";
import type { Look } from "../look.ts";
import { patchPocket, slantPocket } from "../pockets.ts";
import { waistband } from "../skirts.ts";
import { seam, stitches } from "../trims.ts";
import { elastic, fly, LEGS, loops, onClips, TOP } from "../waist.ts";

function legOf(look: Look, hem: number): Leg {
	const ease = LEGS[look.fit ?? "regular"];
	const shape = look.shape ?? "straight";
	const foot =
		{ tapered: 50, straight: 66, wide: 104, "a-line": 92, pleated: 84, tiered: 84 }[shape] *
		(shape === "wide" ? 1 : ease);
	return {
		top: TOP,
		waist: 138 + (ease - 1) * 40,
		hip: 154 + (ease - 1) * 80,
		crotch: TOP + 206,
		foot,
		hem,
		apart: shape === "wide" ? 14 : 9,
	};
}

const legHem = (look: Look) => ({ cropped: 850, regular: 945, long: 962, full: 972 })[look.length ?? "regular"];

export function drawTrousers(cloth: Cloth): void {
	const { look } = cloth;
	const leg = legOf(look, legHem(look));
	onClips(cloth, leg.waist - 34);
	const sporty = look.fabric === "fleece" || look.fabric === "technical" || look.closure === "tie";
	const rightLeg = drawLegs(cloth, leg);
	for (const way of [1, -1]) {
		const put = (line: Line) => (way === 1 ? line : mirror(line));
		if (!sporty)
			seam(
				cloth,
				put([
					[leg.waist * 0.55, TOP + 42],
					[leg.waist * 0.62, TOP + 220],
					[rightLeg.centre, leg.hem - 4],
				]),
				look.shape === "pleated" ? 1 : 0.55,
			);
		if (look.shape === "pleated" || look.shape === "wide")
			for (const x of [0.4, 0.6])
				fold(cloth, cloth.body, [way * leg.waist * x, TOP + 36], [way * leg.waist * (x + 0.05), TOP + 190], {
					width: 10,
					strength: 0.9,
					crisp: true,
				});
		if (look.pockets === "cargo")
			patchPocket(cloth, [way * (rightLeg.centre + 34), TOP + 330], 88, 108, { flap: true });
		else if (look.pockets !== "none")
			slantPocket(cloth, [way * (leg.waist - 4), TOP + 130], [way * (leg.waist - 38), TOP + 42]);
	}
	waistband(cloth, TOP, leg.waist, 38);
	if (sporty) {
		elastic(cloth, leg.waist);
		cords(
			cloth,
			[
				[-14, TOP + 28],
				[12, TOP + 28],
			],
			96,
			cloth.palette.light > 0.5 ? cloth.palette.base : "#e4ddd0",
		);
	} else {
		loops(cloth, [-leg.waist * 0.62, leg.waist * 0.62]);
		fly(cloth);
		button(cloth, [0, TOP + 22], 7.5, "horn");
	}
	cloth.focus.push({ at: [30, TOP + 120], zoom: 3 }, { at: [-40, TOP + 140], zoom: 3 });
}

export function drawJeans(cloth: Cloth): void {
	const { look } = cloth;
	const thread = cloth.palette.light > 0.8 ? cloth.palette.thread : "#cf9447";
	const leg = legOf(look, legHem(look));
	onClips(cloth, leg.waist - 34);
	drawLegs(cloth, leg, { faded: true, thread });
	for (const way of [1, -1]) {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		const mouth = put([
			[leg.waist * 0.42, TOP + 42],
			[leg.waist * 0.56, TOP + 84],
			[leg.hip * 0.9, TOP + 96],
		]);
		seam(cloth, mouth);
		stitches(
			cloth,
			mouth.map(([x, y]): Point => [x, y + 6]),
			thread,
		);
		stitches(
			cloth,
			mouth.map(([x, y]): Point => [x, y + 12]),
			thread,
		);
		for (const [x, y] of [
			[leg.waist * 0.42, TOP + 50],
			[leg.hip * 0.88, TOP + 100],
		] as const)
			button(cloth, [way * x, y], 4, "metal");
	}
	waistband(cloth, TOP, leg.waist, 38);
	for (const y of [5, 33])
		stitches(
			cloth,
			[
				[-leg.waist + 4, TOP + y],
				[0, TOP + y + 5],
				[leg.waist - 4, TOP + y],
			],
			thread,
		);
	loops(cloth, [-leg.waist * 0.58, leg.waist * 0.58], thread);
	fly(cloth, thread);
	button(cloth, [2, TOP + 23], 9.5, "metal");
	cloth.focus.push({ at: [40, TOP + 110], zoom: 3 }, { at: [-50, TOP + 130], zoom: 3 });
}
