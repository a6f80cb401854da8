import { type Cloth, panel, within } from "./cloth.ts";
import { button, buttonRow, zip } from "./fastenings.ts";
import type { Line, Point } from "./geometry.ts";
import type { Torso } from "./torso.ts";
import { seam, stitches } from "./trims.ts";

const hemAt = (torso: Torso) => torso.hem.at(-1)?.[1] ?? torso.cut.hem;

/** A shirt's placket with its buttons. */
export function placket(
	cloth: Cloth,
	torso: Torso,
	from: number,
	style: { to?: number; count?: number; width?: number; radius?: number; hidden?: boolean } = {},
): void {
	const half = (style.width ?? 26) / 2;
	const to = style.to ?? hemAt(torso);
	panel(
		cloth,
		[
			[-half, from, 1],
			[half, from, 1],
			[half, to - 1, 1],
			[-half, to - 1, 1],
		],
		{ layer: "upper", round: 0.4, shadow: true, outline: false },
	);
	const run = (x: number): Line => [
		[x, from],
		[x, (from + to) / 2],
		[x, to],
	];
	seam(cloth, run(half), 1);
	seam(cloth, run(-half), 0.7);
	stitches(cloth, run(half - 4));
	stitches(cloth, run(-half + 4));
	if (style.hidden) return;
	const count = style.count ?? Math.max(3, Math.round((to - from) / 78));
	buttonRow(cloth, 0, from + 22, style.to ? to - 16 : to - 62, count, style.radius ?? 6.5);
}

/** One front laid over the other: an edge with a shadow beside it. */
export function overlap(cloth: Cloth, torso: Torso, from: Point, x: number): void {
	const to = hemAt(torso);
	const edge: Line = [from, [x, from[1] + 40], [x, (from[1] + to) / 2], [x + 1, to]];
	const d = cloth.pen(edge);
	cloth.upper.push(
		within(
			cloth,
			torso.d,
			`<g fill="none" stroke="${cloth.palette.deep}" stroke-opacity=".07" transform="translate(4 0)">${[16, 11, 7, 3].map((width) => `<path d="${d}" stroke-width="${width}"/>`).join("")}</g><path d="${d}" fill="none" stroke="${cloth.palette.line}" stroke-width="1.800"/>`,
		),
	);
	stitches(cloth, [
		[x - 9, from[1] + 44],
		[x - 9, (from[1] + to) / 2],
		[x - 8, to - 4],
	]);
}

/** The edge of a wrapped front: runs across from one side to the other, faced in the plain cloth so that prints do not hide it. */
export function wrapEdge(cloth: Cloth, inside: string, from: Point, to: Point): void {
	const edge: Line = [from, [(from[0] + to[0]) * 0.46, (from[1] + to[1]) / 2 + 6], to];
	const d = cloth.pen(edge);
	const printed = cloth.look.pattern && cloth.look.pattern !== "plain";
	cloth.upper.push(
		within(
			cloth,
			inside,
			`${printed ? `<path d="${d}" fill="none" stroke="${cloth.palette.base}" stroke-width="15" transform="translate(3 -6)"/>` : ""}<g fill="none" stroke="${cloth.palette.deep}" stroke-opacity=".09" transform="translate(-3 5)">${[16, 11, 7, 3].map((width) => `<path d="${d}" stroke-width="${width}"/>`).join("")}</g><path d="${d}" fill="none" stroke="${cloth.palette.line}" stroke-width="1.8"/>`,
		),
	);
	stitches(
		cloth,
		edge.map(([x, y]): Point => [x + 5, y - 5]),
	);
}

