import type { Cloth } from "../cloth.ts";
import type { Line } from "../geometry.ts";
import { neckY } from "../necks.ts";
import { flap, patchPocket, pocketSides, slantPocket, weltPocket } from "../pockets.ts";

export const TOP = neckY(62);

export const OPEN: Line = [
	[0, TOP + 98, 1],
	[34, TOP + 46],
	[62, TOP, 1],
];

export const lining = (cloth: Cloth) => cloth.palette.inside;

export const lapelLine = (end: number): Line => [
	[0, end, 1],
	[16, end - 60],
	[44, TOP + 60],
	[58, TOP, 1],
];

export const eachSide = (draw: (way: 1 | -1) => void) => {
	draw(1);
	draw(-1);
};

export function pockets(
	cloth: Cloth,
	y: number,
	style: "welt" | "patch" | "cargo" | "flap" | "slant",
	thread?: string,
): void {
	for (const way of pocketSides(cloth)) {
		if (style === "welt") weltPocket(cloth, [way * 112 - 44, y], [way * 112 + 44, y]);
		if (style === "slant") slantPocket(cloth, [way * 140, y + 70], [way * 106, y - 10]);
		if (style === "flap") flap(cloth, [way * 112, y], 98, 32);
		if (style === "patch") patchPocket(cloth, [way * 108, y], 106, 120, thread ? { thread } : {});
		if (style === "cargo") patchPocket(cloth, [way * 108, y], 108, 116, { flap: true });
	}
}
