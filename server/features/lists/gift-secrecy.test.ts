import fc from "fast-check";
import { afterAll, beforeAll, expect } from "vitest";
import { gifts } from "#core/contract/gifts.ts";
import { contractEntries } from "#core/contract/index.ts";
import { lists } from "#core/contract/lists.ts";
import { orders } from "#core/contract/orders.ts";
import { addClient, mailsTo, nextPhone, type TestClient } from "../../testing/actors.ts";
import { type TestShop, testShop } from "../../testing/app.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addGiftList, claim, dayAhead, type GiftList, payGift } from "../../testing/giving.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";
import { shopTest } from "../../testing/shop-test.ts";

const options = () => ({ payments: new ScriptedPayments(), config: { rateLimits: false } });
const { shop: given, test } = shopTest(options());
/** The same life, in which strangers buy the same without having said so. */
let control: TestShop;
const notices = new Map<TestShop, string[]>();
const NOON = new Date();
beforeAll(async () => {
	control = await testShop(options());
	for (const shop of [given, control]) {
		shop.clock.now = () => NOON;
		notices.set(shop, []);
		const listening = await shop.pool.connect();
		await listening.query("listen perchero_lists");
		listening.on("notification", ({ payload }) => notices.get(shop)?.push(payload ?? ""));
		closing.push(() => listening.release(true));
	}
});
const closing: (() => void)[] = [];
afterAll(async () => {
	for (const close of closing) close();
	await control.close();
});

type Stage = {
	shop: TestShop;
	gift: GiftList;
	givers: TestClient[];
	claims: Map<number, string>;
	orders: Map<number, number>;
};

/** Not read here, and why. */
const LEFT_OUT = new Set([
	"auth.start", // leads to another service
	"auth.finish",
	"clients.requestReset", // writes a mail to oneself
	"lists.live", // what it is made of is compared below
	"payments.status", // of a payment of one's own
	"archive.file", // an admin's
]);

/** Every call by which somebody reads, as the list's creator asks it; by ids of what is on the list, and of orders that may be there. */
async function readAll({ shop, gift }: Stage, orderIds: readonly number[]): Promise<string> {
	const { id, product, owner } = gift;
	const said: string[] = [];
	for (const { name, endpoint: call } of contractEntries()) {
		if (call.method !== "GET" || ["staff", "admin"].includes(call.access) || LEFT_OUT.has(name)) continue;
		const ids = /^(orders|papers)\./.test(name) ? orderIds : name.startsWith("products.") ? [product] : [id];
		for (const one of call.path.includes(":id") ? ids : [0]) {
			const path = call.path
				.replace(":id", String(one))
				.replace(":clientPhone", String(owner.phone))
				.replace(":phone", String(owner.phone))
				.replace(":claim", "00000000-0000-4000-8000-000000000000");
			const query = new URLSearchParams({ ...QUERIES[name]?.(gift) });
			const headers = { authorization: `Bearer ${owner.token}` };
			const { statusCode, body } = await shop.app.inject({ url: `/api${path}?${query}`, headers });
			said.push(`${name} ${one} ${statusCode} ${body}`);
		}
	}
	const own = notices
		.get(shop)
		?.filter((notice) => (JSON.parse(notice) as { clients: number[] }).clients.includes(owner.id));
	said.push(`live ${own?.join()}`);
	for (const { kind, subject, text_body } of await mailsTo(shop, owner.email))
		said.push(`mail ${kind} ${subject} ${text_body}`);
	return said
		.join("\n")
		.replaceAll(gift.token, "TOKEN")
		.replaceAll(/"exportedAt":"[^"]*"/g, "");
}

const ofOwner = ({ owner }: GiftList) => ({ ClientPhone: String(owner.phone) });
const QUERIES: Record<string, (gift: GiftList) => Record<string, string>> = {
	"lists.ofClient": ofOwner,
	"lists.byTitle": (gift) => ({ ...ofOwner(gift), title: gift.title }),
	"orders.list": ({ owner }) => ({ client: String(owner.phone) }),
	"reviews.list": ({ product }) => ({ product: String(product), id: String(product) }),
	"products.cards": ({ product }) => ({ ids: String(product) }),
	"products.byCollection": () => ({ collection: "1" }),
	"products.suggest": () => ({ q: "shirt" }),
};

