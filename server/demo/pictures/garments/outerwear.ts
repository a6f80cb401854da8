import type { Cloth } from "../cloth.ts";
import { hood, lapels, shawl, shirtCollar } from "../collars.ts";
import { belt, doubleBreasted, overlap, placket, toggles, zipFront } from "../fronts.ts";
import type { Line, Point } from "../geometry.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY } from "../necks.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { button, buttonRow, flap, patchPocket, seam, stitches, weltPocket } from "../trims.ts";
import { hemBand } from "./knitwear.ts";

const TOP = neckY(62);
const OPEN: Line = [
	[0, TOP + 98, 1],
	[34, TOP + 46],
	[62, TOP, 1],
];
const lining = (cloth: Cloth) => cloth.palette.inside;
const lapelLine = (end: number): Line => [
	[0, end, 1],
	[16, end - 60],
	[44, TOP + 60],
	[58, TOP, 1],
];
const eachSide = (draw: (way: 1 | -1) => void) => {
	draw(1);
	draw(-1);
};

function pockets(cloth: Cloth, y: number, style: "welt" | "patch" | "cargo" | "flap" | "slant", thread?: string): void {
	eachSide((way) => {
		if (style === "welt") weltPocket(cloth, [way * 112 - 44, y], [way * 112 + 44, y]);
		if (style === "slant") weltPocket(cloth, [way * 140, y + 70], [way * 106, y - 10], 0);
		if (style === "flap") flap(cloth, [way * 112, y], 98, 32);
		if (style === "patch") patchPocket(cloth, [way * 108, y], 106, 120, thread ? { thread } : {});
		if (style === "cargo") patchPocket(cloth, [way * 108, y], 108, 116, { flap: true });
	});
}

export function drawJacket(cloth: Cloth): void {
	const { look, palette } = cloth;
	const { chest, shoulder } = widths(look, 8);
	const sporty = look.neck === "band" || look.neck === "crew";
	const hooded = look.neck === "hood";
	const neck = sporty
		? neckline("crew")
		: hooded
			? ([
					[0, TOP + 104, 1],
					[46, TOP + 66],
					[72, neckY(72), 1],
				] as Line)
			: OPEN;
	const hem = hemY(look, look.fabric === "denim" ? 700 : 742);
	const zipped = look.closure === "zip" || (!look.closure && look.fabric !== "denim" && look.fabric !== "corduroy");
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest - 6,
		hip: sporty || look.fabric === "denim" ? chest - 14 : chest,
		hem,
		sag: 8,
	});
	if (sporty) innerBack(cloth, neck, { rise: 6, fill: lining(cloth) });
	drawSleeves(cloth, torso, {
		length: "long",
		wide: 14 + (chest - 194) * 0.4,
		end: sporty ? "rib" : look.fabric === "technical" ? "plain" : "cuff",
	});
	drawTorso(cloth, torso, { folds: 4 });
	const thread = look.fabric === "denim" ? "#d39a4a" : undefined;
	if (sporty) hemBand(cloth, torso, 46);
	else {
		const band = hemLine(torso, 34);
		seam(cloth, band);
		stitches(cloth, hemLine(torso, 29), thread);
		stitches(cloth, hemLine(torso, 5), thread);
	}
	const start = sporty ? TOP + 58 : hooded ? TOP + 106 : TOP + 92;
	if (look.fabric === "denim") trucker(cloth, torso, thread);
	else if (look.pockets === "chest")
		eachSide((way) => patchPocket(cloth, [way * 100, 356], 86, 96, { flap: true, point: true }));
	else if (look.pockets === "patch" || look.pockets === "cargo") {
		pockets(cloth, hem - 196, look.pockets);
		if (look.pockets === "patch") patchPocket(cloth, [96, 356], 78, 84);
	} else if (look.pockets !== "none") pockets(cloth, hem - 190, "slant");
	if (zipped) zipFront(cloth, torso, start);
	else {
		placket(cloth, torso, start, { width: 34, count: 0 });
		buttonRow(
			cloth,
			0,
			start + 24,
			hem - 16,
			6,
			8.5,
			look.fabric === "denim" || look.fabric === "leather" ? "metal" : "horn",
		);
	}
	if (sporty) neckBand(cloth, neck, 24, true);
	else if (hooded) hood(cloth, { cord: palette.light > 0.5 ? "#4d463f" : "#d9d2c4" });
	else
		shirtCollar(cloth, {
			open: true,
			points: 1.12,
			...(look.pattern === "colour-block" ? { fill: palette.accent } : {}),
		});
	cloth.focus.push({ at: [30, 310], zoom: 3 }, { at: [88, 380], zoom: 3 });
}

