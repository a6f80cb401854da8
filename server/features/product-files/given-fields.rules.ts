import { type ChoiceName, choiceNames, choices } from "#core/contract/product-fields.ts";
import type { SizeSystem } from "#core/contract/size-systems.ts";
import { CARE_SYMBOLS } from "#core/rules/care.ts";
import type { SaidProblem } from "#core/rules/file-problems.ts";
import { MEASURES } from "#core/rules/measurements.ts";
import { isProductName, type NameRule } from "#core/rules/names.ts";
import { readTypedPrice } from "#core/rules/typed-price.ts";
import type { Fallback } from "../../db/schema.ts";
import type { FoundProduct } from "../products/products.service.ts";
import {
	BETWEEN,
	type Cell,
	PRODUCT_COLUMNS,
	type ProductColumn,
	productCells,
	SEO_COLUMNS,
	type SeoColumn,
	type ShelfNames,
	TRANSLATION_COLUMNS,
	type TranslatedColumn,
} from "./columns.rules.ts";
import type { Draft } from "./drafts.rules.ts";

/** What the shop has that a file may name. */
export type Known = ShelfNames & {
	/** Whether names may have digits. */
	names: NameRule;
	now: Date;
	systems: ReadonlyMap<string, SizeSystem>;
	/** Addresses of pictures by the names a file has for them. */
	pictures: ReadonlyMap<string, string>;
	/** Gathers the names of pictures the shop lacks; null where a file with such names is refused. */
	leftOut: Set<string> | null;
};
/** Says what is wrong with a product's own cell. */
export type SayOf = (column: ProductColumn, ...problem: SaidProblem) => void;

const NUMBERS: readonly ProductColumn[] = ["price", "discount", "price_offer", "low_stock"];
/** Understood as they are typed on screens: spreadsheets of many countries write `1500,50`. */
const PRICES: readonly ProductColumn[] = ["price", "price_offer"];
const NAMES: readonly ProductColumn[] = ["category", "collection"];

/** Whether a cell still says what the shop says: numbers by what they are, names in capitals or not, texts by their letters. */
function isSame(column: ProductColumn, text: string, cell: Cell): boolean {
	const said = cell === null ? "" : String(cell);
	if (text === said) return true;
	if (NAMES.includes(column)) return text.trim().toLowerCase() === said.toLowerCase();
	const number = PRICES.includes(column) ? (readTypedPrice(text) ?? Number.NaN) : Number(text);
	return NUMBERS.includes(column) && text.trim() !== "" && said !== "" && number === Number(said);
}

/** A new product gets what its file lets guess; without a category or collection of the shop it goes where the importer said. */
export function withFallback(draft: Draft, { category, collection }: Fallback, known: Omit<Known, "pictures">): Draft {
	const cells = { ...draft.guessed, ...draft.cells };
	if (category && idsCalled((cells.category ?? "").trim(), known).length === 0) cells.category = category;
	if (collection && findCollection((cells.collection ?? "").trim(), known) === undefined) cells.collection = collection;
	return { ...draft, cells };
}

/** The cells of a draft that say something else than the product does; of a new product all that say something. */
export function changedCells({ cells }: Draft, current: FoundProduct | undefined, known: Known) {
	const now = current && {
		...productCells(current, known),
		...offerByPrice(cells, current),
		...categoryByName(cells, current),
	};
	const changed = PRODUCT_COLUMNS.filter((column) => {
		const text = cells[column];
		if (text === undefined) return false;
		return now ? !isSame(column, text, now[column]) : text.trim() !== "";
	});
	return new Set(changed);
}

/** Who says an offer by its price is told by its price, whether or not a percentage would give the same. */
function offerByPrice({ price_offer = "" }: Draft["cells"], { discount, product }: FoundProduct) {
	if (price_offer.trim() === "" || discount === null) return {};
	return { discount: null, price_offer: product.price_offer };
}

