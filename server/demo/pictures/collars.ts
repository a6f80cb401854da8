import { type Cloth, panel } from "./cloth.ts";
import { type Line, mirror, type Point } from "./geometry.ts";
import { neckY } from "./necks.ts";
import { button, cords, label, stitches } from "./trims.ts";

const NECK = 62;
const TOP = neckY(NECK);

const onBothSides = (draw: (face: (line: Line) => Line) => void) => {
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

/** Tailored lapels that fall open down to `end`. */
export function lapels(cloth: Cloth, end: number, style: { peak?: boolean; wide?: number } = {}): void {
	const wide = style.wide ?? 1;
	collarBack(cloth, 30, { bottom: end - 20 });
	const notch: Point = [60 + 22 * wide, TOP + 76, 1];
	const tip: Point = style.peak ? [72 + 52 * wide, TOP + 50, 1] : [66 + 50 * wide, TOP + 80, 1];
	onBothSides((face) => {
		panel(
			cloth,
			face([
				[46, TOP + 34, 1],
				notch,
				tip,
				[54 + 44 * wide, TOP + 150],
				[26 + 12 * wide, end - 46],
				[0, end + 6, 1],
				[12, end - 60],
				[34, TOP + 100],
			]),
			{ layer: "upper", round: 1.1 },
		);
		panel(
			cloth,
			face([
				[44, TOP - 27, 1],
				[68, TOP - 14],
				[92, neckY(92) + 4],
				[66 + 36 * wide, TOP + 54, 1],
				[notch[0], notch[1] - 4, 1],
				[44, TOP + 44, 1],
				[42, TOP + 8],
			]),
			{ layer: "upper", round: 1.1 },
		);
		stitches(
			cloth,
			face([
				[notch[0] + 3, notch[1] + 5, 1],
				[tip[0] - 7, tip[1] + 5, 1],
				[48 + 44 * wide, TOP + 150],
				[20 + 12 * wide, end - 46],
				[6, end - 14],
			]),
		);
	});
}

/** One smooth collar without a notch. */
export function shawl(cloth: Cloth, end: number, wide = 1, ribbed = false): void {
	collarBack(cloth, 28, { bottom: end - 20 });
	onBothSides((face) => {
		const outline: Line = [
			[44, TOP - 27, 1],
			[72, TOP - 12],
			[88 * wide, TOP + 40],
			[86 * wide, TOP + 110],
			[44 * wide, end - 50],
			[0, end + 8, 1],
			[16, end - 70],
			[42, TOP + 70],
			[42, TOP + 8],
		];
		const d = panel(cloth, face(outline), { layer: "upper", round: 1.4 });
		if (ribbed)
			cloth.upper.push(`<path d="${d}" fill="none" stroke="${cloth.palette.deep}" stroke-width="3" opacity=".4"/>`);
	});
}

/** A hood that lies on the shoulders, lined in the shade of the cloth. */
export function hood(cloth: Cloth, style: { cord?: string; fur?: boolean } = {}): void {
	const back: Line = [
		[-92, TOP + 16, 1],
		[-90, TOP - 26],
		[-60, TOP - 52],
		[0, TOP - 60],
		[60, TOP - 52],
		[90, TOP - 26],
		[92, TOP + 16, 1],
		[40, TOP + 84],
		[0, TOP + 110],
		[-40, TOP + 84],
	];
	const d = panel(cloth, back, { layer: "behind", fill: cloth.palette.inside, plain: true, shadow: false });
	cloth.behind.push(`<path d="${d}" fill="${cloth.palette.deep}" opacity=".35"/>`);
	cloth.silhouette.push(d);
	label(cloth, 212);
	onBothSides((face) => {
		const side: Line = [
			[34, TOP - 55, 1],
			[74, TOP - 48],
			[100, TOP - 14],
			[108, neckY(108) + 16],
			[92, TOP + 66],
			[44, TOP + 106],
			[0, TOP + 120, 1],
			[2, TOP + 96, 1],
			[34, TOP + 70],
			[58, TOP + 24],
			[58, TOP - 22],
		];
		panel(cloth, face(side), { layer: "upper", round: 1.6 });
		stitches(
			cloth,
			face([
				[62, TOP - 34],
				[70, TOP - 8],
				[68, TOP + 30],
				[44, TOP + 74],
				[8, TOP + 102],
			]),
		);
	});
	if (style.cord) {
		for (const x of [-34, 34]) button(cloth, [x, TOP + 88], 4, "metal");
		cords(
			cloth,
			[
				[-34, TOP + 90],
				[34, TOP + 90],
			],
			118,
			style.cord,
		);
	}
}
