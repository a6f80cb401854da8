import { randomUUID } from "node:crypto";
import { lists } from "#core/contract/lists.ts";
import { nextPhone } from "../actors.ts";
import { shipping } from "../buying.ts";
import { addProduct } from "../factories.ts";
import { dayAhead } from "../giving.ts";
import { clientsOnly, everyone, type Permissions, selfOnly, type World } from "./table.ts";

let titles = 0;
const title = () => `List ${++titles}`;

/** A list of the owner's. */
async function madeList({ shop, owner }: World): Promise<number> {
	const { data } = await shop.call(lists.create, { body: { title: title() } }, owner.token);
	return data.id;
}

/** A gift list of the owner's with one product on it, and the token of its link. */
async function madeGiftList({ shop, owner }: World) {
	const product = await addProduct(shop);
	const { data } = await shop.call(lists.create, { body: { title: title(), rList: [product] } }, owner.token);
	const gift = { day: dayAhead(30), address: shipping.address };
	const opened = await shop.call(lists.update, { body: { id: data.id, visibility: "link", gift } }, owner.token);
	const token = new URL(opened.data.link ?? "").searchParams.get("token") ?? "";
	return { id: data.id, product, token };
}
const nobodysClaim = async (world: World) => ({ id: (await madeGiftList(world)).id, claim: randomUUID() });

export const giftPermissions: Permissions = {
	"gifts.mine": { expect: clientsOnly(200) },
	"gifts.claim": {
		given: async (world) => {
			const { id, product, token } = await madeGiftList(world);
			return { params: { id }, body: { product, token } };
		},
		// Whoever has only the list's link must first show that an address is theirs.
		expect: everyone(403, { otherClient: 201, deletedClient: 404 }),
	},
	"gifts.live": {
		given: async (world) => {
			const { id, token } = await madeGiftList(world);
			return { params: { id }, query: { token, seconds: 0 } };
		},
		// Whoever has only the list's link must first show that an address is theirs.
		expect: everyone(403, { otherClient: 200, deletedClient: 404 }),
	},
	"gifts.detail": {
		given: async (world) => ({ params: await nobodysClaim(world), query: { secret: "nobodys" } }),
		expect: everyone(404),
	},
	"gifts.unclaim": {
		given: async (world) => ({ params: await nobodysClaim(world), query: { secret: "nobodys" } }),
		expect: everyone(404),
	},
	"gifts.thank": {
		given: async (world) => ({ params: await nobodysClaim(world), body: { note: "Thank you!" } }),
		expect: selfOnly(409),
	},
	"gifts.askToGive": {
		given: async (world) => {
			const { id, token } = await madeGiftList(world);
			return { params: { id }, body: { token, email: `giver${nextPhone()}@shop.test` } };
		},
		expect: everyone(202, { deletedClient: 404 }),
	},
};

export const listPermissions: Permissions = {
	"lists.ofClient": { given: ({ owner }) => ({ query: { ClientPhone: owner.phone } }), expect: selfOnly(200) },
	"lists.byTitle": {
		given: async ({ shop, owner }) => {
			await shop.call(lists.create, { body: { title: "Autumn" } }, owner.token);
			return { query: { ClientPhone: owner.phone, title: "AUTUMN" } };
		},
		expect: selfOnly(200),
	},
	"lists.live": { given: () => ({ query: { seconds: 0 } }), expect: clientsOnly(200) },
	"lists.detail": { given: async (world) => ({ params: { id: await madeList(world) } }), expect: selfOnly(200) },
	"lists.card": {
		given: async (world) => {
			const { id, token } = await madeGiftList(world);
			return { params: { id }, query: { token } };
		},
		expect: everyone(200, { deletedClient: 404 }),
	},
	"lists.create": { given: () => ({ body: { title: title() } }), expect: clientsOnly(201) },
	"lists.update": {
		given: async (world) => ({ body: { id: await madeList(world), add: [await addProduct(world.shop)] } }),
		expect: selfOnly(200),
	},
	"lists.move": {
		given: async (world) => {
			const product = await addProduct(world.shop);
			const body = { title: title(), rList: [product] };
			const { data } = await world.shop.call(lists.create, { body }, world.owner.token);
			return { body: { from: data.id, to: await madeList(world), products: [product] } };
		},
		expect: selfOnly(200),
	},
	"lists.share": {
		given: async (world) => ({
			body: { id: await madeList(world), newUser: { email: `friend${nextPhone()}@shop.test` } },
		}),
		expect: selfOnly(200),
	},
	"lists.unshare": {
		given: async (world) => ({ body: { id: await madeList(world), user: { email: "friend@shop.test" } } }),
		expect: selfOnly(200),
	},
	"lists.join": {
		given: async (world) => ({ body: { id: await madeList(world), token: "a-token-nobody-has" } }),
		expect: clientsOnly(404),
	},
	"lists.endAlerts": { given: () => ({ body: { token: "unknown" } }), expect: everyone(200) },
	"lists.remove": { given: async (world) => ({ query: { id: await madeList(world) } }), expect: selfOnly(200) },
};
