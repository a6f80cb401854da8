import { type Cloth, panel } from "./cloth.ts";
import { button } from "./fastenings.ts";
import { fallOf, fold } from "./folds.ts";
import { type Line, mix, offset, type Point, strip } from "./geometry.ts";
import type { SleeveStyle } from "./sleeves.ts";
import type { Torso } from "./torso.ts";
import { ribs, seam, stitches } from "./trims.ts";

export function sleeveFolds(
	cloth: Cloth,
	d: string,
	way: 1 | -1,
	torso: Torso,
	end: Point,
	lean: boolean,
	puff: number,
): void {
	const { dice } = cloth;
	const put = (x: number, y: number): Point => [x * way, y];
	const [sx, sy] = torso.shoulder;
	const [ux, uy] = torso.underarm;
	const { count, crease } = fallOf(cloth);
	fold(cloth, d, put(sx + 4, sy + 18), put(mix([sx, sy], end, 0.75)[0] + 6, mix([sx, sy], end, 0.75)[1]), {
		width: 22,
		bend: dice.around(8),
		strength: 0.7,
	});
	fold(cloth, d, put(mix([sx, sy], end, 0.3)[0] + 20, sy + 40), put(end[0] + 8, end[1] + 6), {
		width: 16,
		bend: dice.around(8),
		strength: 0.55,
	});
	fold(cloth, d, put(ux + 40, uy - 40), put(ux + 2, uy + 2), { width: 16, strength: 0.7 });
	if (puff)
		for (const part of [0.2, 0.4, 0.6, 0.8])
			fold(
				cloth,
				d,
				put(mix([sx + 10, sy + 30], end, 0.2)[0], sy + 30),
				put(mix([end[0] - 50, end[1]], [end[0] + 50, end[1]], part)[0], end[1]),
				{ width: 9, strength: 0.7, crisp: true },
			);
	if (!lean) return;
	for (let index = 0; index < Math.round(4 * count); index++) {
		const y = uy + (end[1] - uy) * dice.between(0.12, 0.85);
		const x = mix([ux + 34, uy], end, (y - uy) / (end[1] - uy))[0];
		const slope = dice.between(14, 34) * (dice.chance(0.5) ? 1 : -1);
		fold(cloth, d, put(x + 42, y - slope), put(x - 46, y + slope * 0.6), {
			width: dice.between(8, 14),
			bend: dice.around(6),
			strength: 0.6,
		});
		if (dice.chance(crease))
			fold(cloth, d, put(x - 40, y + slope), put(x + 24, y + slope * 0.2), { width: 4, strength: 0.6, crisp: true });
	}
}

export function finish(
	cloth: Cloth,
	style: SleeveStyle,
	mouth: Line,
	half: number,
	outerEdge: Line,
	innerEdge: Line,
): void {
	const up = (mouth[0]?.[0] ?? 0) > 0 ? 1 : -1;
	const lift = (by: number): Line => offset(mouth, by * up, 12);
	if (style.end === "hem" || style.end === "plain") {
		if (style.end === "hem") {
			stitches(cloth, lift(13));
			stitches(cloth, lift(17));
		} else seam(cloth, lift(26), 0.5);
		return;
	}
	const height = style.end === "rib" ? 44 : style.end === "gathered" ? 26 : style.end === "turned" ? 62 : 50;
	const top = lift(height);
	const outerTop = outerEdge.at(-2) ?? [0, 0];
	const innerTop = innerEdge.at(-2) ?? [0, 0];
	const swell = Math.min(8, Math.abs(outerTop[0] - innerTop[0]) * 0.06);
	const wideTop = top.map(
		([x, y], index): Point => [x + (index === 0 ? up * swell : index === top.length - 1 ? -up * swell : 0), y],
	);
	panel(cloth, strip(wideTop, offset(mouth, -3 * up, 12)), { layer: "upper", plain: style.end === "rib", round: 0.9 });
	if (style.end === "rib") cloth.upper.push(ribs(cloth, wideTop, mouth, Math.round(half / 3.2)));
	else if (style.end === "cuff") {
		stitches(cloth, lift(height - 5));
		stitches(cloth, lift(5));
		const spot = mix(mouth[0] ?? [0, 0], top[0] ?? [0, 0], 0.5);
		button(cloth, [spot[0] - up * 17, spot[1] + 4], 5.5);
	} else if (style.end === "turned") seam(cloth, lift(height - 8), 0.9);
	else stitches(cloth, lift(height - 4));
}
