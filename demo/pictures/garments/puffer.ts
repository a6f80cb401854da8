import { BACK_NECK, backCollar } from "../backs.ts";
import { type Cloth, panel, within } from "../cloth.ts";
import { collarBack } from "../collars.ts";
import { zipFront } from "../fronts.ts";
import { type Line, mix, type Point, xAt } from "../geometry.ts";
import { hood, hoodBehind } from "../hood.ts";
import { hemY } from "../lengths.ts";
import { neckY } from "../necks.ts";
import { slantPocket } from "../pockets.ts";
import { drawSleeves, sleeveOf } from "../sleeves.ts";
import { drawTorso, shapeTorso, widths } from "../torso.ts";

/** Down-filled chambers between two heights: each a lit swell above a sewn valley. */
function chambers(cloth: Cloth, inside: string, lines: readonly Line[]): void {
	const { deep, glow } = cloth.palette;
	for (const line of lines) {
		const d = cloth.pen(line);
		const low = cloth.pen(line.map(([x, y]): Point => [x, y - 12]));
		const high = cloth.pen(line.map(([x, y]): Point => [x, y - 38]));
		cloth.soft.push(
			within(
				cloth,
				inside,
				`<g fill="none"><path d="${low}" stroke="${deep}" stroke-width="24" opacity=".5"/><path d="${high}" stroke="${glow}" stroke-width="13" opacity=".5"/></g>`,
			),
		);
		const puckers = line.length > 2 ? pucker(cloth, line) : "";
		cloth.crisp.push(
			within(
				cloth,
				inside,
				`<g fill="none"><path d="${d}" stroke="${deep}" stroke-width="5" opacity=".75"/>${puckers}</g>`,
			),
		);
		cloth.upper.push(
			within(cloth, inside, `<path d="${d}" fill="none" stroke="${deep}" stroke-width="1.600" opacity=".8"/>`),
		);
	}
}

/** The small creases a seam draws into the filling. */
function pucker(cloth: Cloth, line: Line): string {
	const { dice, palette } = cloth;
	const from: Point = line[0] ?? [0, 0];
	const to: Point = line.at(-1) ?? [0, 0];
	return Array.from({ length: 12 }, (_, index) => {
		const [x, y] = mix(from, to, (index + dice.between(0.2, 0.8)) / 12);
		const tall = dice.between(8, 20) * (dice.chance(0.5) ? 1 : -0.7);
		return `<path d="M${x.toFixed(1)} ${(y + 6).toFixed(1)}q${dice.around(4).toFixed(1)} ${(-tall / 2).toFixed(1)} ${dice.around(5).toFixed(1)} ${(-tall).toFixed(1)}" stroke="${palette.deep}" stroke-width="3" opacity=".4"/>`;
	}).join("");
}

export function drawPuffer(cloth: Cloth): void {
	const { look } = cloth;
	const { chest, shoulder } = widths(look, 14);
	const top = neckY(62);
	const hem = hemY(look, 748, { long: 1.42 });
	const neck: Line = cloth.back
		? BACK_NECK
		: [
				[0, top + 62, 1],
				[40, top + 40],
				[66, neckY(66), 1],
			];
	const torso = shapeTorso(cloth, { neckline: neck, shoulder, chest, waist: chest + 2, hip: chest - 6, hem, sag: 8 });
	const count = Math.round((hem - 290) / 68);
	const step = (hem - 290) / count;
	const heights = Array.from({ length: count }, (_, index) => 290 + index * step);
	const vest = look.sleeve === "none";
	const side: Line = torso.side.flatMap((point, index): Point[] => (index === 0 ? [point] : []));
	const swollen: Point[] = heights
		.filter((y) => y > torso.underarm[1] + 12)
		.flatMap((y): Point[] => [
			[xAt(torso.side, y) - 2, y],
			[xAt(torso.side, y + step / 2) + 3, y + step / 2],
		]);
	torso.side = [...side, ...swollen, [xAt(torso.side, hem) - 4, hem, 1]];
	if (!vest) {
		const sleeves = drawSleeves(cloth, torso, { length: sleeveOf(look, "long"), wide: 34, end: "rib" });
		for (const way of [1, -1]) {
			const [sx, sy] = torso.shoulder;
			const lines = Array.from({ length: 6 }, (_, index): Line => {
				const y = sy + 62 + index * 64;
				const x = sx + 10 + index * 9;
				return [
					[way * (x - 70), y + 22],
					[way * (x + 6), y + 12],
					[way * (x + 96), y - 14],
				];
			});
			chambers(cloth, way === 1 ? sleeves.right : sleeves.left, lines);
		}
	}
	drawTorso(cloth, torso, { folds: 0 });
	chambers(
		cloth,
		cloth.body,
		heights.map(
			(y): Line => [
				[-chest - 20, y - 4],
				[-chest * 0.5, y + 5],
				[0, y + 8],
				[chest * 0.5, y + 5],
				[chest + 20, y - 4],
			],
		),
	);
	if (cloth.back) {
		if (look.neck === "hood") hoodBehind(cloth);
		else backCollar(cloth, 44);
	} else {
		if (look.pockets === "welt")
			for (const way of [1, -1]) slantPocket(cloth, [way * 150, hem - 110], [way * 124, hem - 200]);
		if (look.closure === "zip") zipFront(cloth, torso, top + 40);
		if (look.neck === "hood") hood(cloth);
		else collar(cloth, top);
	}
	cloth.focus.push([40, 330]);
}

/** A padded collar that stands. */
function collar(cloth: Cloth, top: number): void {
	collarBack(cloth, 40, { bottom: top + 60 });
	for (const way of [-1, 1]) {
		const face = (line: Line): Line => line.map(([x, y, turn]): Point => (turn ? [x * way, y, turn] : [x * way, y]));
		panel(
			cloth,
			face([
				[46, top - 33, 1],
				[68, top - 19],
				[82, neckY(82) + 12, 1],
				[44, top + 66],
				[1, top + 84, 1],
				[1, top + 30, 1],
				[34, top + 6],
			]),
			{ layer: "upper", round: 1.8 },
		);
		cloth.upper.push(
			`<path d="${cloth.pen(
				face([
					[66, top - 12],
					[48, top + 24],
					[1, top + 56],
				]),
			)}" fill="none" stroke="${cloth.palette.deep}" stroke-width="2.400" opacity=".6"/>`,
		);
	}
}
