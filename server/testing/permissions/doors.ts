import type { TestShop } from "../app.ts";
import { addProduct } from "../factories.ts";
import { addKey } from "../keys.ts";
import { addDelivery, addReceiver } from "../receivers.ts";
import { adminsOnly, type Permissions, staffOnly } from "./table.ts";

let made = 0;

const receiverOf = async (shop: TestShop) => ({ params: { id: (await addReceiver(shop)).id } });

/** What other programs come in by. */
export const doorPermissions: Permissions = {
	"keys.list": { expect: adminsOnly(200) },
	"keys.make": {
		given: () => ({ body: { name: `Warehouse ${++made}`, scopes: ["write:stock"], days: 30 } }),
		expect: adminsOnly(201),
	},
	"keys.revoke": {
		given: async ({ shop }) => ({ params: { id: (await addKey(shop)).id } }),
		expect: adminsOnly(200),
	},
	"webhooks.list": { expect: adminsOnly(200) },
	"webhooks.add": {
		given: () => ({
			body: { name: `Books ${++made}`, address: "https://books.test/hook", events: ["order.paid", "order.refunded"] },
		}),
		expect: adminsOnly(201),
	},
	"webhooks.change": {
		given: async ({ shop }) => ({ ...(await receiverOf(shop)), body: { events: ["stock.low"], on: false } }),
		expect: adminsOnly(200),
	},
	"webhooks.remove": { given: ({ shop }) => receiverOf(shop), expect: adminsOnly(200) },
	"webhooks.renewSecret": { given: ({ shop }) => receiverOf(shop), expect: adminsOnly(200) },
	"webhooks.sendTest": { given: ({ shop }) => receiverOf(shop), expect: adminsOnly(200) },
	"webhooks.deliveries": { given: ({ shop }) => receiverOf(shop), expect: adminsOnly(200) },
	"webhooks.sendAgain": {
		given: async ({ shop }) => {
			const { params } = await receiverOf(shop);
			return { params: { ...params, delivery: await addDelivery(shop, params.id) } };
		},
		expect: adminsOnly(200),
	},
	"stock.list": { expect: staffOnly(200) },
	"stock.set": {
		given: async ({ shop }) => {
			const id = await addProduct(shop);
			const { rows } = await shop.pool.query<{ slug: string; color_name: string }>(
				"select p.slug, v.color_name from product p join variant v on v.product_id = p.id where p.id = $1",
				[id],
			);
			const { slug = "", color_name: ColorName = "" } = rows[0] ?? {};
			return { body: { lines: [{ slug, ColorName, size: "M", stock: 7 }] } };
		},
		expect: staffOnly(200),
	},
};
