import type { Cloth } from "../cloth.ts";
import { button, cords } from "../fastenings.ts";
import { drawLegs, type Leg } from "../legs.ts";
import { patchPocket, slantPocket } from "../pockets.ts";
import { waistband } from "../skirts.ts";
import { elastic, fly, LEGS, loops, onClips, TOP } from "../waist.ts";

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
	const drawn = swim || look.closure === "tie" || look.fabric === "fleece";
	const thread = look.fabric === "denim" ? "#cf9447" : undefined;
	onClips(cloth, leg.waist - 34);
	drawLegs(cloth, leg, { faded: look.fabric === "denim", ...(thread ? { thread } : {}) });
	for (const way of [1, -1]) {
		if (look.pockets === "cargo") patchPocket(cloth, [way * 124, TOP + 200], 84, 96, { flap: true });
		slantPocket(cloth, [way * (leg.waist + 6), TOP + 128], [way * (leg.waist - 32), TOP + 42]);
	}
	waistband(cloth, TOP, leg.waist, 38);
	if (drawn) {
		elastic(cloth, leg.waist);
		cords(
			cloth,
			[
				[-14, TOP + 28],
				[12, TOP + 28],
			],
			92,
			cloth.palette.light > 0.55 ? "#ffffff" : "#efe8da",
		);
	} else {
		loops(cloth, [-86, 86], thread);
		fly(cloth, thread);
		button(cloth, [0, TOP + 22], 8, look.fabric === "denim" ? "metal" : "horn");
	}
	cloth.focus.push({ at: [30, TOP + 110], zoom: 3 }, { at: [96, hem - 90], zoom: 3 });
}
