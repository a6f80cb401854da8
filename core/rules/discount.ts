/** What a code takes off: a percentage or an amount, never both. */
export type Reduction = { percent: number } | { amountCents: number };
export type CodeTerms = {
	startsAt: Date;
	endsAt: Date | null;
	endedAt: Date | null;
	maxUses: number | null;
	uses: number;
};

/** Codes are compared in upper case without the spaces around them. */
export function normalCode(typed: string): string {
	return typed.trim().toUpperCase();
}

export function isUsable(code: CodeTerms, now: Date): boolean {
	return (
		code.startsAt <= now &&
		(code.endsAt === null || now < code.endsAt) &&
		code.endedAt === null &&
		(code.maxUses === null || code.uses < code.maxUses)
	);
}

/** How much comes off a sum; at most all of it. A percentage is rounded to the nearest cent. */
export function reductionOf(sumCents: number, reduction: Reduction): number {
	const cents = "percent" in reduction ? Math.round((sumCents * reduction.percent) / 100) : reduction.amountCents;
	return Math.max(0, Math.min(sumCents, cents));
}
