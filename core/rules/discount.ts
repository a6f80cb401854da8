/** What a code takes off: a percentage or an amount, never both. */
export type Reduction = { percent: number } | { amountCents: number };
export type CodeTerms = {
	startsAt: Date;
	endsAt: Date | null;
	endedAt: Date | null;
	maxUses: number | null;
	uses: number;
};

/** Why a code does not count; of one that has not begun, which is `unknown` too, it is said beside it when it does. */
export type CodeRefusal = "unknown" | "expired" | "used_up" | "minimum";

/** Codes are compared in upper case without the spaces around them. */
export function normalCode(typed: string): string {
	return typed.trim().toUpperCase();
}

const ISSUE = "~";

/** What the shop keeps a code under: its name, and from the second code of that name on a number that nobody types. */
export function codeKey(name: string, issue: number): string {
	return issue === 1 ? name : `${name}${ISSUE}${issue}`;
}

/** What a code is called by whoever types it. */
export function codeName(key: string): string {
	return key.split(ISSUE, 1)[0] as string;
}

/** What keeps a code from counting at a moment, whatever is bought with it. */
export function termsRefusal(code: CodeTerms, now: Date): Exclude<CodeRefusal, "minimum"> | null {
	if (now < code.startsAt) return "unknown";
	if (code.endedAt !== null || (code.endsAt !== null && now >= code.endsAt)) return "expired";
	return code.maxUses !== null && code.uses >= code.maxUses ? "used_up" : null;
}

/** A line of a cart with the category its product is filed under, and the one above that. */
export type CountedLine = {
	unitCents: number;
	quantity: number;
	categoryId: number;
	parentId: number | null;
};

/** What a code counts of a cart: everything, or the lines of its category and of those below it. */
export function countedCents(lines: readonly CountedLine[], categoryId: number | null): number {
	return lines
		.filter((line) => categoryId === null || line.categoryId === categoryId || line.parentId === categoryId)
		.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
}

/** Whether there is enough of what a code counts. Of nothing, nothing can be taken off. */
export function reachesMinimum(countedSumCents: number, minimumCents: number | null): boolean {
	return countedSumCents >= Math.max(1, minimumCents ?? 1);
}

/** How much comes off a sum; at most all of it. A percentage is rounded to the nearest cent. */
export function reductionOf(sumCents: number, reduction: Reduction): number {
	const cents = "percent" in reduction ? Math.round((sumCents * reduction.percent) / 100) : reduction.amountCents;
	return Math.max(0, Math.min(sumCents, cents));
}
