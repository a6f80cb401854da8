import type { Look } from "./look.ts";

const TIMES: Record<NonNullable<Look["length"]>, number> = { cropped: 0.78, regular: 1, long: 1.16, full: 1.34 };

const NECK = 200;

/** The height of a hem: the regular one stretched or cropped, and never out of the picture. */
export const hemY = (look: Look, regular: number) =>
	Math.min(970, NECK + (regular - NECK) * TIMES[look.length ?? "regular"]);
