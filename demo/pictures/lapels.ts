import { type Cloth, panel } from "./cloth.ts";
import { collarBack, onBothSides, TOP } from "./collars.ts";
import type { Line, Point } from "./geometry.ts";
import { neckY } from "./necks.ts";
import { stitches } from "./trims.ts";

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
