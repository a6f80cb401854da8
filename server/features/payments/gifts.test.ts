import { beforeAll, describe, expect } from "vitest";
import { gifts } from "#core/contract/gifts.ts";
import { lists } from "#core/contract/lists.ts";
import { orders } from "#core/contract/orders.ts";
import { payments } from "#core/contract/payments.ts";
import { returns } from "#core/contract/returns.ts";
import { addClient, addStaff, mailsTo, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { moveOrder, orderOf, paymentBody, reconcileLater, shipping, unitsOf } from "../../testing/buying.ts";
import { addGiftList, claim, type GiftList, payGift } from "../../testing/giving.ts";
import { askReturn } from "../../testing/returning.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { overtaken } from "../../testing/stand-in-line.ts";

const { shop, test, provider } = buyingTest({ shopEmail: "shop@mail.test" });
let staff: TestStaff;
let bea: TestClient;
beforeAll(async () => {
	staff = await addStaff(shop, "admin");
	bea = await addClient(shop, { name: "Bea" });
});

const { streetNumber } = shipping.address;
async function claimed(given: { quantity?: number } = {}) {
	const gift = await addGiftList(shop, given);
	const { data } = await claim(shop, gift, bea, given);
	return { ...gift, claim: data.id };
}
const buyIt = (gift: GiftList & { claim: string }, more: { card?: string; quantity?: number } = {}) =>
	payGift(shop, gift, { claim: gift.claim }, { who: bea, ...more });
const isFree = async (gift: GiftList) => {
	const { data } = await shop.call(
		lists.detail,
		{ params: { id: gift.id }, query: { token: gift.token } },
		(await addClient(shop)).token,
	);
	return data.claims?.length === 0;
};
const detail = (id: number, who: { token: string }) =>
	shop.call(orders.detail, { params: { id }, query: {} }, who.token);

describe("buying a gift", () => {
	test("its giver sees no address, in order, mail or paper; staff see where it goes", async () => {
		const gift = await claimed();
		const own = await shop.call(gifts.detail, { params: { id: gift.id, claim: gift.claim } }, bea.token);
		expect(own.data).toMatchObject({ product: gift.product, delivery: { kind: "send", price: 0 }, isBought: false });
		const paid = await buyIt(gift);
		expect(paid.status).toBe(200);
		const { orderId } = paid.data;
		const theirs = await detail(orderId, bea);
		expect(theirs.data).toMatchObject({ gift: { to: "Ana", recipient: null }, Client: { name: "Bea" } });
		const invoice = await shop.app.inject({
			url: `/api/orders/${orderId}/invoice`,
			headers: { authorization: `Bearer ${bea.token}` },
		});
		const mails = await mailsTo(shop, bea.email);
		for (const text of [JSON.stringify(theirs.data), JSON.stringify(mails), JSON.stringify(own.data), invoice.body])
			expect(text).not.toContain(streetNumber);
		const recipient = { name: "Ana", phone: gift.owner.phone, address: shipping.address };
		expect((await detail(orderId, staff)).data.gift?.recipient).toMatchObject(recipient);
		const [toShop] = (await mailsTo(shop, "shop@mail.test")).filter(({ text_body }) =>
			text_body.includes(` ${orderId}`),
		);
		expect(toShop?.text_body).toContain(streetNumber);
		const slip = await shop.call(orders.packingSlip, { params: { id: orderId }, query: {} }, staff.token);
		expect(slip.data).toContain(streetNumber);
		expect(slip.data).toContain("A gift from Bea");
		expect(slip.data).not.toContain("$");
	});

	test("the parcel's mail names nobody's street", async () => {
		const gift = await claimed();
		const { data } = await buyIt(gift);
		await moveOrder(shop, staff, data.orderId, "Submited");
		const sent = (await mailsTo(shop, bea.email)).filter(({ kind }) => kind === "order-sent");
		expect(sent.length).toBeGreaterThan(0);
		expect(JSON.stringify(sent)).not.toContain(streetNumber);
	});

	test("a guest buys with the claim's secret, and only what was claimed is paid", async () => {
		const gift = await claimed({ quantity: 2 });
		expect((await buyIt(gift, { quantity: 1 })).status).toBe(400);
		expect((await payGift(shop, gift, { claim: gift.claim }, { who: await addClient(shop), quantity: 2 })).status).toBe(
			404,
		);
		const both = { ...paymentBody([{ productid: gift.product, quantity: 2 }], 20), gift: { claim: gift.claim } };
		const headers = { "idempotency-key": crypto.randomUUID() };
		expect((await shop.call(payments.pay, { headers, body: both }, bea.token)).status).toBe(400);
		expect((await buyIt(gift, { quantity: 2 })).status).toBe(200);
		expect((await buyIt(gift, { quantity: 2 })).status).toBe(409);
	});

	test("several payments at once: one order", async () => {
		const gift = await claimed();
		const answers = await Promise.all([1, 2, 3, 4].map(() => buyIt(gift)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
		expect((await unitsOf(shop, gift.product)).onHand).toBe(49);
	});
});

describe("a claim follows its money", () => {
	test("rejected: still claimed, and paid again", async () => {
		const gift = await claimed();
		expect((await buyIt(gift, { card: "OTHE" })).data.status).toBe("rejected");
		expect(await isFree(gift)).toBe(false);
		expect((await buyIt(gift)).data.status).toBe("approved");
	});

	test("called off or given back: free for others", async () => {
		for (const end of [
			(id: number) => shop.call(orders.cancel, { params: { id } }, bea.token),
			(id: number) => shop.call(orders.refund, { params: { id } }, staff.token),
		]) {
			const gift = await claimed();
			const { data } = await buyIt(gift);
			const taken = await shop.call(gifts.unclaim, { params: { id: gift.id, claim: gift.claim } }, bea.token);
			expect(taken.status).toBe(409);
			expect((await end(data.orderId)).status).toBe(200);
			expect((await orderOf(shop, data.orderId)).status).toBe("Canceled");
			expect(await isFree(gift)).toBe(true);
			expect((await claim(shop, gift, await addClient(shop))).status).toBe(201);
		}
	});

	test("one of two given back: one is free", async () => {
		const gift = await claimed({ quantity: 2 });
		const { data } = await buyIt(gift, { quantity: 2 });
		const body = { lines: [{ line: 1, quantity: 1 }] };
		const headers = { "idempotency-key": crypto.randomUUID() };
		await shop.call(orders.refund, { params: { id: data.orderId }, headers, body }, staff.token);
		expect((await claim(shop, gift, await addClient(shop), { quantity: 2 })).status).toBe(409);
		expect((await claim(shop, gift, await addClient(shop))).status).toBe(201);
	});

	test("sent back for its money, it is free for others, unit by unit; nothing of the return says where it was", async () => {
		const gift = await claimed({ quantity: 2 });
		const { data } = await buyIt(gift, { quantity: 2 });
		await moveOrder(shop, staff, data.orderId, "Submited");
		const sendBack = async () => {
			const asked = await askReturn(shop, data, [{ line: 1, quantity: 1 }], { token: bea.token });
			expect(asked.status).toBe(201);
			const { number } = asked.data;
			const label = await shop.call(returns.label, { params: { id: data.orderId, number }, query: {} }, bea.token);
			expect(JSON.stringify([asked.data, label.data])).not.toContain(streetNumber);
			expect((await shop.call(returns.receive, { params: { number } }, staff.token)).status).toBe(200);
		};
		await sendBack();
		expect((await claim(shop, gift, await addClient(shop), { quantity: 2 })).status).toBe(409);
		expect((await claim(shop, gift, await addClient(shop))).status).toBe(201);
		await sendBack();
		expect((await claim(shop, gift, await addClient(shop))).status).toBe(201);
		expect(JSON.stringify(await mailsTo(shop, bea.email))).not.toContain(streetNumber);
	});

	test("another order for it that is paid at the same moment keeps it taken, however this one ends", async () => {
		for (const { card, end } of [
			{ card: "APRO", end: (id: number) => shop.call(orders.refund, { params: { id } }, staff.token) },
			{ card: "CONT", end: (id: number) => shop.call(orders.cancel, { params: { id } }, bea.token) },
		]) {
			const gift = await claimed();
			const late = (await buyIt(gift, { card: "OTHE" })).data;
			const other = (await buyIt(gift, { card })).data;
			provider.settle(String(late.id), "approved");
			const answers = await overtaken<{ status: number }>(
				shop,
				(holder) => holder.query("select from gift_claim where id = $1 for update", [gift.claim]),
				() => provider.notify(shop, String(late.id)),
				() => end(other.orderId),
			);
			expect(answers.map(({ status }) => status)).toEqual([200, 200]);
			expect((await orderOf(shop, late.orderId)).status).toBe("Completed");
			expect((await orderOf(shop, other.orderId)).status).toBe("Canceled");
			expect(await isFree(gift)).toBe(false);
		}
	});

	test("undecided: it cannot be taken back; rejected after all, it can", async () => {
		const gift = await claimed();
		const { data } = await buyIt(gift, { card: "CONT" });
		expect((await shop.call(gifts.unclaim, { params: { id: gift.id, claim: gift.claim } }, bea.token)).status).toBe(
			409,
		);
		provider.settle(String(data.id), "rejected");
		await reconcileLater(shop);
		expect((await shop.call(gifts.unclaim, { params: { id: gift.id, claim: gift.claim } }, bea.token)).status).toBe(
			200,
		);
		expect(await isFree(gift)).toBe(true);
	});

	test("a provider that does not answer leaves it taken until what became of it is known", async () => {
		const gift = await claimed();
		provider.beforeAnswer = () => {
			provider.away = true;
			throw new Error("the line is cut");
		};
		await buyIt(gift);
		expect(await isFree(gift)).toBe(false);
		expect((await buyIt(gift)).status).toBe(409);
		provider.comeBack();
		await reconcileLater(shop);
		const mine = await shop.call(gifts.detail, { params: { id: gift.id, claim: gift.claim } }, bea.token);
		expect(mine.data).toMatchObject({ isBought: true, quantity: 1 });
	});
});