/** Who names the category a product is in says no other, also where another has that name. */
function categoryByName({ category = "" }: Draft["cells"], { product }: FoundProduct) {
	return isSame("category", category, product.categories[0] ?? "") ? { category } : {};
}

type Reading = { text: string; draft: Draft; known: Known; say: SayOf };
type ReadCell = (reading: Reading) => Record<string, unknown>;
/** Prices are read with their offer, translations and what search engines are told all at once, and the state and low stock in `planned-state.rules.ts`. */
type ReadAlone = Exclude<
	ProductColumn,
	TranslatedColumn | SeoColumn | "price" | "discount" | "price_offer" | "low_stock" | "state" | "publish_at"
>;

/** What a changed cell of each column says, as a write gives it. A column that is forgotten here would be lost, so it is a type error. */
const readCell: Record<ReadAlone, ReadCell> = {
	name({ text, known, say }) {
		if (text !== "" && !isProductName(text, known.names)) say("name", "letters_only");
		return { name: text };
	},
	brand: ({ text }) => ({ brand: text }),
	description: ({ draft }) => ({ description: draft.cells.description }),
	size_system: ({ text }) => ({ sizeSystem: text || undefined }),
	...(Object.fromEntries(choiceNames.map((name) => [name, readChoice(name)])) as Record<ChoiceName, ReadCell>),
	fabric: ({ text, say }) => ({ fabric: fabricOf(text, say) }),
	care: ({ text, say }) => ({ care: careOf(text, say) }),
	measurements: ({ text, say }) => ({ measurements: measurementsOf(text, say) }),
	category: ({ text, known, say }) => ({ categories: [categoryOf(text, known, say)] }),
	collection: ({ text, known, say }) => ({ collection: collectionOf(text, known, say) }),
};

/** What changed cells say, as a write gives it; not yet checked against the contract. */
export function givenFields(
	draft: Draft,
	current: FoundProduct | undefined,
	changed: ReadonlySet<ProductColumn>,
	known: Known,
	say: SayOf,
) {
	const given: Record<string, unknown> = {
		...translationsOf(draft, current, changed),
		...seoOf(draft, current, changed),
	};
	const textOf = (column: ProductColumn) => (draft.cells[column] ?? "").trim();
	for (const [column, read] of Object.entries(readCell)) {
		const name = column as ReadAlone;
		if (changed.has(name)) Object.assign(given, read({ text: textOf(name), draft, known, say }));
	}
	return { ...given, ...pricesOf(draft, changed, textOf, say) };
}

/** Translations are written as a whole: those of other columns stay as they are, an empty cell takes its text away. */
function translationsOf({ cells }: Draft, current: FoundProduct | undefined, changed: ReadonlySet<ProductColumn>) {
	if (!TRANSLATION_COLUMNS.some(({ column }) => changed.has(column))) return {};
	const translations: Record<string, Record<string, string>> = {};
	for (const { column, text, language } of TRANSLATION_COLUMNS) {
		const said = changed.has(column) ? cells[column]?.trim() : current?.translations?.[language]?.[text];
		if (said) translations[language] = { ...translations[language], [text]: said };
	}
	return { translations };
}

/** Both texts are written together, too; the address stays. */
function seoOf({ cells }: Draft, current: FoundProduct | undefined, changed: ReadonlySet<ProductColumn>) {
	const columns = Object.entries(SEO_COLUMNS) as [SeoColumn, "title" | "description"][];
	if (!columns.some(([column]) => changed.has(column))) return {};
	const said = columns.flatMap(([column, text]) => {
		const words = changed.has(column) ? cells[column]?.trim() : current?.seo?.[text];
		return words ? [[text, words]] : [];
	});
	return { seo: Object.fromEntries(said) };
}

function readChoice(name: ChoiceName): ReadCell {
	const words: readonly string[] = choices[name];
	return ({ text, say }) => {
		if (text && !words.includes(text)) say(name, "not_one_of", words.join(", "));
		return { [name]: text || null };
	};
}

