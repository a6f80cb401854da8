import { type Cloth, panel } from "./cloth.ts";
import { bothSides, type Line, type Point } from "./geometry.ts";
import { neckY } from "./necks.ts";
import type { Torso } from "./torso.ts";
import { seam, stitches } from "./trims.ts";

const TOP = neckY(62);

/** Right half of the neckline behind: it hardly dips. */
export const BACK_NECK: Line = [
	[0, TOP + 6],
	[34, TOP + 4],
	[62, TOP, 1],
];

/** The neckline behind, as wide as the one in front. */
export const behindOf = (front: Line): Line => {
	const [x, y] = front.at(-1) ?? [62, TOP];
	return [
		[0, y + 14],
		[x * 0.55, y + 11],
		[x, y, 1],
	];
};

/** A collar seen from behind, as high as it stands. */
export function backCollar(cloth: Cloth, height: number, fall = 30): void {
	const half: Line = [
		[0, TOP - height],
		[30, TOP - height + 1],
		[50, TOP - height * 0.7, 1],
		[78, neckY(78) + fall * 0.5, 1],
		[44, TOP + fall * 0.9],
		[0, TOP + fall],
	];
	const d = panel(cloth, bothSides(half), { layer: "upper", round: 1.2 });
	cloth.silhouette.push(d);
	stitches(cloth, [
		[-70, neckY(70) + fall * 0.4],
		[-42, TOP + fall * 0.9 - 6],
		[0, TOP + fall - 6],
		[42, TOP + fall * 0.9 - 6],
		[70, neckY(70) + fall * 0.4],
	]);
}

/** The seams of a back: a yoke across the shoulders, a seam down the middle, a vent. */
export function backSeams(
	cloth: Cloth,
	torso: Torso,
	style: { yoke?: boolean; middle?: boolean; vent?: boolean },
): void {
	const { underarm, cut } = torso;
	const foot = torso.hem.at(-1)?.[1] ?? cut.hem;
	if (style.yoke) {
		const y = TOP + 78;
		const yoke: Line = [
			[-underarm[0] + 14, y - 4],
			[-60, y + 4],
			[0, y + 6],
			[60, y + 4],
			[underarm[0] - 14, y - 4],
		];
		seam(cloth, yoke, 0.8);
		stitches(
			cloth,
			yoke.map(([x, at]): Point => [x, at + 5]),
		);
	}
	const split = foot - Math.min(210, (foot - underarm[1]) * 0.36);
	if (style.middle || style.vent)
		seam(
			cloth,
			[
				[0, TOP + (style.yoke ? 84 : 16)],
				[1, (TOP + foot) / 2],
				[0, style.vent ? split : foot],
			],
			0.7,
		);
	if (style.vent) slitAt(cloth, torso.d, [2, split], foot);
}

/** A cut in the cloth up from the hem; one edge lies over the other. */
export function slitAt(cloth: Cloth, inside: string, [x, from]: Point, to: number): void {
	const edge = cloth.pen([
		[x, from],
		[x + 2, (from + to) / 2],
		[x + 7, to + 6],
	]);
	const clip = cloth.sheet.define(`clip ${inside}`, (id) => `<clipPath id="${id}"><path d="${inside}"/></clipPath>`);
	const { deep, line } = cloth.palette;
	cloth.upper.push(
		`<g clip-path="url(#${clip})" fill="none"><g stroke="${deep}" stroke-opacity=".1" transform="translate(4 0)">${[16, 10, 5].map((width) => `<path d="${edge}" stroke-width="${width}"/>`).join("")}</g><path d="${edge}" stroke="${line}" stroke-width="2.200"/></g>`,
	);
}

/** Small slits where the side seams end. */
export function sideSlits(cloth: Cloth, torso: Torso): void {
	const { hip, hem } = torso.cut;
	for (const way of [1, -1]) {
		const slit = cloth.pen([
			[way * (hip - 9), hem - 92],
			[way * (hip - 8), hem - 40],
			[way * (hip - 5), hem + 8],
		]);
		cloth.upper.push(
			`<path d="${slit}" fill="none" stroke="${cloth.palette.deep}" stroke-width="4" opacity=".75"/><path d="${slit}" fill="none" stroke="${cloth.palette.line}" stroke-width="1.400" transform="translate(${way * -3} 0)"/>`,
		);
	}
}
