import { type Cloth, panel } from "./cloth.ts";
import { fallOf, fold } from "./folds.ts";
import { corner, type Line, mirror, mix, offset, type Point, reverse, strip } from "./geometry.ts";
import type { Look } from "./look.ts";
import type { Torso } from "./torso.ts";
import { button, ribs, seam, stitches } from "./trims.ts";

type Length = Exclude<NonNullable<Look["sleeve"]>, "none">;
export type SleeveStyle = {
	length: Length;
	/** Added to the width of the sleeve. */
	wide?: number;
	end: "hem" | "cuff" | "rib" | "plain" | "gathered";
	fill?: string;
	reach?: number;
};

const SIZES: Record<Length, { length: number; angle: number; end: number }> = {
	cap: { length: 78, angle: 36, end: 66 },
	short: { length: 170, angle: 17, end: 63 },
	puff: { length: 168, angle: 18, end: 62 },
	elbow: { length: 284, angle: 11, end: 56 },
	long: { length: 486, angle: 6, end: 43 },
};

/** Both sleeves of a torso; each hangs from the shoulder with its own weight. */
export function drawSleeves(cloth: Cloth, torso: Torso, style: SleeveStyle): { left: string; right: string } {
	return { left: drawSleeve(cloth, torso, style, -1), right: drawSleeve(cloth, torso, style, 1) };
}

function drawSleeve(cloth: Cloth, torso: Torso, style: SleeveStyle, way: 1 | -1): string {
	const { dice } = cloth;
	const size = SIZES[style.length];
	const wide = style.wide ?? 0;
	const angle =
		size.angle + dice.around(1.5) + (torso.cut.hip - torso.cut.chest > 20 && style.length === "long" ? 4 : 0);
	const turn = (angle * Math.PI) / 180;
	const [sx, sy] = torso.shoulder;
	const length = size.length + (style.reach ?? 0);
	const end: Point = [sx + length * Math.sin(turn) + 14, sy + length * Math.cos(turn)];
	const half = size.end + wide * (style.length === "long" ? 0.35 : 0.6);
	const tilt = turn * 1.15;
	const outer: Point = [end[0] + half * Math.cos(tilt), end[1] - half * Math.sin(tilt)];
	const inner: Point = [end[0] - half * Math.cos(tilt), end[1] + half * Math.sin(tilt)];
	const puff = style.length === "puff" || style.end === "gathered" ? 1 : 0;
	const lean = style.length === "long" || style.length === "elbow";
	const outerEdge: Line = [
		[sx, sy, 1],
		[sx + 24 + puff * 26 + wide * 0.2, sy + 17 - puff * 20],
		...(lean
			? ([
					[sx + 50 + wide * 0.7 + puff * 16, sy + length * 0.25],
					[mix([sx + 58 + wide * 0.7, sy], outer, 0.5)[0] + 3 + puff * 26, sy + length * 0.6],
					[outer[0] + 2 + puff * 26, sy + length * 0.86],
				] as Line)
			: ([[mix([sx, sy], outer, 0.62)[0] + 6 + puff * 40, mix([sx, sy], outer, 0.6)[1] - 4 - puff * 4]] as Line)),
		corner(outer),
	];
	const innerEdge: Line = [
		corner(torso.underarm),
		...(lean
			? ([
					[Math.max(torso.cut.chest - 8, mix(torso.underarm, inner, 0.35)[0] - 8), mix(torso.underarm, inner, 0.4)[1]],
					[mix(torso.underarm, inner, 0.8)[0] - 4 - puff * 14, mix(torso.underarm, inner, 0.8)[1]],
				] as Line)
			: ([
					[mix(torso.underarm, inner, 0.5)[0] - 3 - puff * 6, mix(torso.underarm, inner, 0.5)[1] + puff * 12],
				] as Line)),
		corner(inner),
	];
	const mouth: Line = [outer, [mix(outer, inner, 0.5)[0] + 3, mix(outer, inner, 0.5)[1] + half * 0.1], inner];
	const face = (line: Line) => (way === 1 ? line : mirror(line));
	// The far rim of the opening, seen past the near one.
	const rim = cloth.pen(
		face([corner(outer), [end[0] - 2, end[1] - 12], corner(inner), [end[0] + 5, end[1] + half * 0.15]]),
		true,
	);
	cloth.flats.push(
		`<path d="${rim}" fill="${cloth.palette.inside}"/><path d="${rim}" fill="${cloth.palette.deep}" opacity=".45"/>`,
	);
	cloth.silhouette.push(rim);
	const outline: Line = [
		...outerEdge,
		...mouth.slice(1),
		...reverse(innerEdge).slice(1),
		...reverse(torso.armhole).slice(1, -1),
	];
	const place = { x: Math.round(sx * way), y: Math.round(sy - 250), angle: -Math.round(angle) * way };
	const d = panel(cloth, face(outline), { place, ...(style.fill ? { fill: style.fill } : {}) });
	sleeveFolds(cloth, d, way, torso, end, lean, puff);
	finish(cloth, style, face(mouth), half, outerEdge, innerEdge);
	seam(cloth, face(torso.armhole), 0.8);
	return d;
}