function fabricOf(text: string, say: SayOf) {
	if (text === "") return null;
	return text.split(BETWEEN.trim()).map((part) => {
		const [, fibre = "", percent = ""] = /^\s*(\S.*?)\s+(\d{1,3})\s*%?\s*$/.exec(part) ?? [];
		if (fibre === "") say("fabric", "fabric_form");
		return { fibre, percent: Number(percent) };
	});
}

function careOf(text: string, say: SayOf) {
	if (text === "") return null;
	const named = text.split(BETWEEN.trim()).map((part) => part.trim());
	if (!named.every((name) => CARE_SYMBOLS.some((symbol) => symbol === name)))
		say("care", "not_one_of", CARE_SYMBOLS.join(", "));
	return named;
}

function measurementsOf(text: string, say: SayOf) {
	if (text === "") return null;
	const bySize = text.split(BETWEEN.trim()).map((part) => {
		const [size = "", measures = ""] = part.split(":");
		return [size.trim(), Object.fromEntries(measures.split(",").map((one) => measureOf(one, say)))] as const;
	});
	return Object.fromEntries(bySize);
}

function measureOf(text: string, say: SayOf): [name: string, cm: number] {
	const [, name = "", cm = ""] = /^\s*([a-z]+)\s+(\d{1,3}(?:\.\d)?)\s*$/.exec(text) ?? [];
	if (!MEASURES.some((measure) => measure === name)) say("measurements", "measurements_form");
	return [name, Number(cm)];
}

/** By its name, so that one that is renamed meanwhile is told; by its id where a file has to say that. */
function categoryOf(text: string, known: Known, say: SayOf): string | number {
	const [id, ...others] = idsCalled(text, known);
	if (id === undefined) say("category", "category_unknown");
	if (others.length > 0) say("category", "category_twice");
	return id === undefined || known.categories.has(text.toLowerCase()) ? text : id;
}

/** The categories of a name, or the one of an id where none is called so. */
function idsCalled(text: string, { categories }: Pick<Known, "categories">): readonly number[] {
	return categories.get(text.toLowerCase()) ?? [...categories.values()].flat().filter((id) => String(id) === text);
}

function collectionOf(text: string, known: Known, say: SayOf): number | undefined {
	const id = findCollection(text, known);
	if (id === undefined) say("collection", "collection_unknown");
	return id;
}

function findCollection(text: string, { collections }: Pick<Known, "collections">): number | undefined {
	const isCalledSo = ([id, name]: [number, string]) => name.toLowerCase() === text.toLowerCase() || String(id) === text;
	return [...collections].find(isCalledSo)?.[0];
}

/** An offer that is said by its price is said anew with every change of the price. */
function pricesOf(
	{ cells }: Draft,
	changed: ReadonlySet<ProductColumn>,
	textOf: (column: ProductColumn) => string,
	say: SayOf,
) {
	const given: Record<string, unknown> = {};
	if (changed.has("price")) given.price = priceOf("price", textOf("price"), say);
	const [discount, offer] = [textOf("discount"), textOf("price_offer")];
	const saysOffer = cells.discount !== undefined || cells.price_offer !== undefined;
	const isChanged = changed.has("discount") || changed.has("price_offer") || (changed.has("price") && offer !== "");
	if (!saysOffer || !isChanged) return given;
	if (discount !== "" && offer !== "") say("price_offer", "offer_twice");
	given.is_offer = discount !== "" || offer !== "";
	if (discount !== "") given.discount = discount;
	else if (offer !== "") given.price_offer = priceOf("price_offer", offer, say);
	return given;
}

/** What can be read in two ways, such as `1,500`, is said and not guessed. */
function priceOf(column: "price" | "price_offer", text: string, say: SayOf): number | string | undefined {
	if (text === "") return text;
	const price = readTypedPrice(text);
	if (price === null) say(column, "price_form");
	return price ?? undefined;
}
