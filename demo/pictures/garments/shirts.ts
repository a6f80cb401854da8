import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { fold } from "../folds.ts";
import { placket, wrapEdge } from "../fronts.ts";
import type { Line, Point } from "../geometry.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY } from "../necks.ts";
import { flap, patchPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, widths } from "../torso.ts";
import { seam, stitches } from "../trims.ts";

const TOP = neckY(62);

export function drawShirt(cloth: Cloth): void {
	const { look, dice } = cloth;
	const { chest, shoulder } = widths(look);
	const sleeve = look.sleeve ?? "long";
	const open = look.neck === "v" || look.neck === "lapel" || (sleeve === "short" && dice.chance(0.6));
	const banded = look.neck === "band";
	const neck: Line = open
		? [
				[0, TOP + 98, 1],
				[34, TOP + 46],
				[62, TOP, 1],
			]
		: [
				[0, TOP + 50],
				[36, TOP + 38],
				[58, TOP + 14],
				[62, TOP, 1],
			];
	const straight = open || look.length === "cropped" || look.closure === "zip";
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
	for (const way of [1, -1])
		seam(
			cloth,
			[
				[64 * way, TOP + 22],
				[120 * way, TOP + 42],
				[(shoulder - 6) * way, TOP + 74],
			],
			0.55,
		);
	placket(cloth, torso, open ? TOP + 92 : TOP + 46, { count: open ? 5 : 7 });
	if (banded) neckBand(cloth, neck, 19, false);
	else shirtCollar(cloth, { open, points: dice.between(0.92, 1.08) });
	const pockets = look.pockets ?? "none";
	if (pockets === "chest") patchPocket(cloth, [94, 352], 84, 98, { point: true });
	if (pockets === "patch" || pockets === "cargo")
		for (const x of [-94, 94]) patchPocket(cloth, [x, 352], 86, 100, { flap: true, point: true });
	if (pockets === "welt") flap(cloth, [94, 350], 84, 30);
	stitches(cloth, hemLine(torso, 7));
	cloth.focus.push({ at: [26, 290], zoom: 3 }, { at: [54, 330], zoom: 3 });
	if (sleeve === "long") cloth.focus.push({ at: [Math.round(torso.shoulder[0]) + 60, 660], zoom: 3 });
}

export function drawBlouse(cloth: Cloth): void {
	const { look, dice } = cloth;
	const { chest, shoulder } = widths(look, 2);
	const sleeve = look.sleeve ?? "long";
	const kind = look.neck ?? "v";
	const collared = kind === "collar";
	const neck: Line = collared
		? [
				[0, TOP + 98, 1],
				[34, TOP + 46],
				[62, TOP, 1],
			]
		: neckline(kind);
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
			end: sleeve === "long" || sleeve === "puff" ? "gathered" : "hem",
		});
	drawTorso(cloth, torso, { folds: 9 });
	const start = neck[0]?.[1] ?? TOP + 100;
	if (kind === "wrap") wrapEdge(cloth, torso, [0, start], [chest - 6, hem - 60]);
	if (look.closure === "buttons" || collared) placket(cloth, torso, start - 4, { count: 6, width: 20, radius: 5.5 });
	if (collared) shirtCollar(cloth, { open: true, points: 0.9, soft: true });
	else neckBand(cloth, neck, 9, false);
	if (look.closure === "tie") bow(cloth, [0, start + 6]);
	const gathers = 11;
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
	cloth.focus.push({ at: [30, 300], zoom: 3 }, { at: [Math.round(torso.shoulder[0]) - 20, 320], zoom: 3 });
}

/** A bow with two long ends. */
export function bow(cloth: Cloth, [x, y]: Point, fill = cloth.palette.base): void {
	const { deep, glow, line } = cloth.palette;
	const ends = `M${x - 2} ${y}c-16 40-24 90-20 150l22 4c-2-60 2-110 6-150ZM${x + 2} ${y}c14 40 22 80 24 128l-20 6c-4-50-8-90-10-130Z`;
	const loops = `M${x} ${y}c-22-30-62-36-66-14c-4 24 40 32 66 18ZM${x} ${y}c22-30 62-36 66-14c4 24-40 32-66 18Z`;
	cloth.upper.push(
		`<g stroke-linejoin="round"><path d="${ends}${loops}" fill="${deep}" opacity=".3" transform="translate(4 6)"/><path d="${ends}${loops}" fill="${fill}" stroke="${line}" stroke-width="1.300"/><path d="M${x - 8} ${y - 2}c-14-12-36-16-46-10M${x + 8} ${y - 2}c14-12 36-16 46-10M${x - 6} ${y + 14}c-10 40-12 80-10 124M${x + 6} ${y + 14}c8 40 10 70 12 108" fill="none" stroke="${deep}" stroke-width="4" opacity=".3"/><path d="M${x - 14} ${y - 12}c-14-8-30-10-40-4" fill="none" stroke="${glow}" stroke-width="4" opacity=".5"/><ellipse cx="${x}" cy="${y + 2}" rx="9" ry="11" fill="${fill}" stroke="${line}" stroke-width="1.200"/></g>`,
	);
}
