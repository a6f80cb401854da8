import { randomUUID } from "node:crypto";
import { carts } from "#core/contract/carts.ts";
import { orders } from "#core/contract/orders.ts";
import { givePapers } from "../../features/papers/papers.jobs.ts";
import { addStaff, nextPhone, type TestStaff } from "../actors.ts";
import { pay, paymentBody, shipping } from "../buying.ts";
import { addProduct } from "../factories.ts";
import { everyone, type Permissions, selfOnly, staffOnly, type World } from "./table.ts";

/** An order of the owner's, paid. */
async function bought({ shop, owner }: World) {
	const productid = await addProduct(shop, { price: 10 });
	const { data, key } = await pay(shop, paymentBody([{ productid }], 10), { token: owner.token });
	return { orderId: data.orderId, paymentId: data.id, key };
}

/** An order of the owner's that has its invoice. */
async function invoiced(world: World) {
	const order = await bought(world);
	await givePapers(world.shop.deps);
	return order;
}

const givers = new WeakMap<World["shop"], Promise<TestStaff>>();
/** One of the staff who gives money back: the same for all, so that lists of staff stay short. */
function giverIn({ shop }: World): Promise<TestStaff> {
	const giver = givers.get(shop) ?? addStaff(shop, "admin");
	givers.set(shop, giver);
	return giver;
}

/** An order of the owner's whose money went back, and the number of its credit note. */
async function credited(world: World) {
	const { orderId } = await invoiced(world);
	const part = { params: { id: orderId }, headers: { "idempotency-key": randomUUID() }, body: { amount: 1 } };
	await world.shop.call(orders.refund, part, (await giverIn(world)).token);
	await givePapers(world.shop.deps);
	const { rows } = await world.shop.pool.query<{ number: number }>(
		"select number from paper where order_id = $1 and kind = 'credit_note'",
		[orderId],
	);
	return { id: orderId, number: rows[0]?.number ?? 0 };
}

/** An order of somebody without an account, paid. */
async function boughtByGuest({ shop }: World) {
	const productid = await addProduct(shop, { price: 10 });
	const phone = nextPhone();
	const buyer = { ...shipping, phone, email: `order${phone}@shop.test` };
	const { data } = await pay(shop, paymentBody([{ productid }], 10, { shipping: buyer }));
	return { orderId: data.orderId, orderToken: data.orderToken, phone };
}

const givenLine = (id_product: number) => ({ id_product, variants: [{ ColorName: "Blanco", Stocks: { M: 1 } }] });

let codes = 0;
const newCode = () => `CODE${++codes}`;
async function madeCode({ shop }: World): Promise<string> {
	const code = newCode();
	await shop.pool.query("insert into discount_code (code, percent) values ($1, 10)", [code]);
	return code;
}

const parcel = {
	lines: [{ line: 1, quantity: 1 }],
	carrier: "Correo Uno",
	tracking: "AB 123",
	url: "https://correo.test/follow/AB123",
};

const ownersAndStaff = (status: number) =>
	everyone(404, { owner: status, unverified: status, employee: status, barredEmployee: 403, admin: status });

export const buyingPermissions: Permissions = {
	"carts.detail": { given: ({ owner }) => ({ params: { clientPhone: owner.phone } }), expect: selfOnly(200) },
	"carts.save": {
		given: ({ owner }) => ({ params: { clientPhone: owner.phone }, body: { cart_items: [] } }),
		expect: selfOnly(200),
	},
	"carts.share": {
		given: async ({ shop }) => ({ body: { cart_items: [givenLine(await addProduct(shop))] } }),
		expect: everyone(201),
	},
	"carts.shared": {
		given: async ({ shop }) => {
			const { data } = await shop.call(carts.share, { body: { cart_items: [givenLine(await addProduct(shop))] } });
			return { params: { token: data.link.split("/").at(-1) ?? "" } };
		},
		expect: everyone(200),
	},
	"carts.verifyDiscount": { given: () => ({ body: { code: "NONE", total: 10 } }), expect: everyone(200) },

	"discounts.list": { expect: staffOnly(200) },
	"discounts.create": { given: () => ({ body: { code: newCode(), percent: 10 } }), expect: staffOnly(201) },
	"discounts.update": {
		given: async (world) => ({ params: { code: await madeCode(world) }, body: { maxUses: 5 } }),
		expect: staffOnly(200),
	},
	"discounts.end": { given: async (world) => ({ params: { code: await madeCode(world) } }), expect: staffOnly(200) },

	"orders.create": {
		given: async (world) => ({ body: { paymentId: (await bought(world)).paymentId } }),
		expect: everyone(402, { owner: 201, unverified: 201 }),
	},
	"orders.list": {
		given: ({ owner }) => ({ query: { client: owner.phone } }),
		expect: selfOnly(200, { employee: 200, admin: 200 }),
	},
	"orders.detail": {
		given: async (world) => ({ params: { id: (await bought(world)).orderId } }),
		expect: ownersAndStaff(200),
	},
	"orders.openAccount": {
		given: async (world) => {
			const { orderId, orderToken, phone } = await boughtByGuest(world);
			const body = { orderToken, login_name: `guest${phone}`, login_password: "a long password" };
			return { params: { id: orderId }, body };
		},
		expect: everyone(201, {
			...{ owner: 403, otherClient: 403, unverified: 403, employee: 403, barredEmployee: 403, admin: 403 },
		}),
	},
	"papers.ofOrder": {
		given: async (world) => ({ params: { id: (await bought(world)).orderId } }),
		expect: ownersAndStaff(200),
	},
	"papers.invoice": {
		given: async (world) => ({ params: { id: (await invoiced(world)).orderId } }),
		expect: ownersAndStaff(200),
	},
	"papers.creditNote": {
		given: async (world) => ({ params: await credited(world) }),
		expect: ownersAndStaff(200),
	},

	"orders.update": {
		given: async (world) => ({ params: { id: (await bought(world)).orderId }, body: { orderStatus: "Submited" } }),
		expect: staffOnly(200),
	},
	"orders.ship": {
		given: async (world) => ({
			params: { id: (await bought(world)).orderId },
			headers: { "idempotency-key": randomUUID() },
			body: parcel,
		}),
		expect: staffOnly(201),
	},
	"orders.previewShipment": {
		given: async (world) => ({ params: { id: (await bought(world)).orderId }, body: parcel }),
		expect: staffOnly(200),
	},
	"orders.packingSlip": {
		given: async (world) => ({ params: { id: (await bought(world)).orderId } }),
		expect: staffOnly(200),
	},
	"orders.carriers": { expect: staffOnly(200) },
	"orders.refund": {
		given: async (world) => ({ params: { id: (await bought(world)).orderId } }),
		expect: staffOnly(200),
	},

	"orders.cancel": {
		given: async (world) => ({ params: { id: (await bought(world)).orderId } }),
		expect: everyone(404, { owner: 200, unverified: 200 }),
	},

	"payments.config": { expect: everyone(200) },
	"payments.plans": { expect: everyone(200) },
	"payments.pay": {
		given: async ({ shop }) => ({
			headers: { "idempotency-key": randomUUID() },
			body: paymentBody([{ productid: await addProduct(shop, { price: 10 }) }], 10, { delivery: "standard" }),
		}),
		expect: everyone(200),
	},
	"payments.status": {
		given: async (world) => ({ params: { key: (await bought(world)).key } }),
		expect: everyone(404, { owner: 200, unverified: 200 }),
	},
	"payments.webhook": { given: () => ({ body: {} }), expect: everyone(401) },
};