/** What givers do; a number names the giver. */
const act = fc.record({
	does: fc.constantFrom("claim", "unclaim", "buy", "reject", "cancel", "owner looks", "owner changes"),
	who: fc.nat({ max: 2 }),
});

async function perform(stage: Stage, { does, who }: { does: string; who: number }): Promise<boolean> {
	const { shop, gift, givers, claims } = stage;
	const giver = givers[who] as TestClient;
	const which = { id: gift.id, claim: claims.get(who) ?? "" };
	if (does === "claim") {
		const { status, data } = await claim(shop, gift, giver, { showName: true });
		if (status === 201) claims.set(who, data.id);
	}
	if (does === "unclaim" && which.claim) await shop.call(gifts.unclaim, { params: which }, giver.token);
	if (does === "buy" || does === "reject") {
		if (!which.claim) return false;
		const paid = await payGift(
			shop,
			gift,
			{ claim: which.claim },
			{ who: giver, card: does === "buy" ? "APRO" : "OTHE" },
		);
		if (paid.status !== 200) return false;
		if (paid.data.status === "approved") stage.orders.set(who, paid.data.orderId);
		return true;
	}
	return does === "cancel" ? cancel(stage, who) : true;
}

async function cancel({ shop, givers, orders: bought }: Stage, who: number): Promise<boolean> {
	const id = bought.get(who);
	if (id === undefined) return false;
	bought.delete(who);
	const { status } = await shop.call(orders.cancel, { params: { id } }, givers[who]?.token);
	return status === 200;
}

/** The same without anybody having said that they give something. */
async function mirror(stage: Stage, { does, who }: { does: string; who: number }): Promise<void> {
	const { shop, gift, givers } = stage;
	if (does === "cancel") await cancel(stage, who);
	if (does !== "buy" && does !== "reject") return;
	const body = paymentBody([{ productid: gift.product }], 10, { card: does === "buy" ? "APRO" : "OTHE" });
	const { data } = await pay(shop, body, { token: (givers[who] as TestClient).token });
	if (data.status === "approved") stage.orders.set(who, data.orderId);
}

/** What a creator does with a list on which others may be busy; the answers are theirs to read, too. */
async function ownersTurn({ shop, gift: { id, owner, product } }: Stage, does: string): Promise<string> {
	const changes =
		does === "owner looks"
			? [{ alerts: { price: true } }, { gift: { day: dayAhead(29) } }]
			: [{ lines: [{ product, quantity: 1 + (does.length % 2) }] }, { gift: { day: dayAhead(30) } }];
	const said = [];
	for (const change of changes) {
		const { status, data } = await shop.call(lists.update, { body: { id, ...change } }, owner.token);
		said.push(status, JSON.stringify(data));
	}
	return said.join("\n");
}

async function setStage(shop: TestShop, phones: readonly number[]): Promise<Stage> {
	const [phone, ...others] = phones as [number, ...number[]];
	const gift = await addGiftList(shop, { quantity: 2, phone });
	const givers = [];
	for (const one of others) givers.push(await addClient(shop, { phone: one, name: "Bea" }));
	return { shop, gift, givers, claims: new Map(), orders: new Map() };
}

async function newestOrders(): Promise<number[]> {
	const { rows } = await given.pool.query<{ id: string }>("select id from orders order by id desc limit 2");
	return rows.map(({ id }) => Number(id));
}

test("whatever givers do, in whatever order, its creator reads what strangers' purchases would show, to the byte", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 9 }), async (plan) => {
			const phones = [1, 2, 3, 4].map(() => nextPhone());
			const [one, other] = [await setStage(given, phones), await setStage(control, phones)];
			const same = async () => {
				const ids = await newestOrders();
				const token = (text: string) => text.replaceAll(one.gift.token, "TOKEN").replaceAll(other.gift.token, "TOKEN");
				expect(token(await readAll(one, ids))).toBe(token(await readAll(other, ids)));
			};
			await same();
			for (const step of plan) {
				if (step.does.startsWith("owner")) {
					const [a, b] = [await ownersTurn(one, step.does), await ownersTurn(other, step.does)];
					expect(a.replaceAll(one.gift.token, "TOKEN")).toBe(b.replaceAll(other.gift.token, "TOKEN"));
				} else if (await perform(one, step)) await mirror(other, step);
				await same();
			}
		}),
		{ numRuns: 8 },
	);
}, 240_000);
