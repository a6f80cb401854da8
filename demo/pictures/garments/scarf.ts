import { type Cloth, panel, within } from "../cloth.ts";
import { mixHex, shift } from "../colour.ts";
import { fold } from "../folds.ts";
import { type Line, mix, type Point } from "../geometry.ts";
import { BAR } from "../hanger.ts";
import { ribs } from "../trims.ts";

type Tail = { left: number; right: number; hem: number; spread: number };

/** A scarf laid over the bar, one end before the other. */
export function drawScarf(cloth: Cloth): void {
	const { look, dice } = cloth;
	cloth.hanger = "bar";
	const wide = look.fit === "oversized" || look.fabric === "silk" ? 118 : look.fit === "slim" ? 72 : 92;
	const long = { cropped: 660, regular: 780, long: 850, full: 900 }[look.length ?? "regular"];
	drawTail(cloth, { left: -wide * 0.2, right: wide * 1.25, hem: long - dice.between(70, 120), spread: 10 }, true);
	drawTail(cloth, { left: -wide * 1.15, right: wide * 0.55, hem: long, spread: 16 }, false);
	cloth.focus.push([-30, Math.round(long) - 70]);
}

function drawTail(cloth: Cloth, { left, right, hem, spread }: Tail, rear: boolean): void {
	const { dice, palette, look } = cloth;
	const top = BAR - 22;
	const knot = 0.82;
	const centre = (left + right) / 2;
	const squeeze = (x: number) => centre + (x - centre) * knot;
	const sideOf = (x: number, way: number): Line => [
		[squeeze(x), top + 8],
		[squeeze(x) + way * 3, top + 60],
		[x, top + 260],
		[x + way * spread * 0.6, (top + hem) / 2 + 80],
		[x + way * spread, hem, 1],
	];
	const rightSide = sideOf(right, 1);
	const leftSide = sideOf(left, -1);
	const foot: Line = Array.from(
		{ length: 5 },
		(_, index): Point => mix([right + spread, hem], [left - spread, hem], (index + 1) / 6),
	).map(([x, y], index): Point => [x, y + (index % 2 ? -3 : 4) + dice.around(2)]);
	const outline: Line = [
		[squeeze(left) + 8, top],
		[centre, top - 4],
		[squeeze(right) - 8, top],
		...rightSide,
		...foot,
		...[...leftSide].reverse(),
	];
	const d = panel(cloth, outline, {
		place: { x: Math.round(centre), y: 0, angle: 0 },
		...(rear ? { fill: palette.inside } : {}),
	});
	cloth.body = d;
	const folds = look.fabric === "silk" ? 6 : 4;
	for (let index = 0; index < folds; index++) {
		const part = (index + 0.5 + dice.around(0.2)) / folds;
		const x = left + (right - left) * part;
		fold(cloth, d, [squeeze(x), top + 4], [x, top + dice.between(260, 560)], {
			width: dice.between(12, 20),
			bend: dice.around(9),
			strength: 1,
		});
		fold(cloth, d, [x + dice.around(16), hem - dice.between(160, 300)], [x + dice.around(12), hem + 10], {
			width: dice.between(12, 20),
			strength: 0.6,
		});
	}
	cloth.crisp.push(
		within(
			cloth,
			d,
			`<path d="${cloth.pen([
				[squeeze(left) - 6, top + 26],
				[centre, top + 22],
				[squeeze(right) + 6, top + 26],
			])}" fill="none" stroke="${palette.glow}" stroke-width="12" opacity=".4"/>`,
		),
	);
	if (rear) cloth.soft.push(within(cloth, d, `<path d="${d}" fill="${palette.deep}" opacity=".42"/>`));
	if (look.pattern === "rib")
		cloth.upper.push(
			within(
				cloth,
				d,
				ribs(
					cloth,
					[
						[left - spread, hem - 40],
						[right + spread, hem - 40],
					],
					[
						[left - spread, hem],
						[right + spread, hem],
					],
					24,
				),
			),
		);
	if (look.hem === "fringe") fringe(cloth, left - spread + 3, right + spread - 3, hem);
}

/** Twisted threads at the end. */
function fringe(cloth: Cloth, from: number, to: number, hem: number): void {
	const { dice, palette, look } = cloth;
	const count = Math.round((to - from) / 6.5);
	const printed = look.pattern === "check" || look.pattern === "stripe";
	const strands = Array.from({ length: count + 1 }, (_, index) => {
		const x = from + ((to - from) * index) / count;
		const sway = dice.around(5);
		const path = cloth.pen([
			[x, hem - 3],
			[x + sway * 0.4 + dice.around(1.5), hem + 26],
			[x + sway, hem + dice.between(56, 68)],
		]);
		const tint =
			printed && index % 5 > 2 ? mixHex(palette.base, palette.accent, 0.55) : shift(palette.base, dice.around(0.04));
		return `<path d="${path}" stroke="${palette.deep}" stroke-width="4.400" opacity=".35" transform="translate(1.600 1.400)"/><path d="${path}" stroke="${tint}" stroke-width="3.600"/><path d="${path}" stroke="${shift(tint, -0.13)}" stroke-width="3.600" stroke-dasharray="1.200 3.400" opacity=".55"/>`;
	});
	cloth.silhouette.push(`M${from} ${hem - 2}L${to} ${hem - 2}L${to} ${hem + 58}L${from} ${hem + 58}Z`);
	cloth.upper.push(`<g fill="none" stroke-linecap="round">${strands.join("")}</g>`);
}
