import type { Cloth } from "../cloth.ts";
import { button, cords } from "../fastenings.ts";
import { fold } from "../folds.ts";
import { type Line, mirror } from "../geometry.ts";
import { drawLegs, type Leg } from "../legs.ts";
import type { Look } from "../look.ts";
import { patchPocket, slantPocket, weltPocket } from "../pockets.ts";
import { waistband } from "../skirts.ts";
import { seam } from "../trims.ts";
import { elastic, fly, jeansPockets, LEGS, loops, onClips, seatPockets, TOP } from "../waist.ts";

export function legOf(look: Look, hem: number): Leg {
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

export const legHem = (look: Look) => ({ cropped: 850, regular: 945, long: 962, full: 972 })[look.length ?? "regular"];

export function drawTrousers(cloth: Cloth): void {
	const { look } = cloth;
	const leg = legOf(look, legHem(look));
	onClips(cloth, leg.waist - 34);
	const { centre } = drawLegs(cloth, leg);
	const soft = look.waist === "elastic" || look.waist === "drawstring";
	for (const way of [1, -1]) {
		const put = (line: Line) => (way === 1 ? line : mirror(line));
		if (look.crease || look.pleats)
			seam(
				cloth,
				put([
					[leg.waist * 0.55, TOP + 42],
					[leg.waist * 0.62, TOP + 220],
					[centre, leg.hem - 4],
				]),
				look.crease ? 1 : 0.5,
			);
		if (look.hem === "cord") ankleCord(cloth, put, leg, centre);
	}
	waistband(cloth, TOP, leg.waist, 38);
	if (soft) elastic(cloth, leg.waist);
	else loops(cloth, [-leg.waist * 0.62, leg.waist * 0.62]);
	if (cloth.back) trouserBack(cloth, leg, soft);
	else trouserFront(cloth, leg, centre, soft);
	cloth.focus.push([30, TOP + 120]);
}

function trouserFront(cloth: Cloth, leg: Leg, centre: number, soft: boolean): void {
	const { look } = cloth;
	for (const way of [1, -1]) {
		for (let pleat = 0; pleat < (look.pleats ?? 0); pleat++) {
			const x = leg.waist * (0.36 + pleat * 0.2) * way;
			fold(cloth, cloth.body, [x, TOP + 36], [x * 1.1, TOP + 210], { width: 13, strength: 1, crisp: true });
			seam(
				cloth,
				[
					[x, TOP + 42],
					[x * 1.04, TOP + 120],
				],
				0.9,
			);
		}
		if (look.pockets === "cargo") patchPocket(cloth, [way * (centre + 34), TOP + 330], 88, 108, { flap: true });
		if (look.pockets === "patch") patchPocket(cloth, [way * 82, TOP + 74], 84, 118);
		if (look.pockets === "welt" || look.pockets === "cargo" || (soft && look.pockets !== "none"))
			slantPocket(cloth, [way * (leg.waist - 4), TOP + 130], [way * (leg.waist - 38), TOP + 42]);
	}
	if (look.pockets === "five") jeansPockets(cloth, leg.waist, leg.hip);
	if (look.waist === "drawstring")
		cords(
			cloth,
			[
				[-14, TOP + 28],
				[12, TOP + 28],
			],
			96,
			cloth.palette.light > 0.5 ? cloth.palette.base : "#e4ddd0",
		);
	if (soft) return;
	fly(cloth);
	button(cloth, [0, TOP + 22], 7.5, "horn");
}

/** A cord in the hem that closes it around the ankle. */
function ankleCord(cloth: Cloth, put: (line: Line) => Line, leg: Leg, centre: number): void {
	const [at = [centre, leg.hem]] = put([[centre, leg.hem - 14]]);
	for (const by of [-30, -12, 10, 30])
		fold(
			cloth,
			cloth.body,
			put([[centre + by, leg.hem + 4]])[0] ?? at,
			put([[centre + by * 0.8, leg.hem - 70]])[0] ?? at,
			{
				width: 7,
				strength: 0.8,
				crisp: true,
			},
		);
	cords(cloth, [[at[0], at[1]]], 42, "#3f3a34");
}

export function seatSeam(cloth: Cloth, leg: Leg): void {
	seam(cloth, [
		[0, TOP + 40],
		[1, TOP + 120],
		[0, leg.crotch],
	]);
}

function trouserBack(cloth: Cloth, leg: Leg, soft: boolean): void {
	seatSeam(cloth, leg);
	if (cloth.look.pockets === "five" || cloth.look.pockets === "cargo") seatPockets(cloth, 76);
	else if (!soft) for (const x of [-76, 76]) weltPocket(cloth, [x - 38, TOP + 104], [x + 38, TOP + 104], 11);
}
