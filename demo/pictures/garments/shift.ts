import { backSeams, behindOf, sideSlits } from "../backs.ts";
import type { Cloth } from "../cloth.ts";
import { placket } from "../fronts.ts";
import { innerBack, neckline } from "../necks.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso } from "../torso.ts";
import { stitches } from "../trims.ts";
import { finishNeck, OPEN, TOP } from "./dress-neck.ts";

/** A dress without a waist: falls straight from the shoulders. */
export function drawShift(cloth: Cloth, chest: number, hem: number): void {
	const { look } = cloth;
	const collared = look.neck === "collar";
	const sleeve = look.sleeve ?? "none";
	const front = collared ? OPEN : neckline(look.neck ?? "crew");
	const neck = cloth.back ? behindOf(front) : front;
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder: sleeve === "none" ? 152 : 176,
		chest,
		waist: chest - 2,
		hip: chest + 20 + Math.max(0, hem - 880) * 0.06,
		hem,
		sag: 12,
		sleeveless: sleeve === "none",
	});
	if (!collared && look.neck !== "turtle") innerBack(cloth, neck);
	if (sleeve !== "none")
		drawSleeves(cloth, torso, {
			length: sleeve,
			wide: 6,
			end: sleeve === "puff" ? "gathered" : sleeve === "long" ? "cuff" : "hem",
		});
	drawTorso(cloth, torso, { folds: 7 });
	if (cloth.back && collared) backSeams(cloth, torso, { yoke: true });
	if (look.closure === "buttons" && !cloth.back) placket(cloth, torso, collared ? TOP + 92 : (neck[0]?.[1] ?? 300));
	finishNeck(cloth, neck);
	if (look.slit === "sides") sideSlits(cloth, torso);
	stitches(cloth, hemLine(torso, 12));
	cloth.focus.push([28, 300]);
}
