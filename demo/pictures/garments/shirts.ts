import { BACK_NECK, backCollar, backSeams, behindOf, sideSlits } from "../backs.ts";
import { bow } from "../bow.ts";
import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { button } from "../fastenings.ts";
import { fold } from "../folds.ts";
import { placket, wrapEdge } from "../fronts.ts";
import type { Line, Point } from "../geometry.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY } from "../necks.ts";
import { patchPocket, pocketPlaces } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { seam, stitches } from "../trims.ts";

const TOP = neckY(62);

const OPEN: Line = [
	[0, TOP + 98, 1],
	[34, TOP + 46],
	[62, TOP, 1],
];

const CLOSED: Line = [
	[0, TOP + 50],
	[36, TOP + 38],
	[58, TOP + 14],
	[62, TOP, 1],
];

export function drawShirt(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look);
	const sleeve = look.sleeve ?? "long";
	const open = look.neck === "camp";
	const banded = look.neck === "band";
	const neck = cloth.back ? BACK_NECK : open ? OPEN : CLOSED;
	const straight = look.hem === "straight" || ((open || look.length === "cropped") && look.hem !== "curved");
	const hem = hemY(look, straight ? 772 : 752);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest - (look.fit === "slim" ? 16 : 6),
		hip: chest + 2,
		hem,
		sag: straight ? 8 : -50,
	});
	if (banded) innerBack(cloth, neck, { rise: 12 });
	if (sleeve !== "none")
		drawSleeves(cloth, torso, { length: sleeve, wide: (chest - 194) * 0.6, end: sleeve === "long" ? "cuff" : "hem" });
	drawTorso(cloth, torso);
	if (cloth.back) shirtBack(cloth, torso);
	else shirtFront(cloth, torso, open, shoulder);
	if (look.slit === "sides") sideSlits(cloth, torso);
	stitches(cloth, hemLine(torso, 7));
	cloth.focus.push([26, 290]);
}

function shirtBack(cloth: Cloth, torso: Torso): void {
	backSeams(cloth, torso, { yoke: true });
	for (const way of [-9, 9])
		fold(cloth, torso.d, [way, TOP + 88], [way * 2.4, TOP + 330], { width: 9, strength: 0.8, crisp: true });
	if (cloth.look.neck === "band") neckBand(cloth, BACK_NECK, 19, false);
	else backCollar(cloth, 33);
}

function shirtFront(cloth: Cloth, torso: Torso, open: boolean, shoulder: number): void {
	const { look } = cloth;
	const start = open ? TOP + 92 : TOP + 46;
	const western = look.shoulder === "western";
	for (const way of [1, -1]) {
		const yoke: Line = western
			? [
					[(shoulder - 10) * way, TOP + 100],
					[106 * way, TOP + 112],
					[84 * way, TOP + 134, 1],
					[62 * way, TOP + 108],
					[16 * way, TOP + 100],
				]
			: [
					[64 * way, TOP + 22],
					[120 * way, TOP + 42],
					[(shoulder - 6) * way, TOP + 74],
				];
		seam(cloth, yoke, western ? 0.9 : 0.55);
		if (western)
			stitches(
				cloth,
				yoke.map(([x, y]): Point => [x, y + 5]),
			);
	}
	if (look.closure === "buttons") placket(cloth, torso, start, { count: look.buttons ?? (open ? 5 : 7) });
	if (look.neck === "band") neckBand(cloth, CLOSED, 19, false);
	else shirtCollar(cloth, { open });
	if (look.collarButtons) for (const x of [-46, 46]) button(cloth, [x, TOP + 92], 4);
	const hips = torso.cut.hem - 196;
	if (look.pockets === "chest")
		for (const x of look.pocketCount === 2 ? [-94, 94] : [94]) {
			patchPocket(cloth, [x, western ? 366 : 352], 84, 98, { point: true, flap: look.pocketButtons === true });
			if (look.pocketButtons) button(cloth, [x, 370], 5.5);
		}
	if (look.pockets === "hip") for (const x of pocketPlaces(cloth, 104)) patchPocket(cloth, [x, hips], 106, 122);
}

export function drawBlouse(cloth: Cloth): void {
	const { look, dice } = cloth;
	const { chest, shoulder } = widths(look, 2);
	const sleeve = look.sleeve ?? "long";
	const kind = look.neck ?? "v";
	const collared = kind === "collar";
	const front = collared ? OPEN : neckline(kind === "band" ? "crew" : kind);
	const neck = cloth.back ? behindOf(front) : front;
	const hem = hemY(look, 716);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder: shoulder - 4,
		chest,
		waist: chest + 2,
		hip: chest + 14,
		hem,
		sag: 14,
	});
	if (!collared) innerBack(cloth, neck);
	if (sleeve !== "none")
		drawSleeves(cloth, torso, {
			length: sleeve,
			wide: sleeve === "long" ? 26 : 12,
			end: sleeve === "long" || sleeve === "puff" || look.cuff === "gathered" ? "gathered" : "hem",
		});
	drawTorso(cloth, torso, { folds: 9 });
	const start = neck[0]?.[1] ?? TOP + 100;
	if (cloth.back) {
		backSeams(cloth, torso, { yoke: true });
		if (collared) backCollar(cloth, 30, 26);
		else neckBand(cloth, neck, 9, false);
	} else blouseFront(cloth, torso, neck);
	const gathers = cloth.back ? 0 : 11;
	for (let index = 0; index < gathers; index++) {
		const x = -90 + (180 * index) / (gathers - 1);
		if (Math.abs(x) > 24)
			fold(cloth, torso.d, [x, start * 0.4 + 180], [x * 1.15, start + dice.between(90, 190)], {
				width: 6,
				strength: 0.5,
				crisp: true,
			});
	}
	stitches(cloth, hemLine(torso, 8));
	cloth.focus.push([30, 300]);
}

function blouseFront(cloth: Cloth, torso: Torso, neck: Line): void {
	const { look } = cloth;
	const { chest, hem } = torso.cut;
	const start = neck[0]?.[1] ?? TOP + 100;
	if (look.neck === "wrap") {
		wrapEdge(cloth, torso.d, [-70, neckY(70)], [chest - 8, hem - 96]);
		if (look.closure === "tie") bow(cloth, [chest - 26, hem - 92]);
	} else if (look.closure === "tie") bow(cloth, [0, start + 6]);
	if (look.closure === "buttons" || look.closure === "hidden-buttons")
		placket(cloth, torso, start + 2, { count: 6, width: 22, radius: 5.5, hidden: look.closure === "hidden-buttons" });
	if (look.neck === "collar") shirtCollar(cloth, { open: true, points: 0.9, soft: true });
	else neckBand(cloth, neck, look.neck === "band" ? 16 : 9, false);
}
