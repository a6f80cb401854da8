import { type Cloth, panel } from "./cloth.ts";
import { onBothSides, TOP } from "./collars.ts";
import { button, cords } from "./fastenings.ts";
import { bothSides, type Line } from "./geometry.ts";
import { neckY } from "./necks.ts";
import { label, seam, stitches } from "./trims.ts";

/** A hood that lies on the shoulders, lined in the shade of the cloth. */
export function hood(cloth: Cloth, style: { cord?: string } = {}): void {
	cloth.hooded = true;
	const crown = TOP - 82;
	const lining: Line = [
		[-74, TOP + 30, 1],
		[-84, TOP - 14],
		[-62, TOP - 58],
		[0, crown + 8],
		[62, TOP - 58],
		[84, TOP - 14],
		[74, TOP + 30, 1],
		[40, TOP + 84],
		[0, TOP + 110],
		[-40, TOP + 84],
	];
	const d = panel(cloth, lining, { layer: "behind", fill: cloth.palette.inside, plain: true, shadow: false });
	cloth.behind.push(
		`<path d="${d}" fill="${cloth.palette.deep}" opacity=".42"/><path d="M0 ${crown + 10}L0 ${TOP + 20}" stroke="${cloth.palette.deep}" stroke-width="2" opacity=".7"/><path d="M-30 ${crown + 26}C-44 ${TOP - 30} -46 ${TOP} -40 ${TOP + 30}M30 ${crown + 26}C44 ${TOP - 30} 46 ${TOP} 40 ${TOP + 30}" stroke="${cloth.palette.deep}" stroke-width="7" fill="none" opacity=".22"/>`,
	);
	cloth.silhouette.push(d);
	label(cloth, 216);
	onBothSides((face) => {
		const side: Line = [
			[0, crown, 1],
			[48, crown + 8],
			[88, TOP - 44],
			[103, TOP + 2],
			[100, neckY(100) + 22],
			[80, TOP + 74],
			[42, TOP + 106],
			[0, TOP + 122, 1],
			[0, TOP + 98, 1],
			[30, TOP + 74],
			[52, TOP + 30],
			[62, TOP - 14],
			[46, TOP - 48],
			[0, crown + 20, 1],
		];
		panel(cloth, face(side), { layer: "upper", round: 1.5 });
		stitches(
			cloth,
			face([
				[2, crown + 27],
				[50, TOP - 46],
				[69, TOP - 13],
				[59, TOP + 33],
				[36, TOP + 80],
				[4, TOP + 106],
			]),
		);
		const fold = cloth.pen(
			face([
				[58, crown + 20],
				[84, TOP - 26],
				[84, TOP + 26],
				[66, TOP + 70],
			]),
		);
		cloth.upper.push(
			`<path d="${fold}" fill="none" stroke="${cloth.palette.deep}" stroke-width="7" opacity=".2"/><path d="${fold}" fill="none" stroke="${cloth.palette.glow}" stroke-width="3" opacity=".3" transform="translate(-6 0)"/>`,
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

/** A hood seen from behind: it hangs down between the shoulders. */
export function hoodBehind(cloth: Cloth): void {
	const half: Line = [
		[0, TOP - 20, 1],
		[60, TOP - 12],
		[88, TOP + 20],
		[84, TOP + 92],
		[48, TOP + 156],
		[0, TOP + 176],
	];
	const d = panel(cloth, bothSides(half), { layer: "upper", round: 1.6 });
	cloth.silhouette.push(d);
	seam(cloth, [
		[0, TOP - 16],
		[2, TOP + 70],
		[0, TOP + 172],
	]);
}
