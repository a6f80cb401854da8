import { numbersIn, pluralIn } from "#core/plural.ts";

const number = numbersIn("en");
const plural = pluralIn("en");

const messages = {
	products: "Products",
	found: (count: number) => plural(count, { one: "1 product", other: `${number(count)} products` }),
	count: (count: number) => number(count),
	countOf: (count: number) => plural(count, { one: " product", other: " products" }),
	show: (count: number) => plural(count, { one: "Show 1 product", other: `Show ${number(count)} products` }),
	resultsFor: (words: string) => `Results for “${words}”`,
	corrected: (words: string) => `Showing results for “${words}”`,
	all: "All products",
	sale: { true: "Discounted", false: "Full price" },
	withSale: (what: string, sale: string) => `${what}, ${sale.toLowerCase()}`,
	unknown: { collection: "Unknown collection", category: "Unknown category", type: "Unknown type" },
	page: (what: string, page: string) => `${what} (page ${page})`,
	description: (what: string, count: number, shop: string) =>
		`${what}: ${plural(count, { one: "1 piece", other: `${number(count)} pieces` })} at ${shop}. See every colour and size, with prices, offers and reviews.`,
	filters: "Filters",
	active: (_count: number) => " active",
	activeFilters: "Active filters",
	remove: (choice: string) => `Remove ${choice}`,
	reset: "Reset",
	close: "Close",
	groups: { sort: "Sort by", sale: "Sale", category: "Category", collection: "Collection", type: "Type" },
	sorts: {
		"in-stock-first": "In stock first",
		"best-match": "Best match",
		latest: "Latest arrivals",
		"price-ascending": "Price ascending",
		"price-descending": "Price descending",
		"best-rated": "Best rated",
	},
	search: "Search",
	searchByName: "Search products by name",
	clear: "Clear search",
	suggested: (count: number) => plural(count, { one: "1 product found", other: `${count} products found` }),
	suggestedFor: (found: string, words: string) => `${found} for “${words}”`,
	noneSuggested: "No product with such a name",
	tryAgain: "Try again",
};

export default messages;
