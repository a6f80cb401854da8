import { lists } from "#core/contract/lists.ts";
import { nextPhone } from "../actors.ts";
import { addProduct } from "../factories.ts";
import { clientsOnly, everyone, type Permissions, selfOnly, type World } from "./table.ts";

let titles = 0;
const title = () => `List ${++titles}`;

/** A list of the owner's. */
async function madeList({ shop, owner }: World): Promise<number> {
	const { data } = await shop.call(lists.create, { body: { title: title() } }, owner.token);
	return data.id;
}

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
