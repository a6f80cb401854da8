import type { Cloth } from "../cloth.ts";
import { belt, placket } from "../fronts.ts";
import { innerBack, neckline } from "../necks.ts";
import { patchPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso } from "../torso.ts";
import { stitches } from "../trims.ts";
import { finishNeck, OPEN, TOP } from "./dress-neck.ts";

/** A dress without a waist: falls straight from the shoulders. */
export function drawShift(cloth: Cloth, chest: number, hem: number): void {
	const { look } = cloth;
	const collared = look.neck === "collar";
	const sleeve = look.sleeve ?? "none";
	const neck = collared ? OPEN : neckline(look.neck ?? "crew");
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder: sleeve === "none" ? 152 : 176,
		chest,
		waist: chest - 2,
		hip: chest + 24,
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
	if (look.closure === "buttons") placket(cloth, torso, collared ? TOP + 92 : (neck[0]?.[1] ?? 300));
	finishNeck(cloth, neck);
	if (look.closure === "tie") belt(cloth, 500, chest - 6);
	if (look.pockets && look.pockets !== "none") for (const x of [-98, 98]) patchPocket(cloth, [x, 520], 98, 112);
	stitches(cloth, hemLine(torso, 12));
	cloth.focus.push({ at: [28, 300], zoom: 3 }, { at: [90, hem - 90], zoom: 3 });
}
