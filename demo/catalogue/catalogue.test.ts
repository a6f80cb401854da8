import { expect, test } from "vitest";
import { categories, men, women } from "./categories.ts";
import { collections } from "./collections.ts";
import { catalogue, isForWomen, shopWindow } from "./index.ts";
import { brands } from "./product.ts";

const letters = /^[\p{L} '-]+$/u;
const garmentTypes = categories.filter(({ parent }) => parent !== null);
const countBy = (keyOf: (product: (typeof catalogue)[number]) => string | number) =>
	Object.fromEntries([...Map.groupBy(catalogue, keyOf)].map(([key, products]) => [key, products.length]));

test("the demo shop has 152 products, as many in each collection", () => {
	expect(catalogue).toHaveLength(152);
	expect(countBy(({ collection }) => collection)).toEqual({ 1: 38, 2: 38, 3: 38, 4: 38 });
});

test("every collection dresses women and men, in at least seven garment types each and at least eight over the year", () => {
	for (const { id } of collections) {
		for (const forWomen of [true, false]) {
			const products = catalogue.filter((product) => product.collection === id && isForWomen(product) === forWomen);
			expect(products.length).toBeGreaterThanOrEqual(17);
			expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(7);
		}
	}
	for (const parent of [women, men]) {
		expect(garmentTypes.filter((type) => type.parent === parent).length).toBeGreaterThanOrEqual(8);
	}
});

test("every garment type has products, every brand sells something", () => {
	expect(Object.keys(countBy(({ category }) => category)).sort()).toEqual(garmentTypes.map(({ name }) => name).sort());
	expect(Object.keys(countBy(({ brand }) => brand)).sort()).toEqual([...brands].sort());
});

test("category ids are 1 Women, 2 Men, then whole numbers without gaps, and names are unique without case", () => {
	expect(categories.map(({ id }) => id)).toEqual(categories.map((_, index) => index + 1));
	expect(categories.slice(0, 2).map(({ name }) => name)).toEqual(["Women", "Men"]);
	expect(new Set(categories.map(({ name }) => name.toLowerCase())).size).toBe(categories.length);
});

test("product and colour names hold letters only, and no two products share a name", () => {
	for (const { name, colours } of catalogue) {
		expect(name).toMatch(letters);
		for (const colour of colours) expect(colour.name).toMatch(letters);
	}
	expect(new Set(catalogue.map(({ name }) => name.toLowerCase())).size).toBe(catalogue.length);
});

test("each product has two to four different colours with proper hex values", () => {
	for (const { colours } of catalogue) {
		expect(colours.length).toBeGreaterThanOrEqual(2);
		expect(colours.length).toBeLessThanOrEqual(4);
		expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
		for (const { hex, accent } of colours) {
			expect(hex).toMatch(/^#[0-9a-f]{6}$/);
			if (accent) expect(accent).toMatch(/^#[0-9a-f]{6}$/);
		}
	}
});

test("prices are whole cents on one level, from a tank top to a long coat", () => {
	for (const { price } of catalogue) {
		expect(Number.isInteger(price * 100)).toBe(true);
		expect(price).toBeGreaterThanOrEqual(18_900);
		expect(price).toBeLessThanOrEqual(249_900);
	}
});

test("about thirty products are on offer and a few are sold out, none of them both", () => {
	const offers = catalogue.filter(({ offer }) => offer !== undefined);
	const soldOut = catalogue.filter((product) => product.soldOut);
	expect(offers.length).toBeGreaterThanOrEqual(28);
	expect(offers.length).toBeLessThanOrEqual(42);
	for (const { offer } of offers) expect(offer).toSatisfy((percent: number) => percent >= 1 && percent <= 99);
	expect(soldOut.length).toBeGreaterThanOrEqual(3);
	expect(soldOut.length).toBeLessThanOrEqual(8);
	expect(soldOut.some(({ offer }) => offer !== undefined)).toBe(false);
	expect(catalogue.some(({ soldOutSizes }) => soldOutSizes?.length)).toBe(true);
});

test("descriptions are two to four written sentences, and no sentence is used twice", () => {
	const seen = new Map<string, string>();
	for (const { name, description } of catalogue) {
		expect(description.length, name).toBeGreaterThanOrEqual(90);
		expect(description.length, name).toBeLessThanOrEqual(320);
		const sentences = description.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
		expect(sentences.length, name).toBeGreaterThanOrEqual(2);
		expect(sentences.length, name).toBeLessThanOrEqual(4);
		for (const sentence of sentences) {
			expect(seen.get(sentence), sentence).toBeUndefined();
			seen.set(sentence, name);
		}
	}
});

test("no two products look alike", () => {
	const looks = Map.groupBy(catalogue, ({ look }) => JSON.stringify(Object.entries(look).sort()));
	for (const products of looks.values()) expect(products.map(({ name }) => name)).toHaveLength(1);
});

test("looks fit their season", () => {
	const seasons = {
		linen: [1, 4],
		wool: [2, 3],
		corduroy: [2, 3],
		fleece: [2, 3],
		leather: [2, 3],
	} as const;
	for (const { name, look, collection } of catalogue) {
		if (look.fabric in seasons) {
			expect(seasons[look.fabric as keyof typeof seasons], name).toContain(collection);
		}
		if (look.garment === "swimsuit" || look.garment === "swim-shorts") expect(collection, name).toBe(1);
		if (look.garment === "puffer") expect(collection, name).toBe(2);
	}
});

test("the twelve newest products hang in the window and every page of twelve is a mix", () => {
	expect(
		catalogue
			.slice(-12)
			.map(({ name }) => name)
			.reverse(),
	).toEqual(shopWindow);
	for (let from = 0; from + 12 <= catalogue.length; from += 12) {
		const page = catalogue.slice(from, from + 12);
		expect(new Set(page.map(({ collection }) => collection)).size).toBe(4);
		expect(new Set(page.map(({ category }) => category)).size).toBeGreaterThanOrEqual(7);
		expect(page.filter(isForWomen).length).toBeGreaterThanOrEqual(4);
		expect(page.filter(isForWomen).length).toBeLessThanOrEqual(9);
	}
});

test("hardly ever do two garments of one kind hang side by side", () => {
	const kinds = catalogue.map(({ category }) => category.replace(/^\S+ /, ""));
	const alike = kinds.filter((kind, index) => kind === kinds[index + 1]);
	expect(alike.length).toBeLessThanOrEqual(12);
});
