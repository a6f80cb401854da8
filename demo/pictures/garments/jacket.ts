import { BACK_NECK, backCollar, backSeams } from "../backs.ts";
import type { Cloth } from "../cloth.ts";
import { shirtCollar, standCollar } from "../collars.ts";
import { button, buttonRow, zip } from "../fastenings.ts";
import { placket, zipFront } from "../fronts.ts";
import type { Line } from "../geometry.ts";
import { hood, hoodBehind } from "../hood.ts";
import { lapels } from "../lapels.ts";
import { hemY } from "../lengths.ts";
import { innerBack, neckBand, neckline, neckY } from "../necks.ts";
import { patchPocket, pocketSides } from "../pockets.ts";
import { drawSleeves, sleeveOf } from "../sleeves.ts";
import { drawTorso, hemLine, shapeTorso, type Torso, widths } from "../torso.ts";
import { seam, stitches } from "../trims.ts";
import { lapelLine, lining, OPEN, pockets, TOP } from "./coat-parts.ts";
import { slantedZip, trucker, waistCord } from "./jacket-parts.ts";
import { hemBand } from "./knitwear.ts";

export function drawJacket(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 8);
	const sporty = look.neck === "crew";
	const hem = hemY(look, look.fabric === "denim" ? 700 : 742);
	const neck = jacketNeck(cloth);
	const torso = shapeTorso(cloth, {
		neckline: neck,
		shoulder,
		chest,
		waist: chest - 6,
		hip: sporty || look.fabric === "denim" ? chest - 12 : chest,
		hem,
		sag: 8,
		gather: sporty ? 6 : 0,
	});
	if (sporty || look.neck === "stand") innerBack(cloth, neck, { rise: 6, fill: lining(cloth) });
	drawSleeves(cloth, torso, {
		length: sleeveOf(look, "long"),
		wide: 14 + (chest - 194) * 0.4,
		end: sporty ? "rib" : look.fabric === "technical" || look.fabric === "leather" ? "plain" : "cuff",
	});
	drawTorso(cloth, torso, { folds: 4 });
	const thread = look.fabric === "denim" ? DENIM_THREAD : undefined;
	if (sporty) hemBand(cloth, torso, 46);
	else {
		seam(cloth, hemLine(torso, 34));
		stitches(cloth, hemLine(torso, 29), thread);
		stitches(cloth, hemLine(torso, 5), thread);
	}
	if (look.waist === "cord") waistCord(cloth, torso);
	if (cloth.back) jacketBack(cloth, torso, neck, sporty);
	else jacketFront(cloth, torso, neck, thread);
	cloth.focus.push([30, 310]);
}

const DENIM_THREAD = "#d39a4a";

function jacketNeck(cloth: Cloth): Line {
	const { neck } = cloth.look;
	if (cloth.back) return BACK_NECK;
	if (neck === "crew" || neck === "stand") return neckline("crew");
	if (neck === "lapel") return lapelLine(430);
	if (neck !== "hood") return OPEN;
	return [
		[0, TOP + 104, 1],
		[46, TOP + 66],
		[72, neckY(72), 1],
	];
}

function jacketBack(cloth: Cloth, torso: Torso, neck: Line, sporty: boolean): void {
	const { look } = cloth;
	backSeams(cloth, torso, {
		yoke: look.fabric === "denim" || look.fabric === "leather",
		middle: look.fabric === "technical",
	});
	if (sporty) neckBand(cloth, neck, 24, true);
	else if (look.neck === "hood") hoodBehind(cloth);
	else backCollar(cloth, look.neck === "stand" ? 22 : 33, look.neck === "stand" ? 14 : 30);
}

function jacketFront(cloth: Cloth, torso: Torso, neck: Line, thread: string | undefined): void {
	const { look, palette } = cloth;
	const { hem } = torso.cut;
	const start = { crew: TOP + 58, stand: TOP + 40, hood: TOP + 106 }[look.neck as string] ?? TOP + 92;
	if (look.fabric === "denim") trucker(cloth, torso, thread);
	else jacketPockets(cloth, hem);
	if (look.closure === "zip") zipFront(cloth, torso, start);
	else if (look.closure === "slanted-zip") slantedZip(cloth, torso);
	else if (look.closure) {
		placket(cloth, torso, start, { width: 34, hidden: true });
		const covered = look.closure === "covered-zip";
		const kind = look.fabric === "denim" || covered ? "metal" : "horn";
		buttonRow(cloth, 0, start + 24, hem - 16, look.buttons ?? (covered ? 4 : 6), covered ? 6 : 8.5, kind);
		if (covered) zip(cloth, [0, start - 6], [0, start + 18]);
	}
	if (look.neck === "crew") neckBand(cloth, neck, 24, true);
	else if (look.neck === "stand") standCollar(cloth);
	else if (look.neck === "hood") hood(cloth, { cord: palette.light > 0.5 ? "#4d463f" : "#d9d2c4" });
	else if (look.neck === "lapel") lapels(cloth, 430, { wide: 1.3 });
	else shirtCollar(cloth, { open: true, points: 1.12 });
}

function jacketPockets(cloth: Cloth, hem: number): void {
	const { look } = cloth;
	if (look.pockets === "patch") {
		pockets(cloth, hem - 196, "patch");
		if (look.pocketCount === 3) patchPocket(cloth, [96, 356], 78, 84);
	} else if (look.pockets === "cargo") {
		pockets(cloth, hem - 186, "cargo");
		for (const way of pocketSides(cloth)) {
			patchPocket(cloth, [way * 100, 350], 84, 92, { flap: true });
			button(cloth, [way * 100, 366], 4.5, "metal");
			button(cloth, [way * 108, hem - 168], 5, "metal");
		}
	} else if (look.pockets === "welt") pockets(cloth, hem - 190, "slant");
}
