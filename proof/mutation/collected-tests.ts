// In place of Vitest while the rules' tests meet the mutants: they are collected as they are declared, to be run again and again.
import { expect } from "vitest";

type Work = (...given: unknown[]) => unknown;
type Declare = (name: string, work: Work, timeout?: number) => void;
export type CollectedTest = { name: string; run: () => unknown };

let collected: CollectedTest[] = [];
let names: string[] = [];

/** What `load` declares. */
export async function collect(load: () => Promise<unknown>): Promise<CollectedTest[]> {
	collected = [];
	names = [];
	await load();
	return collected;
}

const declareTest: Declare = (name, work) => {
	collected.push({ name: [...names, name].join(" > "), run: () => work() });
};

const declareGroup: Declare = (name, work) => {
	names.push(name);
	work();
	names.pop();
};

/** `each` hands over a row's cells one by one, `for` a row as it is. */
function withRows(declare: Declare) {
	const each = (rows: readonly unknown[]) => (name: string, work: Work) => {
		for (const row of rows) declare(name, () => (Array.isArray(row) ? work(...row) : work(row)));
	};
	const forEach = (rows: readonly unknown[]) => (name: string, work: Work) => {
		for (const row of rows) declare(name, () => work(row));
	};
	return Object.assign(declare, { each, for: forEach });
}

const describe = withRows(declareGroup);
const test = withRows(declareTest);

export { describe, expect, test };