/** The seams and pockets that make a denim jacket. */
function trucker(cloth: Cloth, torso: Torso, thread?: string): void {
	const wide = torso.underarm[0];
	eachSide((way) => {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		const yoke = put([
			[14, 330],
			[80, 334],
			[wide - 24, 336],
		]);
		seam(cloth, yoke);
		stitches(
			cloth,
			yoke.map(([x, y]): Point => [x, y + 5]),
			thread,
		);
		for (const [from, to] of [
			[62, 40],
			[142, 112],
		] as const) {
			const run = put([
				[from, 340],
				[(from + to) / 2 + 4, 500],
				[to, torso.cut.hem - 36],
			]);
			seam(cloth, run);
			stitches(
				cloth,
				run.map(([x, y]): Point => [x - 4 * way, y]),
				thread,
			);
		}
		flap(cloth, [way * 100, 334], 76, 42, thread);
		button(cloth, [way * 100, 362], 6.5, "metal");
	});
}

export function drawBlazer(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 4);
	const double = look.closure === "double-breasted";
	const end = double ? 420 : 442;
	const hem = hemY(look, 776);
	const torso = shapeTorso(cloth, {
		neckline: lapelLine(end),
		shoulder: shoulder + 3,
		chest,
		waist: chest - 24,
		hip: chest + 2,
		hem,
		sag: 10,
		...(double ? {} : { notch: 44 }),
	});
	hemInside(cloth, torso);
	drawSleeves(cloth, torso, { length: "long", wide: 6 + (chest - 194) * 0.4, end: "plain" });
	drawTorso(cloth, torso, { folds: 3 });
	eachSide((way) =>
		seam(
			cloth,
			[
				[128 * way, 400],
				[116 * way, 520],
				[124 * way, hem - 130],
			],
			0.45,
		),
	);
	if (double) doubleBreasted(cloth, torso, end, 3, 10.5);
	else {
		overlap(cloth, torso, [0, end], 3);
		buttonRow(cloth, -2, end + 16, end + 98, look.length === "long" ? 3 : 2, 10.5, "horn");
	}
	pockets(cloth, hem - 190, look.pockets === "patch" ? "patch" : look.pockets === "welt" ? "welt" : "flap");
	weltPocket(cloth, [72, 372], [132, 364], 15);
	if (look.neck === "shawl") shawl(cloth, end, 0.95);
	else lapels(cloth, end, { peak: double });
	sleeveButtons(cloth, torso);
	cloth.focus.push({ at: [50, 330], zoom: 3 }, { at: [20, end + 20], zoom: 3 });
}

function sleeveButtons(cloth: Cloth, torso: Torso): void {
	eachSide((way) => {
		for (let index = 0; index < 3; index++)
			button(cloth, [way * (torso.shoulder[0] + 60), torso.shoulder[1] + 440 - index * 19], 5.5, "horn");
	});
}

function hemInside(cloth: Cloth, torso: Torso): void {
	const y = torso.cut.hem;
	const d = cloth.pen(
		[
			[-60, y - 120, 1],
			[60, y - 120, 1],
			[60, y + 2, 1],
			[0, y + 4],
			[-60, y + 2, 1],
		],
		true,
	);
	cloth.flats.push(
		`<path d="${d}" fill="${cloth.palette.inside}"/><path d="${d}" fill="${cloth.palette.deep}" opacity=".5"/>`,
	);
}

export function drawCoat(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 8);
	const tied = look.closure === "tie";
	const end = look.closure === "double-breasted" ? 400 : look.closure === "toggles" ? TOP + 100 : 430;
	const hem = hemY({ ...look, length: look.length ?? "regular" }, 850);
	const hooded = look.neck === "hood" || (look.closure === "toggles" && look.neck !== "collar");
	const neck = hooded || look.closure === "toggles" ? OPEN : lapelLine(end);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest - (tied ? 22 : 4),
		hip: chest + (tied ? 26 : 16),
		hem,
		sag: 12,
	});
	drawSleeves(cloth, torso, { length: "long", wide: 20 + (chest - 194) * 0.4, end: "plain", reach: 22 });
	drawTorso(cloth, torso, { folds: tied ? 7 : 4 });
	if (look.closure === "double-breasted") doubleBreasted(cloth, torso, end, 4, 12);
	else overlap(cloth, torso, [0, end], look.closure === "toggles" ? 22 : 6);
	pockets(cloth, tied ? 640 : 610, look.pockets === "patch" ? "patch" : look.pockets === "welt" ? "slant" : "flap");
	if (look.closure === "toggles") toggles(cloth, 350, 640, 4);
	if (look.closure === "buttons" || !look.closure) buttonRow(cloth, -6, end + 22, end + 240, 3, 12, "horn");
	if (hooded) hood(cloth);
	else if (look.closure === "toggles") shirtCollar(cloth, { open: true, points: 1.2 });
	else if (look.neck === "shawl") shawl(cloth, end, 1.2);
	else lapels(cloth, end, { wide: 1.16, peak: look.closure === "double-breasted" });
	if (tied) belt(cloth, 548, chest - 19);
	stitches(cloth, hemLine(torso, 10));
	cloth.focus.push({ at: [46, 330], zoom: 3 }, { at: [24, tied ? 540 : end + 30], zoom: 3 });
}