/** The front hangs open and shows the inside of the back. */
export function openFront(cloth: Cloth, torso: Torso, from: number, wide: number): void {
	const to = hemAt(torso);
	const gap: Line = [
		[0, from, 1],
		[wide * 0.35, from + (to - from) * 0.4],
		[wide, to + 30, 1],
		[-wide, to + 30, 1],
		[-wide * 0.35, from + (to - from) * 0.4],
	];
	const d = cloth.pen(gap, true);
	const { inside, deep, line } = cloth.palette;
	cloth.upper.push(
		within(
			cloth,
			torso.d,
			`<path d="${d}" fill="${inside}"/><path d="${d}" fill="${deep}" opacity=".5"/><g fill="none" stroke="${deep}" stroke-opacity=".1">${[26, 18, 10].map((width) => `<path d="${d}" stroke-width="${width}"/>`).join("")}</g><path d="${d}" fill="none" stroke="${line}" stroke-width="2"/>`,
		),
	);
}

export function zipFront(cloth: Cloth, torso: Torso, from: number): void {
	const to = hemAt(torso);
	for (const x of [-13, 13]) {
		seam(
			cloth,
			[
				[x, from + 4],
				[x, (from + to) / 2],
				[x, to],
			],
			0.6,
		);
		stitches(cloth, [
			[x * 1.25, from + 4],
			[x * 1.25, (from + to) / 2],
			[x * 1.25, to],
		]);
	}
	zip(cloth, [0, from], [0, to - 2]);
}

/** Two rows of buttons and the edge of the upper front. */
export function doubleBreasted(cloth: Cloth, torso: Torso, from: number, rows: number, radius: number): void {
	overlap(cloth, torso, [0, from], -62);
	for (let row = 0; row < rows; row++) {
		for (const x of [-40, 44])
			button(cloth, [x + (row === 0 && rows > 2 ? Math.sign(x) * 12 : 0), from + 22 + row * 74], radius, "horn");
	}
}

/** Horn toggles in leather loops. */
export function toggles(cloth: Cloth, from: number, to: number, count: number): void {
	for (let index = 0; index < count; index++) {
		const y = from + ((to - from) * index) / (count - 1);
		const leather = cloth.palette.light < 0.4 ? "#8a5a34" : "#5a3a24";
		cloth.trims.push(
			`<g transform="translate(0 ${y.toFixed(0)})" fill="none" stroke-linejoin="round"><path d="M-62-9L-34-9L-10 0L-34 9L-62 9ZM62-9L34-9L10 0L34 9L62 9Z" stroke="${cloth.palette.deep}" stroke-width="5" opacity=".4" transform="translate(2 4)"/><path d="M-34-7L-8 0L-34 7M34-7L8 0L34 7" stroke="${leather}" stroke-width="3.600"/><path d="M-64-11L-38-11L-34 0L-38 11L-64 11ZM64-11L38-11L34 0L38 11L64 11Z" fill="${leather}" stroke="#2f1d11" stroke-width=".8"/><rect x="-21" y="-6" width="42" height="12" rx="6" fill="#caa46d" stroke="#6b4a26" stroke-width="1"/><rect x="-17" y="-4" width="34" height="3" rx="1.500" fill="#f0dcb5" opacity=".8"/><path d="M-3-6L-3 6M3-6L3 6" stroke="${leather}" stroke-width="2.400"/></g>`,
		);
	}
}

/** A belt of the same cloth, tied in front. */
export function belt(cloth: Cloth, y: number, half: number, { knot }: { knot: boolean } = { knot: true }): void {
	const style = { layer: "upper" as const, round: 0.8 };
	const tall = 17;
	panel(
		cloth,
		[
			[-half, y - tall, 1],
			[0, y - tall + 6],
			[half, y - tall, 1],
			[half, y + tall, 1],
			[0, y + tall + 6],
			[-half, y + tall, 1],
		],
		style,
	);
	if (!knot) return;
	const tail = (x: number, length: number): Line => [
		[x * 0.2, y + 4, 1],
		[x + 13, y + 70],
		[x * 1.3 + 15, y + length, 1],
		[x * 1.3 - 15, y + length + 6, 1],
		[x - 16, y + 70],
	];
	panel(cloth, tail(-26, 176), style);
	panel(cloth, tail(24, 150), style);
	panel(
		cloth,
		[
			[-19, y - 16],
			[0, y - 20],
			[20, y - 14],
			[23, y + 8],
			[14, y + 26],
			[-10, y + 27],
			[-23, y + 10],
		],
		style,
	);
}
