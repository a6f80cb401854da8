import { type Cloth, panel } from "./cloth.ts";
import { drapes, fold, pulls } from "./folds.ts";
import { bothSides, corner, type Line, mirror, type Point, reverse, xAt } from "./geometry.ts";
import { shoulderLine } from "./hanger.ts";
import type { Look } from "./look.ts";

export type Cut = {
	/** Right half of the neckline, from the middle to the shoulder. */
	neckline: Line;
	shoulder: number;
	chest: number;
	waist: number;
	hip: number;
	/** Height of the hem. */
	hem: number;
	/** How far the hem's middle hangs below its sides; negative for a shirt tail that rises at the sides. */
	sag?: number;
	/** How far a band draws the hem in. */
	gather?: number;
	/** How far the fronts are cut away at the hem's middle. */
	notch?: number;
	/** Armholes that leave the shoulders free. */
	sleeveless?: boolean;
};

export type Torso = {
	d: string;
	cut: Cut;
	shoulder: Point;
	underarm: Point;
	armhole: Line;
	side: Line;
	hem: Line;
};

type Fit = NonNullable<Look["fit"]>;

const WIDTHS: Record<Fit, { chest: number; shoulder: number }> = {
	slim: { chest: 178, shoulder: 174 },
	regular: { chest: 194, shoulder: 183 },
	relaxed: { chest: 210, shoulder: 193 },
	oversized: { chest: 228, shoulder: 210 },
};

export const widths = (look: Look, plus = 0) => {
	const { chest, shoulder } = WIDTHS[look.fit ?? "regular"];
	return { chest: chest + plus, shoulder: shoulder + plus * 0.5 };
};

/** Where a shoulder's end hangs; wider than the hanger it drops. */
const shoulderEnd = (x: number): Point => [x, shoulderLine(Math.min(x, 170)) - 4 + Math.max(0, x - 170) * 0.95, 1];

/** The outline of a body, all of it derived from the cut. */
export function shapeTorso(cloth: Cloth, cut: Cut): Torso {
	const { dice } = cloth;
	const neck = cut.neckline.at(-1) ?? [60, 195];
	const shoulder = shoulderEnd(cut.shoulder);
	const depth = cut.sleeveless ? 128 : 134 + (cut.chest - 194) * 0.5;
	const underarm: Point = [cut.chest, shoulderLine(160) + depth, 1];
	const inward = cut.sleeveless ? 20 : 12;
	const armhole: Line = [
		shoulder,
		[shoulder[0] - inward + 4, shoulder[1] + depth * 0.3],
		[Math.min(shoulder[0], underarm[0]) - inward + 2, shoulder[1] + depth * 0.62],
		underarm,
	];
	const drop = cut.hem - underarm[1];
	const side: Line = [
		underarm,
		[cut.waist + (cut.chest - cut.waist) * 0.35, underarm[1] + drop * 0.22],
		[cut.waist, underarm[1] + drop * 0.46],
		[cut.hip, underarm[1] + drop * 0.82],
		[cut.hip + 2 - (cut.gather ?? 0), cut.hem, 1],
	];
	const sag = cut.sag ?? 10;
	const wave = (part: number) => dice.around(4) * (part > 0.05 ? 1 : 0);
	const foot = cut.hip + 2 - (cut.gather ?? 0);
	const hem: Line =
		sag < 0
			? [
					side.at(-1) ?? underarm,
					[foot * 0.86, cut.hem + -sag * 0.28],
					[foot * 0.6, cut.hem - sag * 0.86],
					[foot * 0.25, cut.hem - sag],
					[0, cut.hem - sag],
				]
			: [
					side.at(-1) ?? underarm,
					[foot * 0.75, cut.hem + sag * 0.5 + wave(1)],
					[foot * 0.45, cut.hem + sag * 0.85 + wave(1)],
					[foot * 0.2, cut.hem + sag + wave(1)],
					...((cut.notch
						? [
								[26, cut.hem + sag - 4],
								[0, cut.hem + sag - cut.notch, 1],
							]
						: [[0, cut.hem + sag]]) as Line),
				];
	const shoulders: Line = [
		corner(neck),
		[(neck[0] + shoulder[0]) / 2, shoulderLine((neck[0] + shoulder[0]) / 2) - 6.5],
	];
	const right: Line = [...cut.neckline.slice(0, -1), ...shoulders, ...armhole, ...side.slice(1), ...hem.slice(1)];
	return { d: cloth.pen(bothSides(right), true), cut, shoulder, underarm, armhole, side, hem };
}

/** Draws the body: to be called after its sleeves, which lie behind it. */
export function drawTorso(
	cloth: Cloth,
	torso: Torso,
	style: { folds?: number; fill?: string; round?: number; joined?: boolean } = {},
): void {
	const { cut, shoulder, underarm, armhole, side, hem } = torso;
	const neck = cut.neckline.at(-1) ?? [60, 195];
	const shoulders: Line = [
		corner(neck),
		[(neck[0] + shoulder[0]) / 2, shoulderLine((neck[0] + shoulder[0]) / 2) - 6.5],
	];
	const outline = bothSides([
		...cut.neckline.slice(0, -1),
		...shoulders,
		...armhole,
		...side.slice(1),
		...hem.slice(1),
	]);
	const d = panel(cloth, outline, {
		...(style.fill ? { fill: style.fill } : {}),
		round: style.round ?? 1,
		...(style.joined ? { turns: [armhole, side, mirror(armhole), mirror(side)] } : {}),
	});
	cloth.body = d;
	const right = (y: number) => xAt(side, y);
	const count = style.folds ?? 6;
	if (count > 0) drapes(cloth, d, (y) => -right(y), right, underarm[1] - 10, cut.hem + Math.abs(cut.sag ?? 10), count);
	for (const way of [1, -1]) {
		const put = ([x, y]: Point): Point => [x * way, y];
		pulls(
			cloth,
			d,
			put([underarm[0] - 4, underarm[1] - 6]),
			[put([underarm[0] * 0.5, underarm[1] + 50]), put([underarm[0] * 0.42, underarm[1] - 14])],
			0.9,
		);
		fold(cloth, d, put([shoulder[0] * 0.8, shoulder[1] + 6]), put([shoulder[0] * 0.66, underarm[1] + 40]), {
			width: 20,
			bend: 10 * way,
			strength: 0.65,
		});
	}
}

/** Points along the lower edge, a little above it, for stitching or a hem band. */
export const hemLine = (torso: Torso, above: number): Line => {
	const right = torso.hem.map(([x, y], index): Point => [index === 0 ? x - 1 : x, y - above]);
	return [...mirror(right), ...reverse(right).slice(1)];
};
