import { afterEach, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { payments } from "#core/contract/payments.ts";
import { addClient, addStaff, PASSWORD } from "../../testing/actors.ts";
import { orderOf, pay, paymentBody, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { addImage, addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const MINUTE = 60_000;

const { shop, test, provider } = buyingTest();
afterEach(() => {
	shop.clock.now = () => new Date();
	provider.browser.rehearsal = true;
	shop.deps.config.publicUrl = "http://shop.test";
});

async function rowsOf<Row extends object>(query: string, ...values: unknown[]): Promise<Row[]> {
	return (await shop.pool.query<Row>(query, values)).rows;
}

/** The lines of the log with these words. */
const loggedWith = (words: string) =>
	shop.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === words);

describe("the order that is written", () => {
	test("lines are numbered from 1 and keep the picture of their colour, or none", async () => {
		await addImage(shop, "shirt-blue");
		await addImage(shop, "shirt-blue-back");
		const product = await addProduct(shop, {
			variants: [{ ColorName: "Blanco" }, { ColorName: "Azul", images: ["shirt-blue", "shirt-blue-back"] }],
		});
		const lines = [{ productid: product }, { productid: product, color: "Azul" }];
		const { data } = await pay(shop, paymentBody(lines, 40));
		expect(
			await rowsOf(
				"select line, color_name as color, image from order_line where order_id = $1 order by line",
				data.orderId,
			),
		).toEqual([
			{ line: 1, color: "Blanco", image: "" },
			{ line: 2, color: "Azul", image: "/images/shirt-blue.webp" },
		]);
	});

	test("belongs to the client who pays, to nobody when staff or a guest do, and begins with its placing", async () => {
		const [client, staff] = [await addClient(shop), await addStaff(shop, "employee")];
		const product = await addProduct(shop);
		const buyers = [
			{ token: client.token, owner: client.id, by: "client", name: "" },
			{ token: staff.token, owner: null, by: "staff", name: staff.userName },
			{ token: undefined, owner: null, by: "client", name: "" },
		];
		for (const { token, owner, by, name } of buyers) {
			const { data } = await pay(shop, paymentBody([{ productid: product }], 20), token ? { token } : {});
			expect(await rowsOf("select client_id from orders where id = $1", data.orderId)).toEqual([{ client_id: owner }]);
			const { timeline } = (await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, staff.token))
				.data;
			expect(timeline[0]).toEqual({
				at: expect.any(String),
				kind: "placed",
				by,
				name,
				from: null,
				to: "Processing",
				note: "",
			});
		}
	});

	test("reserves its units for 15 minutes from the moment it is placed", async () => {
		const placedAt = new Date("2026-03-01T10:00:00Z");
		const product = await addProduct(shop);
		provider.loseAnswers();
		shop.clock.now = () => placedAt;
		const { data } = await pay(shop, paymentBody([{ productid: product }], 20));
		const written = await rowsOf("select created_at, reserved_until from orders where id = $1", data.orderId);
		provider.away = false;
		await reconcileLater(shop, MINUTE);
		expect(written).toEqual([{ created_at: placedAt, reserved_until: new Date("2026-03-01T10:15:00Z") }]);
	});
});

test.each([
	["in process and approved since", "CONT", "approved"],
	["rejected and approved since", "OTHE", "approved"],
	["approved and given back since", "APRO", "refunded"],
] as const)("a repeated request gets the first answer of a payment that was %s", async (_, card, later) => {
	const body = paymentBody([{ productid: await addProduct(shop) }], 20, { card });
	const first = await pay(shop, body);
	provider.settle(String(first.data.id), later);
	await provider.notify(shop, String(first.data.id));
	const { data: stand } = await shop.call(payments.status, { params: { key: first.key } });
	expect(stand.status).toBe(later);
	const again = await pay(shop, body, { key: first.key });
	expect([again.status, again.data]).toEqual([200, first.data]);
	expect(first.data.status).not.toBe(later);
});

test("a repeated request of a payment that was given up and arrived after all hears that it was approved", async () => {
	const body = paymentBody([{ productid: await addProduct(shop) }], 20);
	provider.loseAnswers();
	const { key, data } = await pay(shop, body);
	expect(data.status).toBe("unknown");
	await reconcileLater(shop, 16 * 60_000);
	expect((await pay(shop, body, { key })).data.status).toBe("cancelled");
	provider.comeBack();
	await reconcileLater(shop, 60 * 60_000);
	expect((await pay(shop, body, { key })).data).toMatchObject({ status: "approved", orderId: data.orderId });
});

test("a key is its maker's alone: nobody else can repeat the request or ask how it stands", async () => {
	const people = [
		undefined,
		(await addClient(shop)).token,
		(await addClient(shop)).token,
		(await addStaff(shop, "employee")).token,
		(await addStaff(shop, "employee")).token,
	];
	const as = (token: string | undefined) => (token ? { token } : {});
	const body = paymentBody([{ productid: await addProduct(shop) }], 20, { card: "OTHE" });
	const first = await Promise.all(people.map((token) => pay(shop, body, as(token))));
	for (const [maker, { key, data }] of first.entries()) {
		for (const [asker, token] of people.entries()) {
			const status = await shop.call(payments.status, { params: { key } }, token);
			const again = await pay(shop, body, { key, ...as(token) });
			const seen = [status.status, again.status];
			expect([maker, asker, ...seen]).toEqual([maker, asker, ...(maker === asker ? [200, 200] : [404, 422])]);
			if (maker === asker) expect(again.data).toEqual(data);
		}
	}
});

test.each([
	["rejected", "is forgotten"],
	["approved", "is kept until the order is sent"],
] as const)("who left while their payment was in process: when it is %s their address %s", async (outcome, _) => {
	const { phone, token } = await addClient(shop);
	const body = paymentBody([{ productid: await addProduct(shop) }], 20, { card: "CONT" });
	const { data } = await pay(shop, body, { token });
	await shop.call(clients.remove, { params: { id: phone }, body: { login_password: PASSWORD } }, token);
	provider.settle(String(data.id), outcome);
	await provider.notify(shop, String(data.id));
	const [row] = await rowsOf<{ email: string }>("select email from orders where id = $1", data.orderId);
	expect(row?.email).toBe(outcome === "rejected" ? "" : body.shipping.email);
});

describe("what the provider is asked", () => {
	test.each([
		["https://shop.test", "https://shop.test/api/payments/webhook"],
		["http://shop.test", undefined],
	])("a real one of a shop at %s is told to call back at %s", async (publicUrl, address) => {
		provider.browser.rehearsal = false;
		shop.deps.config.publicUrl = publicUrl;
		const { data, key } = await pay(shop, paymentBody([{ productid: await addProduct(shop) }], 20));
		expect(data.status).toBe("approved");
		expect(provider.asked.at(-1)).toMatchObject({ reference: key, notificationUrl: address });
	});
});

describe("what goes wrong with the provider", () => {
	test("a refusal is logged with its reason, and without the card token", async () => {
		const body = paymentBody([{ productid: await addProduct(shop) }], 20, { card: "none" });
		shop.logged.length = 0;
		expect((await pay(shop, body)).data.status_detail).toBe("invalid_card_token");
		expect(loggedWith("the card service refused a payment")).toMatchObject([
			{ detail: "invalid_card_token", err: { type: "PaymentRefused", message: "Card Token not found" } },
		]);
		expect(shop.logged.join("\n")).not.toContain(body.token);
	});

	test("an outcome that is not known is logged with its cause", async () => {
		const body = paymentBody([{ productid: await addProduct(shop) }], 20);
		provider.loseAnswers();
		shop.logged.length = 0;
		const { data } = await pay(shop, body);
		expect(data).toMatchObject({ status: "unknown", status_detail: "checking", id: null });
		expect(loggedWith("the outcome of a payment is not known yet")).toMatchObject([
			{ err: { message: "connection reset" } },
		]);
		expect(shop.logged.join("\n")).not.toContain(body.token);
	});

	test("an outcome that cannot be written down is unknown until the shop finds it out again", async () => {
		const product = await addProduct(shop);
		await shop.pool.query(
			"create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$",
		);
		provider.beforeAnswer = async () => {
			await shop.pool.query(
				"create trigger refuse before update on payment_attempt for each row execute function refuse()",
			);
		};
		shop.logged.length = 0;
		const { status, data, key } = await pay(shop, paymentBody([{ productid: product }], 20));
		await shop.pool.query("drop trigger refuse on payment_attempt");
		expect(status).toBe(200);
		expect(data).toMatchObject({ status: "unknown", status_detail: "checking", id: null, total: 20 });
		expect(await orderOf(shop, data.orderId)).toMatchObject({
			status: "Processing",
			stock: "reserved",
			state: "asked",
		});
		expect(loggedWith("the outcome of a payment could not be written down yet")).toMatchObject([
			{ level: 50, err: { cause: { message: "no room" } } },
		]);
		await reconcileLater(shop, MINUTE);
		const { data: later } = await shop.call(payments.status, { params: { key } });
		expect(later).toMatchObject({ status: "approved", orderId: data.orderId, orderToken: data.orderToken });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
		expect(provider.asked.filter(({ reference }) => reference === key)).toHaveLength(1);
	});
});
