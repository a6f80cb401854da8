import type { Language } from "#core/languages.ts";

export type Person = {
	label: string;
	name: string;
	lines: readonly string[];
	/** Where the parcel goes: framed and large, as whoever carries it looks for it. */
	isAddressee?: true;
};

/** What stands on a sheet of paper: an invoice, a credit note, a packing slip. */
export type Sheet = {
	language: Language;
	title: string;
	facts: readonly (readonly [label: string, value: string])[];
	/** One or two, beside each other. */
	people: readonly Person[];
	/** The first is wide and to the left, at most three narrow ones follow. */
	columns: readonly string[];
	rows: readonly (readonly string[])[];
	sums: readonly (readonly [label: string, value: string])[];
	notes: readonly string[];
};
