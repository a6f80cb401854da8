import { type Cloth, panel, within } from "./cloth.ts";
import { shift } from "./colour.ts";
import { fallOf, fold } from "./folds.ts";
import { type Line, mirror, mix, type Point } from "./geometry.ts";
import { stitches } from "./trims.ts";

export type Leg = {
	top: number;
	waist: number;
	hip: number;
	crotch: number;
	/** Half the width of a leg at its hem. */
	foot: number;
	hem: number;
	/** Half the gap between the legs at the hem. */
	apart: number;
};

/** Both legs, hanging from the waistband; the left one lies slightly over the right. */
export function drawLegs(cloth: Cloth, leg: Leg, style: { faded?: boolean; thread?: string } = {}): { centre: number } {
	const tall = leg.hem - leg.crotch;
	const inner = leg.apart;
	const outer = inner + leg.foot * 2;
	const centre = inner + leg.foot;
	const outside: Line = [
		[leg.waist, leg.top + 4, 1],
		[leg.hip - 8, leg.top + 96],
		[leg.hip, leg.top + 180],
		[leg.hip + (outer - leg.hip) * 0.5, leg.crotch + tall * 0.42],
		[outer, leg.hem, 1],
	];
	const inside: Line = [
		[inner, leg.hem, 1],
		[3 + inner * 0.5, leg.crotch + tall * 0.5],
		[2, leg.crotch + 30],
		[0, leg.crotch, 1],
	];
	const mouth: Line = [[centre, leg.hem + 7]];
	const outline: Line = [[0, leg.top + 4, 1], ...outside, ...mouth, ...inside];
	const paths: string[] = [];
	for (const face of [(line: Line) => line, mirror]) {
		const rim = cloth.pen(
			face([
				[inner, leg.hem, 1],
				[centre, leg.hem - 8],
				[outer, leg.hem, 1],
				[centre, leg.hem + 8],
			]),
			true,
		);
		cloth.flats.push(`<path d="${rim}" fill="${cloth.palette.inside}"/>`);
		const d = panel(cloth, face(outline), { round: 0.85 });
		paths.push(d);
		if (style.faded) fade(cloth, d, face, leg, centre);
		creases(cloth, d, face, leg, centre, outer);
		for (const up of style.thread ? [12, 17] : [14])
			stitches(
				cloth,
				face([
					[inner + 2, leg.hem - up],
					[centre, leg.hem - up + 7],
					[outer - 2, leg.hem - up],
				]),
				style.thread,
			);
		if (style.thread) stitches(cloth, face(outside.map(([x, y]): Point => [x - 7, y])), style.thread);
	}
	cloth.body = paths.join("");
	cloth.crisp.push(
		within(
			cloth,
			cloth.body,
			`<path d="${cloth.pen([
				[0, leg.crotch - 60],
				[0, leg.crotch + 20],
				[0, leg.crotch + tall * 0.4],
			])}" fill="none" stroke="${cloth.palette.deep}" stroke-width="10" opacity=".6"/>`,
		),
	);
	return { centre };
}

function creases(cloth: Cloth, d: string, face: (line: Line) => Line, leg: Leg, centre: number, outer: number): void {
	const { dice } = cloth;
	const { count } = fallOf(cloth);
	const put = (x: number, y: number): Point => face([[x, y]])[0] ?? [x, y];
	const hipY = leg.crotch - 20;
	for (const by of [0, 26, 54])
		fold(
			cloth,
			d,
			put(leg.hip * dice.between(0.5, 0.75), hipY + by + dice.between(14, 40)),
			put(6, leg.crotch - 8 + by * 0.7),
			{ width: dice.between(9, 14), bend: dice.around(8), strength: 0.6, crisp: by === 26 },
		);
	const long = Math.max(2, Math.round(3 * count));
	for (let index = 0; index < long; index++) {
		const part = (index + 0.5 + dice.around(0.2)) / long;
		const start = leg.crotch + (leg.hem - leg.crotch) * dice.between(-0.1, 0.35);
		const from = mix([10, start], [leg.hip - 16, start], part);
		const to = mix([leg.apart + 4, leg.hem + 10], [outer - 4, leg.hem + 10], part);
		fold(cloth, d, put(from[0], from[1]), put(to[0], to[1]), {
			width: dice.between(12, 22),
			bend: dice.around(8),
			strength: dice.between(0.5, 0.9),
		});
	}
	if (leg.hem - leg.crotch < 300) return;
	for (let index = 0; index < 3; index++) {
		const y = leg.crotch + (leg.hem - leg.crotch) * (0.4 + index * 0.06 + dice.around(0.03));
		fold(cloth, d, put(centre + leg.foot * 0.9, y + dice.around(26)), put(centre - leg.foot * 0.5, y + 16), {
			width: dice.between(7, 12),
			bend: dice.around(7),
			strength: 0.45,
		});
	}
}

/** Washed denim: paler down the front of the thigh, with whiskers at the hip. */
function fade(cloth: Cloth, d: string, face: (line: Line) => Line, leg: Leg, centre: number): void {
	const pale = shift(cloth.palette.base, 0.17, 0.75);
	const tall = leg.hem - leg.crotch;
	const patch = cloth.pen(
		face([
			[centre - 8, leg.top + 110],
			[centre + leg.foot * 0.55, leg.crotch],
			[centre + leg.foot * 0.3, leg.crotch + tall * 0.55],
			[centre, leg.crotch + tall * 0.75],
			[centre - leg.foot * 0.4, leg.crotch + tall * 0.5],
			[centre - leg.foot * 0.5, leg.crotch],
		]),
		true,
	);
	const whiskers = [0, 18, 38]
		.map((by) =>
			cloth.pen(
				face([
					[20, leg.crotch - 46 + by],
					[70, leg.crotch - 62 + by * 1.1],
					[leg.hip - 34, leg.crotch - 74 + by * 1.3],
				]),
			),
		)
		.join("");
	cloth.soft.push(within(cloth, d, `<path d="${patch}" fill="${pale}" opacity=".5"/>`));
	cloth.crisp.push(
		within(cloth, d, `<path d="${whiskers}" fill="none" stroke="${pale}" stroke-width="5" opacity=".28"/>`),
	);
}
