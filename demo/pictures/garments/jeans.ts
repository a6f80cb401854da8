import type { Cloth } from "../cloth.ts";
import { button, buttonRow } from "../fastenings.ts";
import type { Line, Point } from "../geometry.ts";
import { drawLegs, type Leg } from "../legs.ts";
import { waistband } from "../skirts.ts";
import { seam, stitches } from "../trims.ts";
import { fly, jeansPockets, loops, onClips, seatPockets, TOP } from "../waist.ts";

import { legHem, legOf, seatSeam } from "./trousers.ts";

export function drawJeans(cloth: Cloth): void {
	const { look } = cloth;
	const tonal = look.thread === "tonal" || cloth.palette.light > 0.8;
	const thread = tonal ? cloth.palette.thread : "#cf9447";
	const leg = legOf(look, legHem(look));
	onClips(cloth, leg.waist - 34);
	drawLegs(cloth, leg, { faded: !tonal, thread });
	if (cloth.back) jeansBack(cloth, leg, thread);
	else {
		jeansPockets(cloth, leg.waist, leg.hip, thread);
		fly(cloth, thread);
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
	loops(cloth, cloth.back ? [-leg.waist * 0.58, 0, leg.waist * 0.58] : [-leg.waist * 0.58, leg.waist * 0.58], thread);
	if (!cloth.back) {
		if (look.closure === "buttons") buttonRow(cloth, 5, TOP + 58, TOP + 134, 3, 5.5, "metal");
		button(cloth, [2, TOP + 23], 9.5, "metal");
	}
	cloth.focus.push([40, TOP + 110]);
}

function jeansBack(cloth: Cloth, leg: Leg, thread: string): void {
	seatSeam(cloth, leg);
	const yoke: Line = [
		[-leg.hip + 6, TOP + 66],
		[-60, TOP + 78],
		[0, TOP + 92],
		[60, TOP + 78],
		[leg.hip - 6, TOP + 66],
	];
	seam(cloth, yoke);
	stitches(
		cloth,
		yoke.map(([x, y]): Point => [x, y + 5]),
		thread,
	);
	seatPockets(cloth, 78, thread);
}
