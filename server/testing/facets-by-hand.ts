import { expect } from "vitest";
import type { Facets } from "#core/contract/facets.ts";
import type { ProductFilter } from "#core/contract/product-query.ts";
import { products } from "#core/contract/products.ts";
import type { TestShop } from "./app.ts";
import { DOTS, type Made, TYPES } from "./random-catalogue.ts";

/** Holds every count of the facets, and every list it promises, against what a shopper would count by hand. */
export async function expectFacetsByHand(shop: TestShop, catalogue: readonly Made[], filter: ProductFilter) {
	const { data: facets } = await shop.call(products.facets, { query: filter });
	for (const [count, choice] of offeredChoices(facets, filter)) {
		const byHand = catalogue.filter((product) => isShown(product, choice)).length;
		expect(count, JSON.stringify({ filter, choice })).toBe(byHand);
		const { data, headers } = await shop.call(products.list, { query: choice });
		expect([data.length, headers["x-total-count"]], JSON.stringify(choice)).toEqual([byHand, String(byHand)]);
	}
	const { min: _, max: __, ...others } = filter;
	const prices = catalogue.filter((product) => isShown(product, others)).map(paidFor);
	const price = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 };
	expect(facets.price, JSON.stringify(filter)).toEqual(price);
	const sizes = new Set(facets.sizes.map(({ size }) => size));
	const { size: ___, ...inAnySize } = filter;
	for (const product of catalogue.filter((one) => isShown(one, inAnySize)))
		for (const size of filter.stock === "1" ? inStockOf(product) : product.sizes) expect(sizes).toContain(size);
}

function inStockOf({ sizes, colours }: Made): string[] {
	const shown = colours.filter(({ isRemoved }) => !isRemoved);
	return sizes.filter((size) => shown.some((colour) => colour.inStock.includes(size)));
}

const paidFor = ({ cents, isOffer }: Made) => (isOffer ? cents : cents * 2) / 100;

/** What a shopper would count by hand. */
function isShown(product: Made, filter: ProductFilter): boolean {
	const type = TYPES[product.category - 3];
	const shown = product.colours.filter(({ isRemoved }) => !isRemoved);
	const inStock = inStockOf(product);
	const sizes = filter.size?.split(",");
	const colors = filter.color?.split(",");
	const brands = filter.brand?.replace("Faro, Sur", "Faro; Sur").split(",");
	const worn = filter.fits?.split(",").find((part) => part.startsWith(`${type?.group}:`));
	return (
		!product.isOffSale &&
		(!filter.offer || product.isOffer === (filter.offer === "true")) &&
		(!filter.collection || product.collection === filter.collection) &&
		(!filter.category || [product.category, type?.parent].includes(Number(filter.category))) &&
		(!filter.filters ||
			product.name.includes(filter.filters === "lana" ? "Wool" : "tee") ||
			saysByType(type?.name, filter)) &&
		(!sizes || sizes.some((size) => (filter.stock === "1" ? inStock : product.sizes).includes(size))) &&
		(!colors || shown.some(({ dot }) => colors.includes(DOTS[dot] ?? "none"))) &&
		(!brands || brands.includes(product.brand.replace(",", ";"))) &&
		(filter.min === undefined || paidFor(product) >= filter.min) &&
		(filter.max === undefined || paidFor(product) <= filter.max) &&
		(filter.stock !== "1" || inStock.length > 0) &&
		(!filter.fits || (worn !== undefined && inStock.some((size) => wornSizes(worn).includes(size))))
	);
}

const saysByType = (type: string | undefined, { filters }: ProductFilter) =>
	filters === "remera" && type === "Men's tees";
const wornSizes = (part: string) =>
	(part.split(":")[1] ?? "")
		.replace("36.5", "36;5")
		.split(".")
		.map((size) => size.replace(";", "."));

type Offered = [count: number, choice: ProductFilter];

/** Every value the panel offers, with the choice that clicking it would make. */
function offeredChoices(facets: Facets, filter: ProductFilter): Offered[] {
	const offered = (count: number, choice: ProductFilter): Offered => [count, { ...filter, ...choice }];
	return [
		offered(facets.total, {}),
		offered(facets.sale.true, { offer: "true" }),
		offered(facets.sale.false, { offer: "false" }),
		offered(facets.inStock, { stock: "1" }),
		...facets.collections.map(({ id_collection, count }) => offered(count, { collection: id_collection })),
		...[...facets.categories, ...facets.types].map(({ id_category, count }) =>
			offered(count, { category: id_category }),
		),
		...facets.sizes.map(({ size, count }) => offered(count, { size })),
		...facets.colors.map(({ color, count }) => offered(count, { color })),
		...facets.brands.map(({ brand, count }) => offered(count, { brand })),
	];
}
