import type { FitVote } from "#core/rules/fit-votes.ts";
import { type Dice, pickOne, shuffled, whole } from "./chance.ts";
import type { DemoOrder } from "./history.ts";
import { answeredAt, isPaid } from "./order-rows.ts";
import type { Person } from "./people.ts";
import type { Garment, Look } from "./pictures/look.ts";
import { clothRemarks, openings, remarks, spokenNames } from "./review-texts.ts";
import type { ShelfProduct } from "./shelves.ts";
import { after, DAY } from "./times.ts";

type Stars = 1 | 2 | 3 | 4 | 5;
type Purchase = { shelf: ShelfProduct; buyer: Person; at: Date; size: string | null; colorName: string | null };
export type DemoReview = Purchase & { stars: Stars; description: string; fit: FitVote | null };

/** Fifty reviews of 3.82 stars are 191 stars: in whole fifties the mean is met exactly. */
const [FIFTY, STARS_OF_FIFTY] = [50, 191];
const WANTED = 500;
const PER_PRODUCT = 9;
const FAVOURITES = 3;
/** The demo client keeps purchases to review. */
const BY_DEMO_CLIENT = 2;
const PAIRS = new Set<Garment>(["trousers", "jeans", "shorts", "swim-shorts"]);

/** Written by people who bought the product and had time to wear it; 3.82 stars on average. */
export function writeReviews(dice: Dice, orders: readonly DemoOrder[], now: Date): DemoReview[] {
	const chosen = choosePurchases(dice, orders, now);
	const stars = rate(dice, chosen);
	const said = new Map<number, Set<string>>();
	return chosen
		.map((purchase, index) => {
			const given = stars[index] ?? 4;
			const used = said.get(purchase.shelf.id) ?? new Set<string>();
			said.set(purchase.shelf.id, used);
			const description = phrase(dice, purchase.shelf.product.look, given, used);
			return { ...purchase, stars: given, description, fit: fitVoteOf(purchase) };
		})
		.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function choosePurchases(dice: Dice, orders: readonly DemoOrder[], now: Date): Purchase[] {
	const bought = new Map<string, Purchase>();
	for (const order of orders.filter((one) => isPaid(one) && one.buyer.loginName !== null)) {
		for (const { shelf } of order.lines) {
			const lines = order.lines.filter((line) => line.shelf === shelf);
			const size = onlyOne(lines.map((line) => line.size));
			const colorName = onlyOne(lines.map(({ variant }) => variant.colorName));
			const at = after(answeredAt(order), dice.between(3 * DAY, 20 * DAY));
			if (at < now) bought.set(`${shelf.id} ${order.buyer.id}`, { shelf, buyer: order.buyer, at, size, colorName });
		}
	}
	const purchases = shuffled(dice, [...bought.values()]);
	const chosen = new Set<Purchase>();
	const perProduct = new Map<number, number>();
	const favourites = mostBought(purchases);
	let byDemoClient = 0;
	// Everything gets two reviews and what sells best many, whenever the shop is opened; the rest is left to chance.
	for (const mostOf of [() => 2, ({ id }: ShelfProduct) => (favourites.has(id) ? PER_PRODUCT : 2), () => PER_PRODUCT]) {
		for (const purchase of purchases) {
			const { shelf, buyer } = purchase;
			const count = perProduct.get(shelf.id) ?? 0;
			if (chosen.size === WANTED || chosen.has(purchase) || count >= mostOf(shelf)) continue;
			if (buyer.id === 1 && byDemoClient++ >= BY_DEMO_CLIENT) continue;
			perProduct.set(shelf.id, count + 1);
			chosen.add(purchase);
		}
	}
	return [...chosen].slice(0, Math.floor(chosen.size / FIFTY) * FIFTY);
}

function mostBought(purchases: readonly Purchase[]): Set<number> {
	const byProduct = [...Map.groupBy(purchases, ({ shelf }) => shelf.id)];
	const bestFirst = byProduct.sort(([, one], [, other]) => other.length - one.length);
	return new Set(bestFirst.slice(0, FAVOURITES).map(([id]) => id));
}

/** Stars scatter around each product's own quality; then single stars move until the sum is right. */
function rate(dice: Dice, purchases: readonly Purchase[]): Stars[] {
	const quality = new Map<number, number>();
	const stars = purchases.map(({ shelf }) => {
		const level = quality.get(shelf.id) ?? dice.between(3.2, 4.8);
		quality.set(shelf.id, level);
		return dice.chance(0.05) ? within(whole(dice, 1, 2)) : within(Math.round(level + dice.around(1) + dice.around(1)));
	});
	const wanted = (purchases.length / FIFTY) * STARS_OF_FIFTY;
	for (let missing = wanted - stars.reduce((sum, one) => sum + one, 0); missing !== 0; ) {
		const at = whole(dice, 0, stars.length - 1);
		const [old, step] = [stars[at] ?? 1, Math.sign(missing)];
		const moved = within(old + step);
		stars[at] = moved;
		missing -= moved - old;
	}
	return stars;
}

/** By the ids alone, so that the dice fall as before: a seventh of the products runs small, another large, and a quarter of the buyers says nothing. */
function fitVoteOf({ shelf, buyer }: Purchase): FitVote | null {
	if ((shelf.id + buyer.id) % 4 === 0 || shelf.product.look.garment === "scarf") return null;
	const usual = ({ 2: "small", 5: "large" } as const)[shelf.id % 7] ?? "true";
	const others: FitVote[] = ["small", "true", "large"];
	return buyer.id % 5 === 0 ? (others[shelf.id % 3] ?? usual) : usual;
}

const within = (stars: number) => Math.min(5, Math.max(1, stars)) as Stars;

function phrase(dice: Dice, look: Look, stars: Stars, used: Set<string>): string {
	const more =
		stars >= 4 ? [...remarks.pleased, ...clothRemarks[look.fabric]] : stars === 3 ? remarks.torn : remarks.cross;
	const pools = [openings[stars], ...Array.from({ length: whole(dice, 0, 2) }, () => more)];
	const sentences = pools.flatMap((pool) => {
		const fresh = pool.filter((sentence) => !used.has(sentence));
		if (fresh.length === 0) return [];
		const sentence = pickOne(dice, fresh);
		used.add(sentence);
		return [inflect(sentence, look.garment)];
	});
	return sentences.join(" ");
}

/** Fills the gaps of a sentence for one garment or a pair. */
function inflect(sentence: string, garment: Garment): string {
	const pair = PAIRS.has(garment);
	const words: Record<string, string> = {
		this: `${pair ? "these" : "this"} ${spokenNames[garment]}`,
		it: pair ? "they" : "it",
		It: pair ? "They" : "It",
		them: pair ? "them" : "it",
		is: pair ? "are" : "is",
		was: pair ? "were" : "was",
		has: pair ? "have" : "has",
		s: pair ? "" : "s",
		es: pair ? "" : "es",
	};
	return sentence.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? "");
}

/** What all of them are; null where they differ. */
function onlyOne(values: readonly string[]): string | null {
	const [first = null, ...others] = new Set(values);
	return others.length === 0 ? first : null;
}
