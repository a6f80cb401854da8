import { type Cloth, within } from "./cloth.ts";
import { type Line, mix, type Point } from "./geometry.ts";

/** How one fabric falls: how many folds, how deep, how crisp, and how much light they catch. */
type Fall = { count: number; depth: number; crease: number; sheen: number };

const FALLS: Record<Cloth["look"]["fabric"], Fall> = {
	cotton: { count: 1, depth: 0.8, crease: 0.6, sheen: 0.8 },
	linen: { count: 1.3, depth: 0.9, crease: 1, sheen: 0.8 },
	wool: { count: 0.7, depth: 0.75, crease: 0.25, sheen: 0.5 },
	knit: { count: 0.7, depth: 0.6, crease: 0.12, sheen: 0.45 },
	denim: { count: 0.7, depth: 0.75, crease: 0.6, sheen: 0.7 },
	silk: { count: 1.5, depth: 1.05, crease: 0.7, sheen: 1.8 },
	fleece: { count: 0.7, depth: 0.65, crease: 0.1, sheen: 0.5 },
	corduroy: { count: 0.7, depth: 0.75, crease: 0.3, sheen: 0.7 },
	technical: { count: 1, depth: 0.8, crease: 0.9, sheen: 1.2 },
	leather: { count: 0.9, depth: 1, crease: 0.8, sheen: 2 },
};

export const fallOf = (cloth: Cloth): Fall => FALLS[cloth.look.fabric];

/** A fold: thin where it begins, wide where it ends. */
function leaf(cloth: Cloth, from: Point, to: Point, width: number, bend: number): string {
	const across: Point = [to[1] - from[1], from[0] - to[0]];
	const length = Math.hypot(across[0], across[1]) || 1;
	const unit: Point = [across[0] / length, across[1] / length];
	const off = (base: Point, by: number): Point => [base[0] + unit[0] * by, base[1] + unit[1] * by];
	const third = mix(from, to, 0.35);
	const late = mix(from, to, 0.75);
	return cloth.pen(
		[
			[from[0], from[1], 1],
			off(third, bend + width * 0.25),
			off(late, bend * 0.7 + width * 0.45),
			[...off(to, width * 0.5), 1] as unknown as Point,
			[...off(to, -width * 0.5), 1] as unknown as Point,
			off(late, bend * 0.7 - width * 0.4),
			off(third, bend - width * 0.2),
		],
		true,
	);
}

type FoldStyle = { width: number; bend?: number; strength?: number; crisp?: boolean };

/** A valley in shadow with a lit ridge at its left, where the light comes from. */
export function fold(
	cloth: Cloth,
	inside: string,
	from: Point,
	to: Point,
	{ width, bend = 0, strength = 1, crisp }: FoldStyle,
): void {
	const { deep, glow, light } = cloth.palette;
	const { depth, sheen } = fallOf(cloth);
	const dark = Math.min(0.8, 0.36 * depth * strength * (light > 0.8 ? 0.7 : 1));
	const lit = Math.min(0.75, (light > 0.85 ? 0.6 : 0.32) * sheen * strength);
	const side = from[0] === to[0] && from[1] > to[1] ? -1 : 1;
	const by = -width * 0.85 * side;
	const ridge = leaf(cloth, [from[0] + by, from[1]], [to[0] + by, to[1]], width * 0.7, bend);
	(crisp ? cloth.crisp : cloth.soft).push(
		within(
			cloth,
			inside,
			`<path d="${leaf(cloth, from, to, width, bend)}" fill="${deep}" opacity="${dark.toFixed(2)}"/><path d="${ridge}" fill="${glow}" opacity="${lit.toFixed(2)}"/>`,
		),
	);
}

/** Folds that hang from a height to the hem between two sides. */
export function drapes(
	cloth: Cloth,
	inside: string,
	left: (y: number) => number,
	right: (y: number) => number,
	top: number,
	bottom: number,
	count: number,
): void {
	const { dice } = cloth;
	const fall = fallOf(cloth);
	const total = Math.max(2, Math.round(count * fall.count));
	for (let index = 0; index < total; index++) {
		const part = (index + 0.5 + dice.around(0.3)) / total;
		const start = top + (bottom - top) * dice.between(0, 0.5);
		const x = (y: number, p: number) => left(y) + (right(y) - left(y)) * p;
		const drift = dice.around(0.02);
		const span = right(bottom) - left(bottom);
		fold(cloth, inside, [x(start, part), start], [x(bottom, part + drift), bottom + 20], {
			width: (span / total) * dice.between(0.25, 0.5),
			bend: dice.around(7),
			strength: dice.between(0.55, 1),
		});
		if (dice.chance(fall.crease * 0.6)) {
			const low = bottom - (bottom - start) * dice.between(0.25, 0.7);
			fold(cloth, inside, [x(low, part + 0.03), low], [x(bottom, part + drift + 0.02), bottom + 12], {
				width: 7,
				strength: 0.8,
				crisp: true,
			});
		}
	}
}

/** Creases that pull from a point of tension, as under an arm or at a shoulder. */
export function pulls(cloth: Cloth, inside: string, from: Point, towards: Line, strength = 1): void {
	const { dice } = cloth;
	const { crease } = fallOf(cloth);
	for (const to of towards) {
		const end: Point = [to[0] + dice.around(12), to[1] + dice.around(12)];
		fold(cloth, inside, end, from, { width: dice.between(9, 15), bend: dice.around(9), strength: strength * 0.55 });
		if (dice.chance(crease))
			fold(cloth, inside, mix(end, from, 0.3), from, {
				width: 4,
				bend: dice.around(6),
				strength: strength * 0.6,
				crisp: true,
			});
	}
}
