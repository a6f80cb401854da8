import { bow } from "../bow.ts";
import { type Cloth, panel } from "../cloth.ts";
import { fold } from "../folds.ts";
import { bothSides, type Line, type Point } from "../geometry.ts";
import { neckY } from "../necks.ts";
import { seam, stitches } from "../trims.ts";

/** A one-piece on its straps; high at the leg, low or tied at the neck. */
export function drawSwimsuit(cloth: Cloth): void {
	const { look, palette } = cloth;
	const halter = look.neck === "halter";
	const deep = look.neck === "v" || look.neck === "wrap" ? 118 : look.neck === "square" ? 40 : 66;
	const strap: Point = halter ? [30, neckY(30) - 6] : [92, neckY(92)];
	const wide = look.neck === "square" || look.neck === "scoop" ? 13 : 8;
	const top = 330;
	const front: Line = [
		look.neck === "v" || look.neck === "wrap" ? [0, top + deep, 1] : [0, top + deep],
		look.neck === "square" ? [62, top + deep - 2, 1] : [44, top + deep * 0.62],
		[halter ? 62 : 74, top - 30],
		[strap[0] - wide, strap[1], 1],
		[strap[0] + wide, strap[1], 1],
		[halter ? 84 : 104, top - 40],
		[130, top + 44],
		[142, top + 84, 1],
		[132, top + 150],
		[118, top + 220],
		[136, top + 310],
		[144, top + 350, 1],
		[100, top + 400],
		[54, top + 446],
		[34, top + 486, 1],
		[0, top + 492],
	];
	const back: Line = [
		[0, top + 120],
		[96, top + 40],
		[strap[0] + 4, strap[1], 1],
		[strap[0] + 12, strap[1] + 2, 1],
		[118, top + 60],
		[132, top + 90, 1],
		[108, top + 200],
		[132, top + 348, 1],
		[104, top + 400],
		[40, top + 486, 1],
		[0, top + 490],
	];
	const behind: Line = halter
		? [[0, top + 150], [70, top + 120], [128, top + 74, 1], [142, top + 84, 1], ...front.slice(8)]
		: [[0, top + 120], [54, top + 92], [78, top - 10], ...front.slice(3)];
	if (!cloth.back)
		cloth.behind.push(
			`<path d="${cloth.pen(bothSides(back), true)}" fill="${palette.inside}" stroke="${palette.line}" stroke-width="1"/><path d="${cloth.pen(bothSides(back), true)}" fill="${palette.deep}" opacity=".3"/>`,
		);
	if (!cloth.back) cloth.silhouette.push(cloth.pen(bothSides(back), true));
	const d = panel(cloth, bothSides(cloth.back ? behind : front), { round: 1.1 });
	cloth.body = d;
	if (halter) bow(cloth, [0, strap[1] + 2], palette.base, 0.5);
	if (halter && cloth.back)
		cloth.behind.push(
			`<path d="${cloth.pen(bothSides(front), true)}" fill="${palette.inside}"/><path d="${cloth.pen(bothSides(front), true)}" fill="${palette.deep}" opacity=".3"/>`,
		);
	for (const way of [1, -1]) {
		const put = (line: Line): Line => line.map(([x, y]): Point => [x * way, y]);
		stitches(
			cloth,
			put([
				[38, top + 482],
				[58, top + 440],
				[102, top + 392],
				[138, top + 346],
			]),
		);
		if (!(halter && cloth.back))
			stitches(
				cloth,
				put([
					[138, top + 80],
					[124, top + 44],
					[halter ? 78 : 97, top - 38],
				]),
			);
		seam(
			cloth,
			put([
				[92, cloth.back ? top + 112 : top + 30],
				[84, top + 130],
				[78, top + 220],
				[92, top + 360],
			]),
			0.5,
		);
		fold(cloth, d, put([[20, top + 200]])[0] ?? [0, 0], put([[126, top + 240]])[0] ?? [0, 0], {
			width: 14,
			bend: 6,
			strength: 0.6,
		});
		fold(cloth, d, put([[12, top + 300]])[0] ?? [0, 0], put([[110, top + 380]])[0] ?? [0, 0], {
			width: 16,
			strength: 0.55,
		});
		fold(cloth, d, put([[50, top + 20]])[0] ?? [0, 0], put([[64, top + 130]])[0] ?? [0, 0], {
			width: 22,
			strength: 0.6,
		});
	}
	if (look.neck === "wrap")
		seam(cloth, [
			[0, top + deep],
			[40, top + 190],
			[118, top + 226],
		]);
	cloth.focus.push([40, top + 50]);
}
