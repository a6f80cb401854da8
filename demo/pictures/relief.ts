import type { Fabric } from "./look.ts";

/** How light plays on a fabric: the size of its wrinkles across and along, their height, and the light they add to dark cloth. */
type Surface = {
	across: number;
	along: number;
	height: number;
	gloss: number;
	grain?: [frequency: number, height: number];
};

const SURFACES: Record<Fabric, Surface> = {
	cotton: { across: 0.009, along: 0.0035, height: 9, gloss: 0.1 },
	linen: { across: 0.013, along: 0.0045, height: 8, gloss: 0.1 },
	wool: { across: 0.006, along: 0.003, height: 8, gloss: 0.08, grain: [0.26, 0.55] },
	knit: { across: 0.007, along: 0.003, height: 8, gloss: 0.08 },
	denim: { across: 0.011, along: 0.004, height: 8, gloss: 0.1 },
	silk: { across: 0.009, along: 0.0022, height: 17, gloss: 0.3 },
	fleece: { across: 0.007, along: 0.004, height: 7, gloss: 0.08, grain: [0.12, 1.1] },
	corduroy: { across: 0.007, along: 0.003, height: 9, gloss: 0.12 },
	technical: { across: 0.01, along: 0.004, height: 9, gloss: 0.18 },
	leather: { across: 0.011, along: 0.004, height: 11, gloss: 0.3, grain: [0.1, 1.2] },
};

/** The wrinkles of one picture. */
export type Relief = { across: number; along: number; height: number; gloss: number; seed: number };

export function reliefOf(fabric: Fabric, closeUp: boolean, seed: number): Relief | null {
	const { grain, ...surface } = SURFACES[fabric];
	if (!closeUp) return { ...surface, seed };
	return grain ? { across: grain[0], along: grain[0], height: grain[1], gloss: surface.gloss, seed } : null;
}

/** A number from 0 to 1 for each knot of a grid, the same for the same seed. */
function knot(x: number, y: number, seed: number): number {
	let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

function noise(x: number, y: number, seed: number): number {
	const [left, top] = [Math.floor(x), Math.floor(y)];
	const [across, down] = [ease(x - left), ease(y - top)];
	const upper = knot(left, top, seed) * (1 - across) + knot(left + 1, top, seed) * across;
	const lower = knot(left, top + 1, seed) * (1 - across) + knot(left + 1, top + 1, seed) * across;
	return upper * (1 - down) + lower * down;
}

/** The lamp hangs up left: where it is, as a direction of length one. */
const LAMP = { x: -0.504, y: -0.353, z: 0.788 };

/**
 * How much lighter or darker than a level surface each spot is. The fields are real numbers from end to end,
 * so that no steps show where the light changes slowly. `unit` is how many spots one unit of the drawing has.
 */
export function lightOn(
	{ across, along, height, seed }: Relief,
	width: number,
	tall: number,
	unit: number,
): Float32Array {
	const heights = new Float32Array((width + 1) * (tall + 1));
	for (let y = 0; y <= tall; y++) {
		for (let x = 0; x <= width; x++) {
			const [u, v] = [((x + 911) / unit) * across * 2, ((y + 577) / unit) * along * 2];
			heights[y * (width + 1) + x] = noise(u, v, seed) + noise(u * 2, v * 2, seed + 31) / 2;
		}
	}
	const light = new Float32Array(width * tall);
	const steep = height * unit * 0.55;
	for (let y = 0; y < tall; y++) {
		for (let x = 0; x < width; x++) {
			const at = y * (width + 1) + x;
			const here = heights[at] ?? 0;
			const dx = ((heights[at + 1] ?? 0) - here) * steep;
			const dy = ((heights[at + width + 1] ?? 0) - here) * steep;
			light[y * width + x] = (LAMP.z - dx * LAMP.x - dy * LAMP.y) / Math.sqrt(1 + dx * dx + dy * dy) - LAMP.z;
		}
	}
	return light;
}
