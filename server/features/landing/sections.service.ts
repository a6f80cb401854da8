import type { LandingSection } from "#core/contract/landing.ts";
import { type LandingKind, LOOK_MIN } from "#core/contract/landing-sections.ts";
import type { ProductCard } from "#core/contract/products.ts";
import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { goesEverywhere } from "#core/rules/delivery.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { nameIn } from "#core/rules/translations.ts";
import type { Deps } from "../../deps.ts";
import { bestSellingCards, cardsInStock, newestCards } from "../products/shown-cards.service.ts";

/** So many garments hang on one rail of the front page. */
const ON_A_RAIL = 8;

type Reader = (deps: Deps, settings: Settings, language: Language | undefined) => Promise<LandingSection | null>;

const rail = (kind: "new" | "sale" | "best", cards: ProductCard[]) => (cards.length > 0 ? { kind, cards } : null);

const readers: Record<LandingKind, Reader> = {
	new: async (deps, _settings, language) => rail("new", await newestCards(deps, { language }, ON_A_RAIL)),
	sale: async (deps, _settings, language) =>
		rail("sale", await newestCards(deps, { offer: "true", language }, ON_A_RAIL)),
	best: async (deps, _settings, language) => rail("best", await bestSellingCards(deps, ON_A_RAIL, language)),
	look: readLook,
	delivery: async (_deps, settings, language) => deliveryOf(settings, language),
};

/** What the owner has placed on the front page, without what has nothing to show. */
export async function readSections(deps: Deps, language: Language | undefined): Promise<LandingSection[]> {
	const settings = await deps.settings.current();
	const placed = settings.landing.sections.filter(({ isShown }) => isShown);
	const sections = await Promise.all(placed.map(({ kind }) => readers[kind](deps, settings, language)));
	return sections.filter((section) => section !== null);
}

/** What is sold out or gone is left out of a look; of one garment there is none. */
async function readLook(
	deps: Deps,
	{ landing: { look }, languages }: Settings,
	language: Language | undefined,
): Promise<LandingSection | null> {
	const cards = await cardsInStock(deps, look.products, language);
	if (cards.length < LOOK_MIN) return null;
	const cents = cards.reduce((sum, card) => sum + toCents(unitPrice(card)), 0);
	const title = look.title[language ?? languages[0] ?? "en"] ?? "";
	return { kind: "look", title, cards, sum: fromCents(cents) };
}

function deliveryOf(
	{ delivery, country, returnsDays }: Settings,
	language: Language | undefined,
): LandingSection | null {
	const way = delivery.find((one) => one.kind === "send" && goesEverywhere(one, country));
	if (!way && returnsDays === 0) return null;
	const shown = way && {
		name: nameIn(way, language),
		kind: way.kind,
		price: way.price,
		days: way.days ?? null,
		freeFrom: way.freeFrom ?? null,
	};
	return { kind: "delivery", way: shown ?? null, returnsDays };
}
