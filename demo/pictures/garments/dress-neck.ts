import { backCollar } from "../backs.ts";
import type { Cloth } from "../cloth.ts";
import { shirtCollar } from "../collars.ts";
import type { Line } from "../geometry.ts";
import { neckBand, neckY, turtleNeck } from "../necks.ts";

export const TOP = neckY(62);

export const OPEN: Line = [
	[0, TOP + 98, 1],
	[34, TOP + 46],
	[62, TOP, 1],
];

export function finishNeck(cloth: Cloth, neck: Line): void {
	const { look } = cloth;
	if (look.neck === "collar" && cloth.back) backCollar(cloth, 33);
	else if (look.neck === "collar") shirtCollar(cloth, { open: true });
	else if (look.neck === "band") neckBand(cloth, neck, 20, false);
	else if (look.neck === "turtle") turtleNeck(cloth);
	else neckBand(cloth, neck, look.fabric === "knit" ? 18 : 8, look.fabric === "knit");
}
