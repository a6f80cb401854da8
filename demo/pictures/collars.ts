import { type Cloth, panel } from "./cloth.ts";
import { type Line, mirror, type Point } from "./geometry.ts";
import { neckY } from "./necks.ts";
import { label, stitches } from "./trims.ts";

const NECK = 62;

export const TOP = neckY(NECK);

export const onBothSides = (draw: (face: (line: Line) => Line) => void) => {
	for (const face of [mirror, (line: Line) => line]) draw(face);
};

/** The part of a collar that stands behind the hanger. */
export function collarBack(cloth: Cloth, height: number, style: { fill?: string; bottom?: number } = {}): void {
	const outline: Line = [
		[-58, TOP + 6, 1],
		[-50, TOP - height * 0.75],
		[-24, TOP - height],
		[24, TOP - height],
		[50, TOP - height * 0.75],
		[58, TOP + 6, 1],
		[40, (style.bottom ?? TOP + 50) + 12],
		[0, (style.bottom ?? TOP + 50) + 24],
		[-40, (style.bottom ?? TOP + 50) + 12],
	];
	const d = panel(cloth, outline, {
		layer: "behind",
		fill: style.fill ?? cloth.palette.inside,
		plain: true,
		shadow: false,
	});
	cloth.behind.push(`<path d="${d}" fill="${cloth.palette.deep}" opacity=".22"/>`);
	cloth.silhouette.push(d);
	label(cloth, 211);
}

/** A shirt collar: `open` lets it fall apart in a V, `spread` widens its points. */
export function shirtCollar(
	cloth: Cloth,
	style: { open: boolean; points?: number; soft?: boolean; fill?: string },
): void {
	const length = style.points ?? 1;
	const meet: Point = style.open ? [7, TOP + 98, 1] : [2, TOP + 47, 1];
	const tip: Point = style.open ? [meet[0] + 56 * length, TOP + 116, 1] : [50 * length, TOP + 47 + 54 * length, 1];
	const out: Point = [86, neckY(86) + 5, 1];
	collarBack(cloth, 33, { bottom: meet[1] });
	onBothSides((face) => {
		const leaf: Line = [
			[46, TOP - 29, 1],
			style.open ? [44, TOP + 18] : [36, TOP + 8],
			meet,
			style.soft ? [tip[0] - 4, tip[1] + 2] : tip,
			[(tip[0] + out[0]) / 2 + 5, (tip[1] + out[1]) / 2],
			out,
			[70, TOP - 14],
		];
		panel(cloth, face(leaf), {
			layer: "upper",
			place: { x: 0, y: 0, angle: 0 },
			round: 1.1,
			...(style.fill ? { fill: style.fill, plain: true } : {}),
		});
		stitches(
			cloth,
			face([
				[meet[0] + 6, meet[1] + 2, 1],
				[tip[0] - 2, tip[1] - 7, 1],
				[(tip[0] + out[0]) / 2, (tip[1] + out[1]) / 2 - 1],
				[out[0] - 7, out[1] - 2],
			]),
		);
	});
}

/** A small collar of the cloth that stands around the neck. */
export function standCollar(cloth: Cloth): void {
	collarBack(cloth, 24, { bottom: TOP + 46 });
	onBothSides((face) => {
		panel(
			cloth,
			face([
				[48, TOP - 17, 1],
				[68, TOP - 2],
				[76, neckY(76) + 6, 1],
				[48, TOP + 50],
				[1, TOP + 68, 1],
				[1, TOP + 38, 1],
				[34, TOP + 26],
			]),
			{ layer: "upper", round: 1.2 },
		);
	});
}
