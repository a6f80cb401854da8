import { z } from "zod";
import { measureNames } from "#core/messages/measures.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { productFormMessages } from "#core/messages.ts";
import { isCm, MEASURES, type Measure, type Measurements, type SizeMeasures } from "#core/rules/measurements.ts";
import type { Size } from "#core/rules/sizes.ts";
import { sizeKey } from "./size-key.ts";

type TypedMeasures = Record<Measure, string>;
/** By `sizeKey`; an empty field says nothing. */
export type TypedMeasurements = Record<string, TypedMeasures>;

/** People write halves with a point or with a comma. */
const readCm = (typed: string): number => Number(typed.trim().replace(",", "."));
const isTyped = (typed: string | undefined): typed is string => (typed ?? "").trim() !== "";

const eachMeasure = <V>(make: (name: Measure) => V) =>
	Object.fromEntries(MEASURES.map((name) => [name, make(name)])) as Record<Measure, V>;

const TypedCm = z.string().refine((typed) => !isTyped(typed) || isCm(readCm(typed)), productFormMessages.cm);
export const TypedMeasurements = z.record(z.string(), z.object(eachMeasure(() => TypedCm)));

/** A place for every measure of every size. */
export function typedMeasurements(measurements: Measurements, sizes: readonly Size[]): TypedMeasurements {
	const typed = (size: Size) => eachMeasure((name) => String(measurements[size]?.[name] ?? ""));
	return Object.fromEntries(sizes.map((size) => [sizeKey(size), typed(size)]));
}

/** As the shop takes them: of the sizes that are offered; null when nothing is measured. */
export function sentMeasurements(typed: TypedMeasurements, sizes: readonly Size[]): Measurements | null {
	const sent = sizes.flatMap((size) => {
		const measures = measuresOf(typed[sizeKey(size)]);
		return Object.keys(measures).length > 0 ? [[size, measures] as const] : [];
	});
	return sent.length > 0 ? Object.fromEntries(sent) : null;
}

const measuresOf = (typed: Partial<TypedMeasures> = {}): SizeMeasures =>
	Object.fromEntries(MEASURES.flatMap((name) => (isTyped(typed[name]) ? [[name, readCm(typed[name])]] : [])));

/** In words, for the comparison of two versions. */
export function measurementsInWords(typed: TypedMeasurements, sizes: readonly Size[]): string {
	return Object.entries(sentMeasurements(typed, sizes) ?? {})
		.map(([size, measures]) => {
			const said = MEASURES.flatMap((name) => (measures[name] ? [`${measureNames[name]} ${measures[name]}`] : []));
			return `${sizeWord(size)}: ${said.join(", ")}`;
		})
		.join("; ");
}

type Versions = { mine: TypedMeasurements; before: TypedMeasurements; theirs: TypedMeasurements };

/** What I typed since `before` on top of theirs, measure by measure. */
export function mergedMeasurements({ mine, before, theirs }: Versions, sizes: readonly Size[]): TypedMeasurements {
	const merged = (key: string) =>
		eachMeasure((name) => {
			const [typed, was] = [mine[key]?.[name] ?? "", before[key]?.[name] ?? ""];
			return typed === was ? (theirs[key]?.[name] ?? "") : typed;
		});
	return Object.fromEntries(sizes.map((size) => [sizeKey(size), merged(sizeKey(size))]));
}
