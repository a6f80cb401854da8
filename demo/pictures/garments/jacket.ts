import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import { button, buttonRow } from "../fastenings.ts";
import { placket, zipFront } from "../fronts.ts";
import type { Line, Point } from "../geometry.ts";
import { hood } from "../hood.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY } from "../necks.ts";
import { flap, patchPocket } from "../pockets.ts";
import { drawSleeves } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { seam, stitches } from "../trims.ts";
import { eachSide, lining, OPEN, pockets, TOP } from "./coat-parts.ts";
import { hemBand } from "./knitwear.ts";

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
