import type { Look } from "./look.ts";

const TIMES: Record<NonNullable<Look["length"]>, number> = { cropped: 0.84, regular: 1, long: 1.16, full: 1.34 };

const NECK = 200;

/** The height of a hem: the regular one stretched or cropped. */
export const hemY = (look: Look, regular: number, times: Partial<typeof TIMES> = {}) =>
	NECK + (regular - NECK) * { ...TIMES, ...times }[look.length ?? "regular"];
