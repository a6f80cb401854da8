import { type Cloth, panel } from "../cloth.ts";
import { fold } from "../folds.ts";
import { type Line, mirror, type Point } from "../geometry.ts";
import { BAR } from "../hanger.ts";
import { drawLegs, type Leg } from "../legs.ts";
import type { Look } from "../look.ts";
import { drawSkirtCloth, waistband } from "../skirts.ts";
import { button, buttonRow, cords, patchPocket, seam, stitches, weltPocket } from "../trims.ts";

const TOP = BAR + 8;

const onClips = (cloth: Cloth, apart: number) => {
	cloth.hanger = "clips";
	cloth.clips = { apart, y: TOP };
};

export function drawSkirt(cloth: Cloth): void {
	const { look } = cloth;
	const shape = look.shape ?? "a-line";
	const hem = { cropped: 570, regular: 700, long: 820, full: 930 }[look.length ?? "regular"];
	const waist = look.fit === "relaxed" ? 146 : 136;
	onClips(cloth, waist - 30);
	drawSkirtCloth(cloth, { top: TOP + 26, waist, hem, shape });
	waistband(cloth, TOP, waist - 2, 34);
	for (const y of [TOP + 6, TOP + 30])
		stitches(cloth, [
			[-waist + 4, y],
			[0, y + 5],
			[waist - 4, y],
		]);
	if (look.closure === "buttons")
		buttonRow(
			cloth,
			0,
			TOP + 22,
			hem - 40,
			Math.round((hem - TOP) / 66),
			8,
			look.fabric === "denim" ? "metal" : "horn",
		);
	if (look.closure === "tie")
		cords(
			cloth,
			[
				[-10, TOP + 26],
				[10, TOP + 26],
			],
			110,
			cloth.palette.base,
		);
	if (look.pockets === "patch") for (const x of [-92, 92]) patchPocket(cloth, [x, TOP + 96], 92, 104);
	cloth.focus.push({ at: [-30, TOP + 130], zoom: 3 }, { at: [60, Math.round(hem) - 110], zoom: 3 });
}

const LEGS: Record<NonNullable<Look["fit"]>, number> = { slim: 0.86, regular: 1, relaxed: 1.1, oversized: 1.2 };

function legOf(look: Look, hem: number): Leg {
	const ease = LEGS[look.fit ?? "regular"];
	const shape = look.shape ?? "straight";
	const foot =
		{ tapered: 50, straight: 66, wide: 104, "a-line": 92, pleated: 84, tiered: 84 }[shape] *
		(shape === "wide" ? 1 : ease);
	return {
		top: TOP,
		waist: 138 + (ease - 1) * 40,
		hip: 154 + (ease - 1) * 80,
		crotch: TOP + 206,
		foot,
		hem,
		apart: shape === "wide" ? 14 : 9,
	};
}

const legHem = (look: Look) => ({ cropped: 850, regular: 945, long: 962, full: 972 })[look.length ?? "regular"];

/** A fly: the curved stitching beside the front closing. */
function fly(cloth: Cloth, thread?: string): void {
	seam(cloth, [
		[0, TOP + 38],
		[1, TOP + 120],
		[0, TOP + 204],
	]);
	stitches(
		cloth,
		[
			[26, TOP + 40],
			[25, TOP + 110],
			[16, TOP + 146],
			[2, TOP + 160],
		],
		thread,
	);
}

function loops(cloth: Cloth, at: readonly number[], thread?: string): void {
	for (const x of at) {
		panel(
			cloth,
			[
				[x - 6, TOP - 4, 1],
				[x + 6, TOP - 4, 1],
				[x + 6, TOP + 42, 1],
				[x - 6, TOP + 42, 1],
			],
			{ layer: "upper", round: 0.6 },
		);
		for (const by of [-3, 3])
			stitches(
				cloth,
				[
					[x + by, TOP],
					[x + by, TOP + 38],
				],
				thread,
			);
	}
}

export function drawTrousers(cloth: Cloth): void {
	const { look } = cloth;
	const leg = legOf(look, legHem(look));
	onClips(cloth, leg.waist - 34);
	const sporty = look.fabric === "fleece" || look.fabric === "technical" || look.closure === "tie";
	const rightLeg = drawLegs(cloth, leg);
	for (const way of [1, -1]) {
		const put = (line: Line) => (way === 1 ? line : mirror(line));
		if (!sporty)
			seam(
				cloth,
				put([
					[leg.waist * 0.55, TOP + 42],
					[leg.waist * 0.62, TOP + 220],
					[rightLeg.centre, leg.hem - 4],
				]),
				look.shape === "pleated" ? 1 : 0.55,
			);
		if (look.shape === "pleated" || look.shape === "wide")
			for (const x of [0.4, 0.6])
				fold(cloth, cloth.body, [way * leg.waist * x, TOP + 36], [way * leg.waist * (x + 0.05), TOP + 190], {
					width: 10,
					strength: 0.9,
					crisp: true,
				});
		if (look.pockets === "cargo")
			patchPocket(cloth, [way * (rightLeg.centre + 34), TOP + 330], 88, 108, { flap: true });
		else if (look.pockets !== "none")
			weltPocket(cloth, [way * (leg.waist - 4), TOP + 130], [way * (leg.waist - 38), TOP + 42], 0);
	}
	waistband(cloth, TOP, leg.waist, 38);
	if (sporty) {
		elastic(cloth, leg.waist);
		cords(
			cloth,
			[
				[-14, TOP + 28],
				[12, TOP + 28],
			],
			96,
			cloth.palette.light > 0.5 ? cloth.palette.base : "#e4ddd0",
		);
	} else {
		loops(cloth, [-leg.waist * 0.62, leg.waist * 0.62]);
		fly(cloth);
		button(cloth, [0, TOP + 22], 7.5, "horn");
	}
	cloth.focus.push({ at: [30, TOP + 120], zoom: 3 }, { at: [-40, TOP + 140], zoom: 3 });
}

