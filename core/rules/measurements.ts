import type { Size } from "./sizes.ts";

/** What is measured of a garment that lies flat, in the order in which a chart shows it. */
export const MEASURES = ["chest", "waist", "hip", "length", "sleeve", "inseam", "shoulder"] as const;
export type Measure = (typeof MEASURES)[number];

/** Centimetres, with one decimal at most. */
const CM_MIN = 1;
const CM_MAX = 300;
export const isCm = (cm: number): boolean =>
	cm >= CM_MIN && cm <= CM_MAX && Math.abs(cm * 10 - Math.round(cm * 10)) < 1e-6;

export type SizeMeasures = { [Name in Measure]?: number | undefined };
export type Measurements = Record<Size, SizeMeasures>;

/** Those of the sizes that are offered; what is measured of others waits until they are offered again. */
export function measurementsOf(measurements: Measurements | null, sizes: readonly Size[]): Measurements | undefined {
	const known = sizes.flatMap((size) => {
		const measures = measurements && Object.hasOwn(measurements, size) ? measurements[size] : undefined;
		return measures ? [[size, measures] as const] : [];
	});
	return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** The measures that are known of one size at least. */
export const measuresIn = (measurements: Measurements): Measure[] =>
	MEASURES.filter((name) => Object.values(measurements).some((measures) => measures[name] !== undefined));
