import { carts } from "#core/contract/carts.ts";
import { gifts } from "#core/contract/gifts.ts";
import { lists } from "#core/contract/lists.ts";
import { orders } from "#core/contract/orders.ts";
import { givePapers } from "../../features/papers/papers.jobs.ts";
import { addClient, type TestClient } from "../actors.ts";
import type { TestShop } from "../app.ts";
import { pay, paymentBody } from "../buying.ts";
import { addProduct } from "../factories.ts";
import { addGiftList, claim, payGift } from "../giving.ts";
import type { Seen } from "./creators-eyes.ts";

/** What the creator sees, and those who give, each by a number: their claims and orders. */
export type Stage = Seen & { givers: TestClient[]; claims: Map<number, string>; orders: Map<number, number> };

/** Somebody does something with what they give; whether a stranger has to do the same. */
export async function give(stage: Stage, does: string, who: number): Promise<boolean> {
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
		const card = does === "buy" ? "APRO" : "OTHE";
		const paid = await payGift(shop, gift, { claim: which.claim }, { who: giver, card });
		if (paid.status !== 200) return false;
		if (paid.data.status === "approved") stage.orders.set(who, paid.data.orderId);
		return true;
	}
	return does === "cancel" && (await cancel(stage, who));
}

async function cancel({ shop, givers, orders: bought }: Stage, who: number): Promise<boolean> {
	const id = bought.get(who);
	if (id === undefined) return false;
	bought.delete(who);
	return (await shop.call(orders.cancel, { params: { id } }, givers[who]?.token)).status === 200;
}

/** The same without anybody having said that they give something. */
export async function mirror(stage: Stage, does: string, who: number): Promise<void> {
	const { shop, gift, givers } = stage;
	if (does === "cancel") await cancel(stage, who);
	if (does !== "buy" && does !== "reject") return;
	const body = paymentBody([{ productid: gift.product }], 10, { card: does === "buy" ? "APRO" : "OTHE" });
	const { data } = await pay(shop, body, { token: (givers[who] as TestClient).token });
	if (data.status === "approved") stage.orders.set(who, data.orderId);
}

/** A gift list whose creator has all that a client can have, and three who may give, by these phones. */
export async function setStage(
	shop: TestShop,
	phones: readonly number[],
	notices: Seen["notices"] = () => [],
): Promise<Stage> {
	const [phone, ...rest] = phones as [number, ...number[]];
	const gift = await addGiftList(shop, { quantity: 2, phone, days: 40 });
	const { owner, id } = gift;
	const givers = [];
	for (const one of rest) givers.push(await addClient(shop, { phone: one, name: "Bea" }));
	const other = await addProduct(shop, { price: 10, name: "Other" });
	await shop.call(lists.update, { body: { id, add: [other] } }, owner.token);
	const second = (await shop.call(lists.create, { body: { title: "Second" } }, owner.token)).data.id;
	const ownOrder = (await pay(shop, paymentBody([{ productid: other }], 10), { token: owner.token })).data.orderId;
	await givePapers(shop.deps);
	const line = { id_product: gift.product, variants: [{ ColorName: "Blanco", Stocks: { M: 1 } }] };
	const { data } = await shop.call(carts.share, { body: { cart_items: [line] } }, owner.token);
	const cartLink = new URL(data.link).pathname.split("/").at(-1) ?? "";
	await shop.pool.query(
		"update session set expires_at = expires_at + interval '99 days', last_seen_at = last_seen_at + interval '60 days'",
	);
	const slug = `gift-${gift.product}`;
	await shop.pool.query("update product set slug = $2 where id = $1", [gift.product, slug]);
	return {
		shop,
		gift,
		second,
		other,
		ownOrder,
		cartLink,
		slug,
		notices,
		givers,
		claims: new Map(),
		orders: new Map(),
	};
}
