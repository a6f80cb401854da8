import { type Cloth, panel } from "./cloth.ts";
import { type Line, mirror, offset, type Point, reverse, strip } from "./geometry.ts";
import { shoulderLine } from "./hanger.ts";
import type { Look } from "./look.ts";
import { label, ribs, seam, stitches } from "./trims.ts";

export const neckY = (x: number) => shoulderLine(x) - 5;

/** Right half of a neckline, from the middle to the shoulder. */
export function neckline(kind: Look["neck"]): Line {
	const curve = (x: number, drop: number, full = 0.8): Line => {
		const y = neckY(x);
		return [
			[0, y + drop],
			[x * 0.5, y + drop * (0.5 + full * 0.42)],
			[x * 0.88, y + drop * full * 0.52],
			[x, y, 1],
		];
	};
	switch (kind) {
		case "v":
			return [
				[0, neckY(64) + 128, 1],
				[34, neckY(64) + 62],
				[64, neckY(64), 1],
			];
		case "wrap":
			return [
				[0, neckY(70) + 170, 1],
				[40, neckY(70) + 78],
				[70, neckY(70), 1],
			];
		case "scoop":
			return curve(86, 112, 0.95);
		case "boat":
			return curve(112, 32, 0.8);
		case "square":
			return [
				[0, neckY(88) + 92],
				[80, neckY(88) + 92, 1],
				[88, neckY(88), 1],
			];
		case "turtle":
			return curve(56, 40);
		default:
			return curve(64, 60, 0.86);
	}
}

const fullLine = (right: Line): Line => [...reverse(mirror(right)), ...right.slice(1)];

/** The inside of the back, seen through the neck opening. */
export function innerBack(cloth: Cloth, right: Line, style: { rise?: number; fill?: string } = {}): void {
	if (cloth.back) return;
	const [x, y] = right.at(-1) ?? [60, 195];
	const bottom = right[0]?.[1] ?? 250;
	const rise = style.rise ?? -12;
	const spread = Math.max(...right.map((point) => point[0]));
	const outline: Line = [
		[-x, y, 1],
		[-x * 0.5, y - rise * 0.8],
		[0, y - rise],
		[x * 0.5, y - rise * 0.8],
		[x, y, 1],
		[spread + 12, y + 40, 1],
		[spread * 0.8, bottom + 26],
		[0, bottom + 34],
		[-spread * 0.8, bottom + 26],
		[-spread - 12, y + 40, 1],
	];
	const d = panel(cloth, outline, {
		layer: "behind",
		plain: !cloth.look.pattern || cloth.look.pattern === "cable",
		fill: style.fill ?? cloth.palette.inside,
		shadow: false,
	});
	cloth.behind.push(`<path d="${d}" fill="${cloth.palette.deep}" opacity=".3"/>`);
	cloth.silhouette.push(d);
	label(cloth, Math.max(y - rise + 8, 212));
}

/** A knitted or sewn band around the neckline. */
export function neckBand(cloth: Cloth, right: Line, width: number, ribbed: boolean): void {
	const inner = fullLine(right);
	const outer = offset(inner, width, 36);
	const edge: Line = outer.map(
		(point, index): Point =>
			index === 0
				? [-(right.at(-1)?.[0] ?? 0) - width * 0.9, neckY((right.at(-1)?.[0] ?? 0) + width * 0.9)]
				: index === outer.length - 1
					? [(right.at(-1)?.[0] ?? 0) + width * 0.9, neckY((right.at(-1)?.[0] ?? 0) + width * 0.9)]
					: point,
	);
	panel(cloth, strip(inner, edge), { layer: "upper", plain: ribbed, round: 1 });
	if (ribbed) cloth.upper.push(ribs(cloth, inner, edge, Math.round(width > 18 ? 46 : 54)));
	else stitches(cloth, offset(inner, width - 4, 36));
	seam(cloth, edge, 0.5);
}

/** A high knitted collar, folded over once. */
export function turtleNeck(cloth: Cloth): void {
	const x = 60;
	const y = neckY(x);
	const back: Line = [
		[-x + 4, y - 34, 1],
		[-30, y - 44],
		[30, y - 44],
		[x - 4, y - 34, 1],
		[x, y + 10, 1],
		[0, y + 20],
		[-x, y + 10, 1],
	];
	panel(cloth, back, { layer: "behind", plain: true, fill: cloth.palette.inside, shadow: false });
	const top: Line = [
		[-x + 4, y - 34],
		[-30, y - 22],
		[0, y - 18],
		[30, y - 22],
		[x - 4, y - 34],
	];
	const foot: Line = [
		[-x - 9, y + 14],
		[-34, y + 46],
		[0, y + 54],
		[34, y + 46],
		[x + 9, y + 14],
	];
	panel(cloth, strip(top, foot), { layer: "upper", plain: true, round: 1.3 });
	cloth.upper.push(ribs(cloth, top, foot, 30));
}
