import { type Cloth, panel } from "./cloth.ts";
import { fallOf, fold } from "./folds.ts";
import { bothSides, type Line, mirror, type Point, reverse, sample } from "./geometry.ts";
import type { Look } from "./look.ts";
import { seam, stitches } from "./trims.ts";

export type SkirtCut = { top: number; waist: number; hem: number; shape: NonNullable<Look["shape"]>; tiers?: number };

const FLARE: Record<SkirtCut["shape"], number> = {
	straight: 1.28,
	"a-line": 1.62,
	pleated: 1.6,
	tiered: 1.7,
	wide: 1.95,
	tapered: 1.14,
};

/** Right edge of a skirt from waist to hem. */
function edge({ top, waist, hem, shape }: SkirtCut): Line {
	const hip = shape === "straight" || shape === "tapered" ? 1.2 : 1.18;
	const foot = Math.min(
		waist * FLARE[shape] + Math.max(0, hem - top - 420) * (shape === "straight" || shape === "tapered" ? 0.02 : 0.13),
		330,
	);
	const tall = hem - top;
	return [
		[waist, top, 1],
		[waist * hip * (shape === "wide" ? 1.06 : 1), top + Math.min(150, tall * 0.34)],
		[waist * hip + (foot - waist * hip) * 0.55, top + tall * 0.68],
		[foot, hem - 6, 1],
	];
}

/** A skirt's cloth; returns its outline. The hem waves where folds reach it. */
export function drawSkirtCloth(cloth: Cloth, cut: SkirtCut): { d: string; foot: number; hemLine: Line } {
	const { dice } = cloth;
	const side = edge(cut);
	const foot = side.at(-1)?.[0] ?? cut.waist;
	const full = cut.shape !== "straight" && cut.shape !== "tapered";
	const folds =
		cut.shape === "pleated"
			? 13
			: full
				? Math.round((cut.shape === "wide" ? 8 : 6) * Math.max(0.8, fallOf(cloth).count))
				: 3;
	const depth = cut.shape === "pleated" ? 3.5 : full ? 5 : 1.5;
	const across = Array.from({ length: folds * 2 - 1 }, (_, index): Point => {
		const part = (index + 1) / (folds * 2);
		const x = foot - 2 * foot * (part + (cut.shape === "pleated" ? 0 : dice.around(0.22 / folds)));
		const arch = 20 * (1 - (x / foot) ** 2);
		const turn = cut.shape === "pleated";
		const y = cut.hem - 6 + arch + (index % 2 ? -depth : depth) * (turn ? 1 : dice.between(0.2, 1.2));
		return turn ? [x, y, 1] : [x, y];
	});
	const hemLine: Line = [[foot, cut.hem - 6, 1], ...across, [-foot, cut.hem - 6, 1]];
	const waistLine: Line = [
		[-cut.waist, cut.top, 1],
		[0, cut.top + 5],
		[cut.waist, cut.top, 1],
	];
	const d = panel(cloth, [...waistLine, ...side.slice(1, -1), ...hemLine, ...reverse(mirror(side.slice(1, -1)))], {
		turns: [side, mirror(side)],
	});
	cloth.body = d;
	if (cut.shape === "tiered") tiers(cloth, cut, d);
	else gathers(cloth, cut, d, foot, folds);
	stitches(
		cloth,
		sample(hemLine, 40).map(([x, y]): Point => [x * 0.992, y - 9]),
	);
	return { d, foot, hemLine };
}

function gathers(cloth: Cloth, cut: SkirtCut, d: string, foot: number, folds: number): void {
	const { dice } = cloth;
	const pleated = cut.shape === "pleated";
	for (let index = 0; index < folds; index++) {
		const part = (index + 0.5) / folds;
		const low = foot - 2 * foot * part;
		const high = (low / foot) * cut.waist * 0.94;
		const start = pleated ? cut.top + 4 : cut.top + (cut.hem - cut.top) * dice.between(0.02, 0.35);
		fold(cloth, d, [high, start], [low, cut.hem + 24], {
			width: (foot / folds) * (pleated ? 0.5 : dice.between(0.5, 0.8)),
			bend: pleated ? 0 : dice.around(5),
			strength: pleated ? 1 : dice.between(0.7, 1.1),
		});
		if (pleated) {
			seam(
				cloth,
				[
					[high + 2, start],
					[(high + low) / 2 + 3, (start + cut.hem) / 2],
					[low + 3, cut.hem + 12 * (1 - (low / foot) ** 2)],
				],
				0.8,
			);
		} else if (dice.chance(0.6)) {
			fold(cloth, d, [high * 0.98 + 6, cut.top], [high * 1.06 + 8, cut.top + dice.between(60, 150)], {
				width: 7,
				strength: 0.7,
				crisp: true,
			});
		}
	}
}

/** Gathered rows, each fuller than the one above. */
function tiers(cloth: Cloth, cut: SkirtCut, d: string): void {
	const { dice } = cloth;
	const side = edge(cut);
	const rows = cut.tiers ?? 3;
	for (let row = 0; row < rows; row++) {
		const top = cut.top + ((cut.hem - cut.top) * row) / rows;
		const bottom = cut.top + ((cut.hem - cut.top) * (row + 1)) / rows;
		const half = (y: number) => sample(side, 60).find((point) => point[1] >= y)?.[0] ?? cut.waist;
		const count = 11 + row * 3;
		for (let index = 0; index < count; index++) {
			const x = -1 + (2 * (index + 0.5 + dice.around(0.25))) / count;
			const arch = 14 * (1 - x * x);
			fold(cloth, d, [x * half(top), top + arch], [x * half(bottom), top + (bottom - top) * dice.between(0.55, 1.1)], {
				width: dice.between(7, 12),
				strength: dice.between(0.35, 0.6),
				bend: dice.around(5),
			});
		}
		if (row > 0) {
			const line: Line = [
				[-half(top), top, 1],
				[-half(top) * 0.5, top + 12],
				[0, top + 15],
				[half(top) * 0.5, top + 12],
				[half(top), top, 1],
			];
			const path = cloth.pen(line);
			cloth.crisp.push(
				`<path d="${path}" fill="none" stroke="${cloth.palette.deep}" stroke-width="7" opacity=".3" transform="translate(0 4)"/>`,
			);
			seam(cloth, line, 0.6);
		}
	}
}

export const waistband = (cloth: Cloth, top: number, half: number, height: number): string =>
	panel(
		cloth,
		bothSides([
			[0, top + 5],
			[half, top, 1],
			[half + 3, top + height, 1],
			[0, top + height + 6],
		]),
		{ layer: "upper", round: 0.8 },
	);
