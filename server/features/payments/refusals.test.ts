import { randomUUID } from "node:crypto";
import { afterEach, describe, expect } from "vitest";
import { payments } from "#core/contract/payments.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const NOBODY = 2_000_000_000;

const { shop, test, provider } = buyingTest();
afterEach(() => {
	provider.beforeAnswer = () => {};
	delete shop.deps.crashAt;
	shop.deps.payments = provider;
});

async function ordersPlaced(): Promise<number> {
	const { rows } = await shop.pool.query<{ placed: number }>("select count(*) as placed from orders");
	return rows[0]?.placed ?? 0;
}

/** The whole refusal of a payment that charges nothing and leaves no order behind. */
async function refusalOf(body: ReturnType<typeof paymentBody>) {
	const before = { asked: provider.asked.length, placed: await ordersPlaced() };
	const { status, refusal } = await pay(shop, body);
	expect({ asked: provider.asked.length, placed: await ordersPlaced() }).toEqual(before);
	return { status, ...refusal };
}

describe("what the shop does not have", () => {
	test.each([0, 1])("an unknown product in line %i is named with its field", async (at) => {
		const known = { productid: await addProduct(shop) };
		const lines = at === 0 ? [{ productid: NOBODY }, known] : [known, { productid: NOBODY }];
		const message = `There is no product ${NOBODY}`;
		expect(await refusalOf(paymentBody(lines, 40))).toEqual({
			status: 400,
			code: "invalid_input",
			message,
			fields: { [`orderDetails.${at}.productid`]: message },
		});
	});

	test("a line is named by its place among those that were given, also behind equal ones", async () => {
		const known = { productid: await addProduct(shop) };
		expect(await refusalOf(paymentBody([known, known, { productid: NOBODY }], 60))).toMatchObject({
			fields: { "orderDetails.2.productid": `There is no product ${NOBODY}` },
		});
	});

	test.each([0, 1])("a colour the product of line %i is not made in is named with its field", async (at) => {
		const product = await addProduct(shop, { name: "Linen shirt" });
		const [made, unmade] = [{ productid: product }, { productid: product, color: "Lila" }];
		const lines = at === 0 ? [unmade, made] : [made, unmade];
		const message = "Linen shirt is not made in Lila";
		expect(await refusalOf(paymentBody(lines, 40))).toEqual({
			status: 400,
			code: "invalid_input",
			message,
			fields: { [`orderDetails.${at}.color`]: message },
		});
	});
});

describe("what is no longer sold", () => {
	test("every line of a product off sale is told with none left, the others are not", async () => {
		const sold = await addProduct(shop);
		const gone = await addProduct(shop, { name: "Wool hat", offSale: true });
		const lines = [
			{ productid: sold },
			{ productid: gone, color: "blanco", quantity: 2 },
			{ productid: gone, size: "L" as const },
		];
		const told = { productid: gone, name: "Wool hat", color: "Blanco", left: 0 };
		expect(await refusalOf(paymentBody(lines, 80))).toEqual({
			status: 409,
			code: "sold_out",
			message: "Wool hat (Blanco, M) is sold out",
			lines: [
				{ ...told, size: "M", quantity: 2 },
				{ ...told, size: "L", quantity: 1 },
			],
		});
	});

	test("a colour that was removed is told like a product off sale", async () => {
		const product = await addProduct(shop, {
			name: "Scarf",
			variants: [{ ColorName: "Blanco" }, { ColorName: "Azul" }],
		});
		await shop.pool.query("update variant set removed_at = now() where product_id = $1 and color_name = 'Azul'", [
			product,
		]);
		const lines = [{ productid: product }, { productid: product, color: "Azul" }];
		expect(await refusalOf(paymentBody(lines, 40))).toEqual({
			status: 409,
			code: "sold_out",
			message: "Scarf (Azul, M) is sold out",
			lines: [{ productid: product, name: "Scarf", color: "Azul", size: "M", quantity: 1, left: 0 }],
		});
	});
});