function sleeveFolds(
	cloth: Cloth,
	d: string,
	way: 1 | -1,
	torso: Torso,
	end: Point,
	lean: boolean,
	puff: number,
): void {
	const { dice } = cloth;
	const put = (x: number, y: number): Point => [x * way, y];
	const [sx, sy] = torso.shoulder;
	const [ux, uy] = torso.underarm;
	const { count, crease } = fallOf(cloth);
	fold(cloth, d, put(sx + 4, sy + 18), put(mix([sx, sy], end, 0.75)[0] + 6, mix([sx, sy], end, 0.75)[1]), {
		width: 22,
		bend: dice.around(8),
		strength: 0.7,
	});
	fold(cloth, d, put(mix([sx, sy], end, 0.3)[0] + 20, sy + 40), put(end[0] + 8, end[1] + 6), {
		width: 16,
		bend: dice.around(8),
		strength: 0.55,
	});
	fold(cloth, d, put(ux + 40, uy - 40), put(ux + 2, uy + 2), { width: 16, strength: 0.7 });
	if (puff)
		for (const part of [0.2, 0.4, 0.6, 0.8])
			fold(
				cloth,
				d,
				put(mix([sx + 10, sy + 30], end, 0.2)[0], sy + 30),
				put(mix([end[0] - 50, end[1]], [end[0] + 50, end[1]], part)[0], end[1]),
				{ width: 9, strength: 0.7, crisp: true },
			);
	if (!lean) return;
	for (let index = 0; index < Math.round(4 * count); index++) {
		const y = uy + (end[1] - uy) * dice.between(0.12, 0.85);
		const x = mix([ux + 34, uy], end, (y - uy) / (end[1] - uy))[0];
		const slope = dice.between(14, 34) * (dice.chance(0.5) ? 1 : -1);
		fold(cloth, d, put(x + 42, y - slope), put(x - 46, y + slope * 0.6), {
			width: dice.between(8, 14),
			bend: dice.around(6),
			strength: 0.6,
		});
		if (dice.chance(crease))
			fold(cloth, d, put(x - 40, y + slope), put(x + 24, y + slope * 0.2), { width: 4, strength: 0.6, crisp: true });
	}
}

function finish(cloth: Cloth, style: SleeveStyle, mouth: Line, half: number, outerEdge: Line, innerEdge: Line): void {
	const up = (mouth[0]?.[0] ?? 0) > 0 ? 1 : -1;
	const lift = (by: number): Line => offset(mouth, by * up, 12);
	if (style.end === "hem" || style.end === "plain") {
		if (style.end === "hem") {
			stitches(cloth, lift(13));
			stitches(cloth, lift(17));
		} else seam(cloth, lift(26), 0.5);
		return;
	}
	const height = style.end === "rib" ? 44 : style.end === "gathered" ? 26 : 50;
	const top = lift(height);
	const outerTop = outerEdge.at(-2) ?? [0, 0];
	const innerTop = innerEdge.at(-2) ?? [0, 0];
	const swell = Math.min(8, Math.abs(outerTop[0] - innerTop[0]) * 0.06);
	const wideTop = top.map(
		([x, y], index): Point => [x + (index === 0 ? up * swell : index === top.length - 1 ? -up * swell : 0), y],
	);
	panel(cloth, strip(wideTop, offset(mouth, -3 * up, 12)), { layer: "upper", plain: style.end === "rib", round: 0.9 });
	if (style.end === "rib") cloth.upper.push(ribs(cloth, wideTop, mouth, Math.round(half / 3.2)));
	else if (style.end === "cuff") {
		stitches(cloth, lift(height - 5));
		stitches(cloth, lift(5));
		const spot = mix(mouth[0] ?? [0, 0], top[0] ?? [0, 0], 0.5);
		button(cloth, [spot[0] - up * 17, spot[1] + 4], 5.5);
	} else stitches(cloth, lift(height - 4));
}
