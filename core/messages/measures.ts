import type { Measure } from "../rules/measurements.ts";

/** What a garment is measured by. */
export const measureNames = {
	chest: "Chest",
	waist: "Waist",
	hip: "Hip",
	length: "Length",
	sleeve: "Sleeve",
	inseam: "Inseam",
	shoulder: "Shoulder",
} as const satisfies Record<Measure, string>;