describe("what is short", () => {
	test("exactly the short size of the short colour is told, with what is left", async () => {
		const product = await addProduct(shop, {
			name: "Polo",
			variants: [
				{ ColorName: "Azul", Stocks: { M: 5 } },
				{ ColorName: "Blanco", Stocks: { S: 5, M: 2 } },
			],
		});
		const lines = [
			{ productid: product, color: "Azul", quantity: 3 },
			{ productid: product, color: "Blanco", size: "S" as const, quantity: 3 },
			{ productid: product, color: "Blanco", quantity: 3 },
		];
		expect(await refusalOf(paymentBody(lines, 180))).toEqual({
			status: 409,
			code: "sold_out",
			message: "Only 2 left of Polo (Blanco, M)",
			lines: [{ productid: product, name: "Polo", color: "Blanco", size: "M", quantity: 3, left: 2 }],
		});
	});

	test("the last unit can be bought; after it the size is sold out", async () => {
		const product = await addProduct(shop, { name: "Beret", variants: [{ Stocks: { XL: 1 } }] });
		const lines = [{ productid: product, size: "XL" as const }];
		expect((await pay(shop, paymentBody(lines, 20))).data.status).toBe("approved");
		expect(await refusalOf(paymentBody(lines, 20))).toEqual({
			status: 409,
			code: "sold_out",
			message: "Beret (Blanco, XL) is sold out",
			lines: [{ productid: product, name: "Beret", color: "Blanco", size: "XL", quantity: 1, left: 0 }],
		});
	});
});

test("an order of 1,000,000,000.00 is taken, one cent more is too much", async () => {
	const dear = await addProduct(shop, { price: 10_000_000, variants: [{ Stocks: { M: 200 } }] });
	const cent = await addProduct(shop, { price: 0.02, offer: 50 });
	const most = { productid: dear, quantity: 100 };
	expect(await refusalOf(paymentBody([most, { productid: cent }], 1_000_000_000))).toEqual({
		status: 400,
		code: "invalid_input",
		message: "This is too much for one order",
	});
	const { status, data } = await pay(shop, paymentBody([most], 1_000_000_000));
	expect([status, data.status, data.total]).toEqual([200, "approved", 1_000_000_000]);
	expect(provider.asked.at(-1)?.amountCents).toBe(100_000_000_000);
});

/** A door where the first to come waits until it is opened; the others go through. */
function door() {
	const reached = Promise.withResolvers<void>();
	const opened = Promise.withResolvers<void>();
	let visitors = 0;
	const pass = async () => {
		visitors += 1;
		if (visitors > 1) return;
		reached.resolve();
		await opened.promise;
	};
	return { reached: reached.promise, open: opened.resolve, pass };
}

describe("the same request again while the first is under way", () => {
	const PLACES: [string, (pass: () => Promise<void>) => void][] = [
		[
			"placing the order",
			(pass) => {
				shop.deps.crashAt = (point) => (point === "pay: key claimed" ? pass() : undefined);
			},
		],
		[
			"asking the provider",
			(pass) => {
				provider.beforeAnswer = pass;
			},
		],
	];

	test.each(PLACES)("is asked not to pay again, and charges nothing: %s", async (_, holdAt) => {
		const body = paymentBody([{ productid: await addProduct(shop) }], 20);
		const key = randomUUID();
		const { reached, open, pass } = door();
		holdAt(pass);
		const first = pay(shop, body, { key });
		await reached;
		const second = await pay(shop, body, { key });
		open();
		expect({ status: second.status, ...second.refusal }).toEqual({
			status: 409,
			code: "payment_in_flight",
			message: "This payment is being processed, please do not pay again",
		});
		expect((await first).data.status).toBe("approved");
		expect(provider.asked.filter(({ reference }) => reference === key)).toHaveLength(1);
	});
});

test("a shop without a card provider says so to whoever pays and to the card form", async () => {
	const body = paymentBody([{ productid: await addProduct(shop) }], 20);
	shop.deps.payments = null;
	const told = { code: "unavailable", message: "Card payments are not set up in this shop" };
	expect(await refusalOf(body)).toEqual({ status: 503, ...told });
	expect(await shop.call(payments.config, {})).toMatchObject({ status: 503, data: told });
});
