import { gifts } from "#core/contract/gifts.ts";
import { lists } from "#core/contract/lists.ts";
import { addClient, nextPhone, type TestClient } from "./actors.ts";
import type { TestShop } from "./app.ts";
import { type Bought, pay, paymentBody, shipping } from "./buying.ts";
import { addProduct } from "./factories.ts";

const DAY_MS = 86_400_000;

/** A day so many days from now, as gift lists write it. */
export function dayAhead(days: number): string {
	return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

export type GiftList = { owner: TestClient; id: number; title: string; product: number; token: string };

/** A gift list with one line, open to whoever has its link. */
export async function addGiftList(
	shop: TestShop,
	{ quantity = 1, days = 30, phone }: { quantity?: number; days?: number; phone?: number } = {},
): Promise<GiftList> {
	const owner = await addClient(shop, { name: "Ana", phone: phone ?? nextPhone() });
	const product = await addProduct(shop, {
		price: 10,
		variants: [{ Stocks: { S: 50, M: 50, L: 50, XL: 50 } }],
	});
	const title = `Wedding ${owner.phone}`;
	const body = { title, rList: [product], lines: [{ product, quantity }] };
	const { data } = await shop.call(lists.create, { body }, owner.token);
	const gift = { day: dayAhead(days), address: shipping.address };
	const opened = await shop.call(lists.update, { body: { id: data.id, visibility: "link", gift } }, owner.token);
	if (opened.status !== 200) throw new Error(`no gift list: ${JSON.stringify(opened.data)}`);
	const token = new URL(opened.data.link ?? "").searchParams.get("token") ?? "";
	return { owner, id: data.id, title, product, token };
}

/** Somebody who came by the link says that they give something. */
export function claim(shop: TestShop, { id, product, token }: GiftList, who?: TestClient, more: object = {}) {
	return shop.call(gifts.claim, { params: { id }, body: { product, token, ...more } }, who?.token);
}

/** Pays for what somebody gives. */
export function payGift(
	shop: TestShop,
	{ product }: GiftList,
	given: { claim: string; secret?: string },
	{ who, card = "APRO", quantity = 1, ...line }: { who?: TestClient; card?: string } & Omit<Bought, "productid"> = {},
) {
	const { shipping: _, ...body } = paymentBody([{ productid: product, quantity, ...line }], 10 * quantity, { card });
	return pay(shop, { ...body, gift: given }, who ? { token: who.token } : {});
}
