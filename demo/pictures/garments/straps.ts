import { type Cloth, panel } from "../cloth.ts";
import { fold } from "../folds.ts";
import { bothSides, type Line, mirror, type Point } from "../geometry.ts";
import { neckY } from "../necks.ts";
import { seam, stitches } from "../trims.ts";
import { TOP } from "./dress-neck.ts";

/** A bodice on thin straps that hang from the notches of the hanger. */
export function strapBodice(cloth: Cloth, chest: number, waist: number, waistY: number): void {
	const { look, palette } = cloth;
	const halter = look.neck === "halter";
	const top = 336;
	const bust = chest * 0.62;
	const right: Line = [
		[0, top + 26],
		[bust * 0.5, top + 8],
		[bust, top - 16, 1],
		[chest - 16, top + 36],
		[chest, top + 66, 1],
		[waist + 8, top + 110],
		[waist, waistY, 1],
		[0, waistY + 8],
	];
	const back: Line = [
		[0, top + 30],
		[chest - 24, top + 58, 1],
		[chest - 30, top + 90, 1],
		[0, top + 90],
	];
	cloth.behind.push(`<path d="${cloth.pen(bothSides(back), true)}" fill="${palette.inside}"/>`);
	const strapTop: Point = halter ? [34, TOP - 14] : [112, neckY(112) - 2];
	for (const way of [1, -1]) {
		const width = halter ? 9 : 6.5;
		const rear = `M${strapTop[0] * way} ${strapTop[1]}C${(strapTop[0] + 6) * way} ${top - 80} ${(bust - 20) * way} ${top} ${(bust - 12) * way} ${top + 50}`;
		cloth.behind.push(`<path d="${rear}" fill="none" stroke="${palette.inside}" stroke-width="${width}"/>`);
		const line: Line = [
			[(strapTop[0] - width / 2) * way, strapTop[1], 1],
			[(strapTop[0] + width / 2) * way, strapTop[1], 1],
			[(bust + 5) * way, top - 12, 1],
			[(bust - 7) * way, top - 8, 1],
		];
		panel(cloth, line, { round: 0.5 });
	}
	cloth.body = panel(cloth, bothSides(right), { turns: [right.slice(4, 7), mirror(right.slice(4, 7))] });
	for (const way of [1, -1]) {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		stitches(
			cloth,
			put([
				[2, top + 32],
				[bust * 0.5, top + 15],
				[bust - 2, top - 6],
				[chest - 18, top + 44],
				[chest - 6, top + 70],
			]),
		);
		fold(cloth, cloth.body, [way * bust * 0.6, top + 30], [way * bust * 0.72, waistY], { width: 16, strength: 0.6 });
		seam(
			cloth,
			put([
				[bust * 0.8, top - 4],
				[bust * 0.66, top + 80],
				[waist * 0.55, waistY + 6],
			]),
			0.6,
		);
	}
}
