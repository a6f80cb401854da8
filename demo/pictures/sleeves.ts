import { type Cloth, panel } from "./cloth.ts";
import { corner, type Line, mirror, mix, type Point, reverse, sample } from "./geometry.ts";
import type { Look } from "./look.ts";
import { finish, sleeveFolds } from "./sleeve-finish.ts";
import type { Torso } from "./torso.ts";
import { seam, stitches } from "./trims.ts";

type Length = Exclude<NonNullable<Look["sleeve"]>, "none">;

export type SleeveStyle = {
	length: Length;
	/** Added to the width of the sleeve. */
	wide?: number;
	end: "hem" | "cuff" | "rib" | "plain" | "gathered" | "turned";
	fill?: string;
	reach?: number;
};

const SIZES: Record<Length, { length: number; angle: number; end: number }> = {
	cap: { length: 84, angle: 20, end: 60 },
	short: { length: 170, angle: 13, end: 60 },
	puff: { length: 168, angle: 18, end: 62 },
	elbow: { length: 284, angle: 11, end: 56 },
	long: { length: 486, angle: 6, end: 43 },
};

/** The length of the sleeves of a garment that has some. */
export const sleeveOf = ({ sleeve }: Look, usual: Length): Length => (sleeve && sleeve !== "none" ? sleeve : usual);

/** Both sleeves of a torso; each hangs from the shoulder with its own weight. */
export function drawSleeves(cloth: Cloth, torso: Torso, style: SleeveStyle): { left: string; right: string } {
	return { left: drawSleeve(cloth, torso, style, -1), right: drawSleeve(cloth, torso, style, 1) };
}

function drawSleeve(cloth: Cloth, torso: Torso, style: SleeveStyle, way: 1 | -1): string {
	if (style.length === "cap") return drawCap(cloth, torso, style, way);
	const { dice } = cloth;
	const size = SIZES[style.length];
	const wide = style.wide ?? 0;
	const angle =
		size.angle + dice.around(1.5) + (torso.cut.hip - torso.cut.chest > 20 && style.length === "long" ? 4 : 0);
	const turn = (angle * Math.PI) / 180;
	const [sx, sy] = torso.shoulder;
	// A sleeve does not hang below a short body; a bodice ends at the waist, and its skirt goes on.
	const room = torso.cut.hem < 560 ? Number.POSITIVE_INFINITY : torso.cut.hem - sy + 6;
	const length = Math.min(size.length + (style.reach ?? 0), Math.max(300, room));
	const half = size.end + wide * (style.length === "long" ? 0.35 : 0.6);
	// The widest sleeves still end inside the picture.
	const end: Point = [Math.min(sx + length * Math.sin(turn) + 14, 352 - half), sy + length * Math.cos(turn)];
	const tilt = turn * 1.15;
	const outer: Point = [end[0] + half * Math.cos(tilt), end[1] - half * Math.sin(tilt)];
	const inner: Point = [end[0] - half * Math.cos(tilt), end[1] + half * Math.sin(tilt)];
	const puff = style.length === "puff" ? 1 : 0;
	const full = puff || style.end === "gathered" ? 1 : 0;
	const lean = style.length === "long" || style.length === "elbow";
	const outerEdge: Line = [
		[sx, sy, 1],
		[sx + 24 + puff * 26 + wide * 0.2, sy + 17 - puff * 20],
		...(lean
			? ([
					[sx + 50 + wide * 0.7 + puff * 16, sy + length * 0.25],
					[mix([sx + 58 + wide * 0.7, sy], outer, 0.5)[0] + 3 + full * 10, sy + length * 0.6],
					[outer[0] + 2 + full * 24, sy + length * 0.88],
				] as Line)
			: ([[mix([sx, sy], outer, 0.62)[0] + 6 + puff * 40, mix([sx, sy], outer, 0.6)[1] - 4 - puff * 4]] as Line)),
		corner(outer),
	];
	const innerEdge: Line = [
		corner(torso.underarm),
		...(lean
			? ([
					[Math.max(torso.cut.chest - 8, mix(torso.underarm, inner, 0.35)[0] - 8), mix(torso.underarm, inner, 0.4)[1]],
					[mix(torso.underarm, inner, 0.8)[0] - 4 - full * 14, mix(torso.underarm, inner, 0.8)[1]],
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
	sleeveFolds(cloth, d, way, torso, end, lean, full);
	finish(cloth, style, face(mouth), half, outerEdge, innerEdge);
	if (cloth.look.shoulder === "raglan") seam(cloth, face(raglan(torso)), 0.9);
	else seam(cloth, face(torso.armhole), 0.8);
	return d;
}

/** A seam that runs from the neck to under the arm. */
const raglan = ({ cut, underarm }: Torso): Line => {
	const [x, y] = cut.neckline.at(-1) ?? [62, 195];
	return [
		[x + 12, y + 10],
		[x + (underarm[0] - x) * 0.55, y + (underarm[1] - y) * 0.5],
		[underarm[0] - 2, underarm[1]],
	];
};

/** A small leaf of cloth over the shoulder; below it the arm is free. */
function drawCap(cloth: Cloth, torso: Torso, style: SleeveStyle, way: 1 | -1): string {
	const face = (line: Line) => (way === 1 ? line : mirror(line));
	const edge = sample(torso.armhole, 12).slice(0, 8);
	const [sx, sy] = torso.shoulder;
	const foot = edge.at(-1) ?? torso.underarm;
	const outer: Line = [[sx, sy, 1], [sx + 26, sy + 22], [sx + 34, sy + 52], corner(foot)];
	const outline: Line = [...outer, ...reverse(edge).slice(1, -1)];
	const place = { x: Math.round(sx * way), y: Math.round(sy - 250), angle: -17 * way };
	const d = panel(cloth, face(outline), { place, ...(style.fill ? { fill: style.fill } : {}) });
	stitches(
		cloth,
		face([
			[sx + 17, sy + 24],
			[sx + 24, sy + 50],
			[foot[0] + 6, foot[1] - 8],
		]),
	);
	seam(cloth, face(edge), 0.8);
	return d;
}
