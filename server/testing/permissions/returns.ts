import { randomUUID } from "node:crypto";
import { orders } from "#core/contract/orders.ts";
import { returns } from "#core/contract/returns.ts";
import { addStaff, type TestStaff } from "../actors.ts";
import { pay, paymentBody } from "../buying.ts";
import { addProduct } from "../factories.ts";
import { everyone, type Permissions, staffOnly, type World } from "./table.ts";

const senders = new WeakMap<World["shop"], Promise<TestStaff>>();
function senderIn({ shop }: World): Promise<TestStaff> {
	const sender = senders.get(shop) ?? addStaff(shop, "admin");
	senders.set(shop, sender);
	return sender;
}

/** An order of the owner's that has left the shop. */
async function sent(world: World): Promise<number> {
	const productid = await addProduct(world.shop, { price: 10 });
	const { data } = await pay(world.shop, paymentBody([{ productid }], 10), { token: world.owner.token });
	const moved = { params: { id: data.orderId }, body: { orderStatus: "Submited" as const } };
	await world.shop.call(orders.update, moved, (await senderIn(world)).token);
	return data.orderId;
}

const lines = [{ line: 1, quantity: 1, reason: "too_small" as const, exchange: { ColorName: "Blanco", size: "L" } }];

/** A return of the owner's, in exchange for a larger size. */
async function asked(world: World): Promise<{ id: number; number: number }> {
	const id = await sent(world);
	const { data } = await world.shop.call(
		returns.ask,
		{ params: { id }, headers: {}, body: { lines } },
		world.owner.token,
	);
	return { id, number: data.number };
}

async function received(world: World): Promise<number> {
	const { number } = await asked(world);
	await world.shop.call(returns.receive, { params: { number } }, (await senderIn(world)).token);
	return number;
}

const ownersAndStaff = (status: number) =>
	everyone(404, { owner: status, unverified: status, employee: status, barredEmployee: 403, admin: status });
const owners = (status: number) => everyone(404, { owner: status, unverified: status });
const numbered = async (world: World) => ({ params: { number: (await asked(world)).number } });

export const returnPermissions: Permissions = {
	"returns.ofOrder": {
		given: async (world) => ({ params: { id: await sent(world) } }),
		expect: ownersAndStaff(200),
	},
	"returns.ask": {
		given: async (world) => ({
			params: { id: await sent(world) },
			headers: { "idempotency-key": randomUUID() },
			body: { lines },
		}),
		expect: owners(201),
	},
	"returns.cancel": { given: async (world) => ({ params: await asked(world) }), expect: owners(200) },
	"returns.label": { given: async (world) => ({ params: await asked(world) }), expect: ownersAndStaff(200) },
	"returns.mailLink": {
		given: async (world) => ({ body: { order: await sent(world), email: "ana@mail.test", language: "en" } }),
		expect: everyone(202),
	},
	"returns.list": { expect: staffOnly(200) },
	"returns.approve": { given: numbered, expect: staffOnly(200) },
	"returns.refuse": {
		given: async (world) => ({ ...(await numbered(world)), body: { reason: "It was worn" } }),
		expect: staffOnly(200),
	},
	"returns.receive": {
		given: async (world) => ({ ...(await numbered(world)), body: { lines: [{ line: 1, restock: true }] } }),
		expect: staffOnly(200),
	},
	"returns.send": {
		given: async (world) => ({
			params: { number: await received(world) },
			body: { carrier: "Correo Uno", tracking: "AB 123", url: "https://correo.test/follow/AB123" },
		}),
		expect: staffOnly(200),
	},
};
