import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { type Bought, pay, paymentBody, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const { shop, test, provider } = buyingTest();

test.each([1, 50])(
	"500 buyers for %i units: exactly so many are charged, the rest are told it is sold out",
	async (units) => {
		const product = await addProduct(shop, { variants: [{ Stocks: { M: units } }] });
		const before = provider.byId.size;
		const answers = await Promise.all(
			Array.from({ length: 500 }, () => pay(shop, paymentBody([{ productid: product }], 20))),
		);
		const approved = answers.filter(({ status, data }) => status === 200 && data.status === "approved");
		const soldOut = answers.filter(({ status, refusal }) => status === 409 && refusal.code === "sold_out");
		expect([approved.length, soldOut.length]).toEqual([units, 500 - units]);
		expect(provider.byId.size - before).toBe(units);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 0, reserved: 0 });
	},
	120_000,
);

test("rejected cards in between never let more or fewer be sold than there are", async () => {
	const product = await addProduct(shop, { variants: [{ Stocks: { M: 10 } }] });
	const answers = await Promise.all(
		Array.from({ length: 120 }, (_, at) =>
			pay(shop, paymentBody([{ productid: product }], 20, { card: at % 2 ? "OTHE" : "APRO" })),
		),
	);
	const approved = answers.filter(({ data }) => data.status === "approved").length;
	expect(await unitsOf(shop, product)).toEqual({ onHand: 10 - approved, reserved: 0 });
	expect(approved).toBeGreaterThan(0);
}, 60_000);

test("50 overlapping baskets in random order: nobody meets a deadlock", async () => {
	const products: number[] = [];
	for (let at = 0; at < 12; at += 1)
		products.push(await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 40 } }] }));
	const basket = (): Bought[] =>
		[...products]
			.sort(() => randomInt(3) - 1)
			.slice(0, 6)
			.map((productid) => ({ productid, quantity: randomInt(1, 3) }));
	const answers = await Promise.all(
		Array.from({ length: 50 }, () => {
			const lines = basket();
			return pay(
				shop,
				paymentBody(
					lines,
					lines.reduce((sum, line) => sum + 10 * (line.quantity ?? 1), 0),
				),
			);
		}),
	);
	for (const { status, refusal } of answers) if (status !== 200) expect(refusal.code).toBe("sold_out");
	expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
}, 60_000);
