import { type Cloth, panel } from "./cloth.ts";
import { onBothSides, TOP } from "./collars.ts";
import { button, cords } from "./fastenings.ts";
import type { Line } from "./geometry.ts";
import { neckY } from "./necks.ts";
import { label, stitches } from "./trims.ts";

/** A hood that lies on the shoulders, lined in the shade of the cloth. */
export function hood(cloth: Cloth, style: { cord?: string } = {}): void {
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