/** A gathered waistband. */
function elastic(cloth: Cloth, waist: number): void {
	const lines = Array.from({ length: 34 }, (_, index) => {
		const x = -waist + 6 + ((2 * waist - 12) * index) / 33;
		return cloth.pen([
			[x, TOP + 5],
			[x + cloth.dice.around(2), TOP + 36],
		]);
	}).join("");
	cloth.upper.push(
		`<path d="${lines}" fill="none" stroke="${cloth.palette.deep}" stroke-width="2.400" opacity=".38"/>`,
	);
	for (const y of [13, 27])
		stitches(cloth, [
			[-waist + 4, TOP + y],
			[0, TOP + y + 5],
			[waist - 4, TOP + y],
		]);
}

export function drawJeans(cloth: Cloth): void {
	const { look } = cloth;
	const thread = cloth.palette.light > 0.8 ? cloth.palette.thread : "#cf9447";
	const leg = legOf(look, legHem(look));
	onClips(cloth, leg.waist - 34);
	drawLegs(cloth, leg, { faded: true, thread });
	for (const way of [1, -1]) {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		const mouth = put([
			[leg.waist * 0.42, TOP + 42],
			[leg.waist * 0.56, TOP + 84],
			[leg.hip * 0.9, TOP + 96],
		]);
		seam(cloth, mouth);
		stitches(
			cloth,
			mouth.map(([x, y]): Point => [x, y + 6]),
			thread,
		);
		stitches(
			cloth,
			mouth.map(([x, y]): Point => [x, y + 12]),
			thread,
		);
		for (const [x, y] of [
			[leg.waist * 0.42, TOP + 50],
			[leg.hip * 0.88, TOP + 100],
		] as const)
			button(cloth, [way * x, y], 4, "metal");
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
	loops(cloth, [-leg.waist * 0.58, leg.waist * 0.58], thread);
	fly(cloth, thread);
	button(cloth, [2, TOP + 23], 9.5, "metal");
	cloth.focus.push({ at: [40, TOP + 110], zoom: 3 }, { at: [-50, TOP + 130], zoom: 3 });
}

export function drawShorts(cloth: Cloth): void {
	shortLegs(cloth, false);
}

export function drawSwimShorts(cloth: Cloth): void {
	shortLegs(cloth, true);
}

function shortLegs(cloth: Cloth, swim: boolean): void {
	const { look } = cloth;
	const hem = { cropped: 500, regular: 580, long: 650, full: 690 }[look.length ?? "regular"] - (swim ? 20 : 0);
	const ease = LEGS[look.fit ?? "regular"];
	const leg: Leg = {
		top: TOP,
		waist: 142,
		hip: 180 + (ease - 1) * 60,
		crotch: TOP + 200,
		foot: 92 * ease,
		hem,
		apart: 10,
	};
	const drawn = swim || look.closure === "tie" || look.fabric === "fleece";
	const thread = look.fabric === "denim" ? "#cf9447" : undefined;
	onClips(cloth, leg.waist - 34);
	drawLegs(cloth, leg, { faded: look.fabric === "denim", ...(thread ? { thread } : {}) });
	for (const way of [1, -1]) {
		if (look.pockets === "cargo") patchPocket(cloth, [way * 124, TOP + 200], 84, 96, { flap: true });
		weltPocket(cloth, [way * (leg.waist + 6), TOP + 128], [way * (leg.waist - 32), TOP + 42], 0);
	}
	waistband(cloth, TOP, leg.waist, 38);
	if (drawn) {
		elastic(cloth, leg.waist);
		cords(
			cloth,
			[
				[-14, TOP + 28],
				[12, TOP + 28],
			],
			92,
			cloth.palette.light > 0.55 ? "#ffffff" : "#efe8da",
		);
	} else {
		loops(cloth, [-86, 86], thread);
		fly(cloth, thread);
		button(cloth, [0, TOP + 22], 8, look.fabric === "denim" ? "metal" : "horn");
	}
	cloth.focus.push({ at: [30, TOP + 110], zoom: 3 }, { at: [96, hem - 90], zoom: 3 });
}
