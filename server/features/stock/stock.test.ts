import { expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { stock } from "#core/contract/stock.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { addKey } from "../../testing/keys.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const { shop, test } = buyingTest();

type Line = { slug: string; ColorName: string; size: string; stock: number; seen?: number };

async function shelved(given: Parameters<typeof addProduct>[1] = {}) {
	const { secret } = await addKey(shop);
	const id = await addProduct(shop, { price: 10, ...given });
	const { rows } = await shop.pool.query<{ slug: string }>("select slug from product where id = $1", [id]);
	const slug = rows[0]?.slug ?? "";
	const place = (size: string, units: number, seen?: number): Line => ({
		slug,
		ColorName: "Blanco",
		size,
		stock: units,
		...(seen !== undefined && { seen }),
	});
	const set = async (...lines: Line[]) => (await shop.call(stock.set, { body: { lines } }, secret)).data.lines;
	return { id, slug, secret, place, set };
}

test("a program reads what is for sale, in the order of the shelves, and sets it; the page follows", async () => {
	const { id, slug, secret, place, set } = await shelved({ sizes: ["M", "S"] });
	const shown = async () => (await shop.call(products.detail, { params: { id }, query: {} })).data.variants[0]?.Stocks;
	expect(await shown()).toEqual({ M: 5, S: 5 });
	expect(await set(place("S", 0), place("M", 5))).toMatchObject([
		{ size: "S", stock: 0, outcome: "changed" },
		{ size: "M", stock: 5, outcome: "unchanged" },
	]);
	expect(await shown()).toEqual({ M: 5, S: 0 });
	const { data, headers } = await shop.call(stock.list, { query: { limit: 1000 } }, secret);
	expect(data.filter((line) => line.slug === slug)).toEqual([
		{ slug, id_product: id, ColorName: "Blanco", size: "M", stock: 5 },
		{ slug, id_product: id, ColorName: "Blanco", size: "S", stock: 0 },
	]);
	expect(headers["x-total-count"]).toBe(String(data.length));
});

test("what waits for a payment is not for sale, and stays for its order", async () => {
	const { id, place, set } = await shelved();
	await pay(shop, paymentBody([{ productid: id, quantity: 2 }], 20, { card: "CONT" }));
	expect(await set(place("M", 1, 3))).toMatchObject([{ stock: 1, outcome: "changed" }]);
	const { rows } = await shop.pool.query(
		"select on_hand, reserved from stock join variant v on v.id = variant_id where product_id = $1 and size = 'M'",
		[id],
	);
	expect(rows).toEqual([{ on_hand: 3, reserved: 2 }]);
});

test("a line that saw something else is left alone, and the same request again changes nothing more", async () => {
	const { id, place, set } = await shelved();
	await pay(shop, paymentBody([{ productid: id }], 10));
	expect(await set(place("M", 9, 5))).toMatchObject([{ stock: 4, outcome: "moved" }]);
	expect(await set(place("M", 9, 4))).toMatchObject([{ stock: 9, outcome: "changed" }]);
	expect(await set(place("M", 9, 4))).toMatchObject([{ stock: 9, outcome: "unchanged" }]);
});

test("what is unknown is said line by line, and keeps nothing else from being written", async () => {
	const { place, set } = await shelved();
	const unknown = [
		{ ...place("M", 1), slug: "nothing-of-that-name" },
		{ ...place("L", 1), ColorName: "Ultraviolet" },
		{ ...place("XL", 1), size: "46" },
	];
	expect((await set(...unknown, { ...place("S", 2), ColorName: " blanco " })).map(({ outcome }) => outcome)).toEqual([
		"unknown",
		"unknown",
		"unknown",
		"changed",
	]);
});

test("a size named twice is refused before anything is written", async () => {
	const { secret, place } = await shelved();
	const body = { lines: [place("M", 1), { ...place("M", 2), ColorName: "BLANCO" }] };
	expect(await shop.call(stock.set, { body }, secret)).toMatchObject({ status: 400 });
});

test("many programs at once count from what is there: the books stay sound", async () => {
	const { id, place, set } = await shelved();
	const raise = async () => {
		for (let seen = 5; ; ) {
			const [line] = await set(place("M", seen + 1, seen));
			if (line?.outcome === "changed") return;
			seen = line?.stock ?? seen;
		}
	};
	await Promise.all([raise(), raise(), raise(), raise()]);
	const { rows } = await shop.pool.query(
		"select on_hand from stock join variant v on v.id = variant_id where product_id = $1 and size = 'M'",
		[id],
	);
	expect(rows).toEqual([{ on_hand: 9 }]);
});
