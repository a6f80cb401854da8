import type { Cloth } from "../cloth.ts";
import { shift } from "../colour.ts";
import { button, buttonRow, cords } from "../fastenings.ts";
import { fold } from "../folds.ts";
import { drawLegs, type Leg } from "../legs.ts";
import { patchPocket, pocketSides, slantPocket, weltPocket } from "../pockets.ts";
import { waistband } from "../skirts.ts";
import { seam } from "../trims.ts";
import { elastic, fly, jeansPockets, LEGS, loops, onClips, seatPockets, TOP } from "../waist.ts";

export function drawShorts(cloth: Cloth): void {
	shortLegs(cloth, false);
}

export function drawSwimShorts(cloth: Cloth): void {
	shortLegs(cloth, true);
}

function shortLegs(cloth: Cloth, swim: boolean): void {
	const { look } = cloth;
	const hem = { cropped: 500, regular: 580, long: 650, full: 690 }[look.length ?? "regular"] - (swim ? 20 : 0);
	const ease = LEGS[look.fit ?? "regular"];
	const leg: Leg = {
		top: TOP,
		waist: 142,
		hip: 180 + (ease - 1) * 60,
		crotch: TOP + 200,
		foot: 92 * ease,
		hem,
		apart: 10,
	};
	const thread = look.fabric === "denim" ? "#cf9447" : undefined;
	const drawn = look.waist === "drawstring";
	onClips(cloth, leg.waist - 34);
	const { centre } = drawLegs(cloth, leg, { faded: look.fabric === "denim", ...(thread ? { thread } : {}) });
	if (look.hem === "frayed") frayed(cloth, leg);
	for (const way of [1, -1] as const) {
		if (look.crease)
			seam(cloth, [
				[way * leg.waist * 0.55, TOP + 42],
				[way * centre, hem - 4],
			]);
		if (look.pockets === "cargo" && pocketSides(cloth).includes(way))
			patchPocket(cloth, [way * 134, TOP + 214], 84, 96, { flap: true });
	}
	waistband(cloth, TOP, leg.waist, 38);
	if (drawn) elastic(cloth, leg.waist);
	else loops(cloth, [-86, 86], thread);
	if (cloth.back) shortsBack(cloth, leg, swim);
	else shortsFront(cloth, leg, drawn);
	cloth.focus.push([30, TOP + 110]);
}

function shortsFront(cloth: Cloth, leg: Leg, drawn: boolean): void {
	const { look } = cloth;
	const thread = look.fabric === "denim" ? "#cf9447" : undefined;
	if (look.pockets === "five") jeansPockets(cloth, leg.waist, leg.hip, thread);
	for (const way of [1, -1]) {
		if (look.pockets !== "five" && look.pockets !== "none")
			slantPocket(cloth, [way * (leg.waist + 6), TOP + 128], [way * (leg.waist - 32), TOP + 42]);
		for (let pleat = 0; pleat < (look.pleats ?? 0); pleat++) {
			const x = leg.waist * (0.36 + pleat * 0.2) * way;
			fold(cloth, cloth.body, [x, TOP + 36], [x * 1.12, TOP + 190], { width: 13, strength: 1, crisp: true });
		}
	}
	if (drawn)
		cords(
			cloth,
			[
				[-14, TOP + 28],
				[12, TOP + 28],
			],
			92,
			cloth.palette.light > 0.55 ? "#ffffff" : "#efe8da",
		);
	else {
		fly(cloth, thread);
		if (look.closure === "buttons") buttonRow(cloth, 5, TOP + 58, TOP + 134, 3, 5.5, "metal");
		button(cloth, [0, TOP + 22], 8, look.fabric === "denim" ? "metal" : "horn");
	}
}

function shortsBack(cloth: Cloth, leg: Leg, swim: boolean): void {
	const { look } = cloth;
	seam(cloth, [
		[0, TOP + 40],
		[0, leg.crotch],
	]);
	if (look.pockets === "five") seatPockets(cloth, 80, "#cf9447");
	else if (look.pockets === "back" && look.pocketCount === 1)
		patchPocket(cloth, [84, TOP + 96], 80, 88, { flap: true });
	else if (look.pockets === "back") seatPockets(cloth, 80);
	else if (!swim) for (const x of [-80, 80]) weltPocket(cloth, [x - 36, TOP + 104], [x + 36, TOP + 104], 11);
}

/** Threads of a leg that was cut off. */
function frayed(cloth: Cloth, leg: Leg): void {
	const { dice, palette } = cloth;
	const threads: string[] = [];
	for (const way of [1, -1])
		for (let x = leg.apart + 2; x < leg.apart + leg.foot * 2 - 2; x += 3.4) {
			const top = leg.hem + 5 * Math.sin(((x - leg.apart) / (leg.foot * 2)) * Math.PI);
			threads.push(
				cloth.pen([
					[x * way, top - 8],
					[(x + dice.around(3)) * way, top + dice.between(7, 20)],
				]),
			);
		}
	const pale = palette.light > 0.4 ? "#eef1f4" : shift(palette.base, 0.18);
	cloth.upper.push(
		`<path d="${threads.join("")}" fill="none" stroke="${palette.deep}" stroke-width="2.200" opacity=".3" transform="translate(1 1)"/><path d="${threads.join("")}" fill="none" stroke="${pale}" stroke-width="1.700" opacity=".9"/>`,
	);
}
