/** A price that fell by less is not worth a mail or a mark. */
const WORTH_TELLING_PERCENT = 5;

/** By how many whole percent a price is lower than it was; null when that is not worth telling. */
export function priceDrop(before: number, now: number): number | null {
	if (now * 100 > before * (100 - WORTH_TELLING_PERCENT)) return null;
	return before > 0 ? Math.floor(((before - now) * 100) / before + 1e-9) : null;
}

/** What is known of a product on a list when somebody is to be told of it. */
export type NewsFacts = {
	kind: "price" | "stock" | "last";
	unitCents: number;
	savedCents: number;
	/** The price that was told of last. */
	toldCents: number | null;
	/** Units that can be had of what the line means, and how many of them are few. */
	left: number;
	few: number;
	isOnSale: boolean;
	/** The one to be told has bought it since it was on the list. */
	isBought: boolean;
};

/** Whether what was noted is still true and still news by the time it is told. */
export function isNews(facts: NewsFacts): boolean {
	const { kind, left, few } = facts;
	if (!facts.isOnSale || facts.isBought || left <= 0) return false;
	if (kind === "price") return priceDrop(facts.toldCents ?? facts.savedCents, facts.unitCents) !== null;
	return kind === "stock" || left <= few;
}
