import type { Cloth } from "../cloth.ts";
import { fold } from "../folds.ts";
import { belt, placket, wrapEdge } from "../fronts.ts";
import type { Line } from "../geometry.ts";
import { innerBack, neckline } from "../necks.ts";
import { patchPocket } from "../pockets.ts";
import { drawSkirtCloth } from "../skirts.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, shapeTorso } from "../torso.ts";
import { seam } from "../trims.ts";
import { finishNeck, OPEN, TOP } from "./dress-neck.ts";
import { drawShift } from "./shift.ts";
import { strapBodice } from "./straps.ts";

const HEMS = { cropped: 720, regular: 805, long: 890, full: 968 };

export function drawDress(cloth: Cloth): void {
	const { look } = cloth;
	const shape = look.shape ?? "a-line";
	const hem = HEMS[look.length ?? "regular"];
	const chest = look.fit === "relaxed" || look.fit === "oversized" ? 188 : look.fit === "slim" ? 158 : 170;
	const loose = shape === "straight" && look.fit !== "slim";
	const waistY = shape === "tiered" && look.fit !== "slim" ? 430 : 494;
	const waist = loose ? chest - 4 : chest - 32;
	const strapped = look.neck === "straps" || look.neck === "halter";
	if (loose && !strapped) {
		drawShift(cloth, chest, hem);
		return;
	}
	drawSkirtCloth(cloth, { top: waistY - 4, waist: waist + 1, hem, shape });
	const lower = cloth.body;
	if (strapped) strapBodice(cloth, chest - 8, waist, waistY);
	else sleevedBodice(cloth, chest, waist, waistY);
	const upper = cloth.body;
	cloth.body = upper + lower;
	if (look.closure === "tie" || look.neck === "wrap") belt(cloth, waistY + 2, waist + 4);
	else if (!loose && look.fabric !== "knit") {
		const line: Line = [
			[-waist - 3, waistY, 1],
			[0, waistY + 8],
			[waist + 3, waistY, 1],
		];
		seam(cloth, line);
		cloth.crisp.push(
			`<path d="${cloth.pen(line)}" fill="none" stroke="${cloth.palette.deep}" stroke-width="7" opacity=".45" transform="translate(0 4)"/>`,
		);
	}
	if (look.closure === "buttons")
		placket(
			cloth,
			shapeTorso(cloth, { neckline: neckline("v"), shoulder: 170, chest, waist, hip: waist, hem: hem + 12, sag: 0 }),
			look.neck === "collar" ? TOP + 92 : (neckline(look.neck)[0]?.[1] ?? 300),
			{ to: hem + 10, width: 24 },
		);
	if (look.pockets === "patch") for (const x of [-108, 108]) patchPocket(cloth, [x, waistY + 86], 96, 110);
	cloth.focus.push({ at: [30, strapped ? 380 : 300], zoom: 3 }, { at: [40, waistY + 10], zoom: 3 });
}

function sleevedBodice(cloth: Cloth, chest: number, waist: number, waistY: number): void {
	const { look } = cloth;
	const collared = look.neck === "collar";
	const neck = collared ? OPEN : neckline(look.neck ?? "scoop");
	const sleeve = look.sleeve ?? "none";
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder: sleeve === "none" ? 150 : 170,
		chest,
		waist: waist + 6,
		hip: waist,
		hem: waistY,
		sag: 8,
		sleeveless: sleeve === "none",
	});
	if (!collared && look.neck !== "turtle") innerBack(cloth, neck);
	if (sleeve !== "none")
		drawSleeves(cloth, torso, {
			length: sleeve,
			wide: sleeve === "long" ? 14 : 0,
			end: sleeve === "puff" ? "gathered" : sleeve === "long" ? "cuff" : "hem",
		});
	drawTorso(cloth, torso, { folds: 4, joined: true });
	for (const way of [1, -1])
		fold(cloth, torso.d, [way * 62, waistY + 10], [way * 74, 380], { width: 12, strength: 0.5 });
	if (look.neck === "wrap") wrapEdge(cloth, torso, [0, neck[0]?.[1] ?? 360], [waist - 14, waistY + 4]);
	finishNeck(cloth, neck);
}
