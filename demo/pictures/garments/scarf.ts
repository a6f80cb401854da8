import { type Cloth, panel, within } from "../cloth.ts";
import { shift } from "../colour.ts";
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
	cloth.focus.push({ at: [-20, 360], zoom: 3 }, { at: [-30, Math.round(long) - 60], zoom: 3 });
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
	if (look.fabric === "silk") return;
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
	fringe(cloth, left - spread + 4, right + spread - 4, hem);
}

/** Twisted threads at the end. */
function fringe(cloth: Cloth, from: number, to: number, hem: number): void {
	const { dice, palette, look } = cloth;
	const count = Math.round((to - from) / 8);
	const thread =
		look.pattern && look.pattern !== "plain" && look.pattern !== "rib" && look.pattern !== "cable"
			? [palette.base, palette.accent]
			: [palette.base, shift(palette.base, -0.05)];
	const strands = Array.from({ length: count + 1 }, (_, index) => {
		const x = from + ((to - from) * index) / count;
		const path = cloth.pen([
			[x, hem - 2],
			[x + dice.around(3), hem + 22],
			[x + dice.around(6), hem + dice.between(44, 54)],
		]);
		const tint = thread[index % 2] ?? palette.base;
		return `<path d="${path}" stroke="${palette.deep}" stroke-width="5" opacity=".5" transform="translate(1.500 1)"/><path d="${path}" stroke="${tint}" stroke-width="4"/><path d="${path}" stroke="${shift(tint, 0.1)}" stroke-width="1.200" stroke-dasharray="2.500 2.500"/>`;
	});
	cloth.silhouette.push(`M${from} ${hem - 2}L${to} ${hem - 2}L${to} ${hem + 52}L${from} ${hem + 52}Z`);
	cloth.upper.push(`<g fill="none" stroke-linecap="round">${strands.join("")}</g>`);
}
