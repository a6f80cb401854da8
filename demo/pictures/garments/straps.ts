import { bow } from "../bow.ts";
import { type Cloth, panel } from "../cloth.ts";
import { button } from "../fastenings.ts";
import { fold } from "../folds.ts";
import { bothSides, type Line, mirror, type Point } from "../geometry.ts";
import { neckY } from "../necks.ts";
import { seam, stitches } from "../trims.ts";
import { TOP } from "./dress-neck.ts";

/** A bodice on thin straps that hang from the notches of the hanger. */
export function strapBodice(cloth: Cloth, chest: number, waist: number, waistY: number): void {
	const { look, palette } = cloth;
	const halter = look.neck === "halter";
	const bib = look.fabric === "corduroy";
	const top = cloth.back ? (halter ? 430 : 352) : bib ? 306 : 336;
	const bust = chest * 0.62;
	const edge = 402;
	const upper: Line =
		cloth.back || bib
			? [
					[0, top + 4],
					[bust * 0.9, top, 1],
				]
			: [
					[0, top + 26],
					[bust * 0.5, top + 8],
					[bust, top - 16, 1],
				];
	const bare: Line = [
		[0, top + 6],
		[chest - 8, top - 4, 1],
	];
	const right: Line = [
		...(halter && cloth.back ? bare : ([...upper, [chest - 16, edge - 30], [chest, edge, 1]] as Line)),
		[waist + 8, Math.max(edge, top) + 40],
		[waist, waistY, 1],
		[0, waistY + 8],
	];
	const back: Line = [
		[0, top + 30],
		[chest - 24, top + 58, 1],
		[chest - 30, top + 90, 1],
		[0, top + 90],
	];
	if (!cloth.back) cloth.behind.push(`<path d="${cloth.pen(bothSides(back), true)}" fill="${palette.inside}"/>`);
	const strapTop: Point = halter ? [20, TOP - 2] : bib ? [92, neckY(92) - 4] : [112, neckY(112) - 2];
	const foot = bib || cloth.back ? bust * 0.9 - (bib ? 18 : 6) : bust;
	const foundation = bib ? top + 26 : top - 12;
	for (const way of [1, -1]) {
		const width = halter ? 11 : bib ? 30 : 7;
		const rear = `M${strapTop[0] * way} ${strapTop[1]}C${(strapTop[0] + 6) * way} ${top - 80} ${(bust - 20) * way} ${top} ${(bust - 12) * way} ${top + 50}`;
		if (!halter && !cloth.back)
			cloth.behind.push(`<path d="${rear}" fill="none" stroke="${palette.inside}" stroke-width="${width}"/>`);
		if (halter && cloth.back) continue;
		const line: Line = [
			[(strapTop[0] - width / 2) * way, strapTop[1], 1],
			[(strapTop[0] + width / 2) * way, strapTop[1], 1],
			[(foot + width * 0.6) * way, foundation, 1],
			[(foot - width * 0.7) * way, foundation + 4, 1],
		];
		panel(cloth, line, { round: 0.5 });
		if (bib && !cloth.back) button(cloth, [(foot - 2) * way, top + 16], 8, "metal");
	}
	if (halter && cloth.back) innerFront(cloth, strapTop, bust, chest);
	const side = right.slice(-4, -1);
	cloth.body = panel(cloth, bothSides(right), { turns: [side, mirror(side)] });
	if (halter) bow(cloth, [0, TOP - 2], cloth.palette.base, 0.62);
	if (cloth.back || bib) {
		stitches(cloth, [
			[-bust * 0.86, top + 9],
			[0, top + 12],
			[bust * 0.86, top + 9],
		]);
		return;
	}
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

/** The inside of the front, seen where a halter leaves the back bare. */
function innerFront(cloth: Cloth, [x, y]: Point, bust: number, chest: number): void {
	const { inside, deep, line } = cloth.palette;
	const d = cloth.pen(
		bothSides([
			[0, 362],
			[bust * 0.5, 344],
			[bust - 7, 326, 1],
			[x - 5, y, 1],
			[x + 6, y, 1],
			[bust + 6, 320, 1],
			[chest - 20, 372],
			[chest - 6, 430, 1],
			[0, 440],
		]),
		true,
	);
	cloth.behind.push(
		`<path d="${d}" fill="${inside}" stroke="${line}" stroke-width="1"/><path d="${d}" fill="${deep}" opacity=".25"/>`,
	);
	cloth.silhouette.push(d);
}
