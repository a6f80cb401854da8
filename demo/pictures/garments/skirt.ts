import { slitAt } from "../backs.ts";
import { bow } from "../bow.ts";
import type { Cloth } from "../cloth.ts";
import { button, buttonRow } from "../fastenings.ts";
import { wrapEdge } from "../fronts.ts";
import { patchPocket, pocketPlaces } from "../pockets.ts";
import { drawSkirtCloth, waistband } from "../skirts.ts";
import { seam, stitches } from "../trims.ts";
import { elastic, fly, jeansPockets, loops, onClips, seatPockets, TOP } from "../waist.ts";

export function drawSkirt(cloth: Cloth): void {
	const { look } = cloth;
	const shape = look.shape ?? "a-line";
	const hem = { cropped: 590, regular: 716, long: 840, full: 950 }[look.length ?? "regular"];
	const waist = { slim: 131, regular: 136, relaxed: 146, oversized: 150 }[look.fit ?? "regular"];
	onClips(cloth, waist - 30);
	const tiers = look.tiers ? { tiers: look.tiers } : {};
	const { d } = drawSkirtCloth(cloth, { top: TOP + 26, waist, hem, shape, ...tiers });
	waistband(cloth, TOP, waist - 2, 34);
	if (look.waist === "elastic" && (cloth.back || shape !== "tiered")) elastic(cloth, waist - 2);
	else
		for (const y of [TOP + 6, TOP + 30])
			stitches(cloth, [
				[-waist + 4, y],
				[0, y + 5],
				[waist - 4, y],
			]);
	if (cloth.back) skirtBack(cloth, d, hem);
	else skirtFront(cloth, d, waist, hem);
	cloth.focus.push([-30, TOP + 130]);
}

function skirtFront(cloth: Cloth, d: string, waist: number, hem: number): void {
	const { look } = cloth;
	const thread = look.fabric === "denim" ? "#cf9447" : undefined;
	if (look.closure === "buttons")
		buttonRow(cloth, 0, TOP + 22, hem - 30, look.buttons ?? Math.round((hem - TOP) / 52), 8, "horn");
	if (look.closure === "tie") {
		wrapEdge(cloth, d, [-waist + 8, TOP + 34], [150, hem + 10]);
		bow(cloth, [-waist + 34, TOP + 24]);
	}
	if (look.pockets === "patch") for (const x of pocketPlaces(cloth, 92)) patchPocket(cloth, [x, TOP + 96], 92, 104);
	if (look.pockets === "five") {
		jeansPockets(cloth, waist, waist * 1.2, thread);
		fly(cloth, thread);
		loops(cloth, [-84, 84], thread);
		button(cloth, [2, TOP + 20], 9, "metal");
	}
}

function skirtBack(cloth: Cloth, d: string, hem: number): void {
	const { look } = cloth;
	const split = look.slit === "back" ? hem - 150 : hem;
	seam(
		cloth,
		[
			[0, TOP + 40],
			[1, (TOP + split) / 2],
			[0, split],
		],
		0.7,
	);
	if (look.slit === "back") slitAt(cloth, d, [1, split], hem);
	if (look.pockets === "five") seatPockets(cloth, 74, "#cf9447");
}
