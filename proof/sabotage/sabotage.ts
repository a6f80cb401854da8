/** One small harm to the shop's code, and the test that must notice it. */
export type Sabotage = {
	name: string;
	/** Text that is in its file exactly once, and what takes its place. */
	edits: readonly { file: string; search: string; replace: string }[];
	caughtBy: {
		file: string;
		/** As it stands in the file; a test that runs for several rows catches it when it fails for one. */
		title: string;
		environment?: Readonly<Record<string, string>>;
	};
};

/** Finds the title as the runner writes it, with the rows' values in place of `%s`. */
export function titlePattern({ caughtBy }: Sabotage): string {
	return caughtBy.title
		.split(/%\w/)
		.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
		.join(".*");
}

function timesIn(text: string, search: string): number {
	return text.split(search).length - 1;
}

/** The text with a sabotage's edit in it. An edit that no longer fits is an error, never a sabotage that does nothing. */
export function edited(text: string, { file, search, replace }: Sabotage["edits"][number]): string {
	const times = timesIn(text, search);
	if (times !== 1) throw new Error(`${file} has the text of the sabotage ${times} times instead of once: ${search}`);
	return text.replace(search, () => replace);
}

/** A few hundred deeds of the random life in one of its shops, which does a quarter of all; the same every time. */
export const SHORT_LIFE: Sabotage["caughtBy"] = {
	file: "proof/life/first-shop.test.ts",
	title: "random deeds of clients, staff and the card provider",
	environment: { LIFE_OPERATIONS: "3200", SEED: "1" },
};
