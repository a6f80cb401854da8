import { randomUUID } from "node:crypto";
import { addStaff, type TestStaff } from "../actors.ts";
import { pay, paymentBody, shipping } from "../buying.ts";
import { addProduct } from "../factories.ts";
import { linkOrderBody, linkPayment, makeByLink } from "../link-orders.ts";
import { everyone, type Permissions, staffOnly, type World } from "./table.ts";

/** An order of the owner's, paid. */
async function bought({ shop, owner }: World): Promise<number> {
	const productid = await addProduct(shop, { price: 10 });
	return (await pay(shop, paymentBody([{ productid }], 10), { token: owner.token })).data.orderId;
}

/** A note that nobody who asks has written, about an order of the owner's or about the owner. */
async function noted(world: World, about: "order" | "client") {
	const id = await bought(world);
	const subject = about === "order" ? "id, null" : "null, client_id";
	const { rows } = await world.shop.pool.query<{ id: number }>(
		`insert into staff_note (order_id, client_id, author, text) select ${subject}, 'somebody', 'A note' from orders where id = $1 returning id`,
		[id],
	);
	return { id, clientPhone: world.owner.phone, note: Number(rows[0]?.id) };
}

const makers = new WeakMap<World["shop"], Promise<TestStaff>>();
/** An order that somebody of the staff made, to be paid by a link. */
async function madeByLink({ shop }: World) {
	const maker = makers.get(shop) ?? addStaff(shop, "employee");
	makers.set(shop, maker);
	return makeByLink(shop, await maker);
}

const viewers = new WeakMap<World["shop"], Promise<TestStaff>>();
let views = 0;
/** A view of orders that is somebody else's than whoever asks. */
async function viewed(world: World) {
	const viewer = viewers.get(world.shop) ?? addStaff(world.shop, "employee");
	viewers.set(world.shop, viewer);
	const { rows } = await world.shop.pool.query<{ id: number }>(
		"insert into order_view (staff_id, name, filters) values ($1, $2, $3) returning id",
		[(await viewer).id, `View ${++views}`, { payment: "waiting" }],
	);
	return { id: Number(rows[0]?.id) };
}

const ofOrder = async (world: World) => ({ params: { id: await bought(world) } });
const ofClient = ({ owner }: World) => ({ params: { clientPhone: owner.phone } });
const address = { ...shipping.address, streetNumber: "San Martín 45" };

/** What staff do at the desk: correct, note, and keep views of the orders. */
export const deskPermissions: Permissions = {
	"orders.correctAddress": {
		given: async (world) => ({ ...(await ofOrder(world)), body: { address } }),
		expect: staffOnly(200),
	},
	"linkOrders.make": {
		given: async ({ shop }) => ({ headers: { "idempotency-key": randomUUID() }, body: await linkOrderBody(shop) }),
		expect: staffOnly(201),
	},
	"linkOrders.link": {
		given: async (world) => ({ params: { id: (await madeByLink(world)).id } }),
		expect: staffOnly(200),
	},
	"linkOrders.mail": {
		given: async (world) => ({ params: { id: (await madeByLink(world)).id } }),
		expect: staffOnly(202),
	},
	"linkOrders.pay": {
		given: async (world) => {
			const made = await madeByLink(world);
			return { params: { id: made.id }, headers: { "idempotency-key": randomUUID() }, body: linkPayment(made) };
		},
		expect: everyone(200),
	},
	"notes.ofOrder": { given: ofOrder, expect: staffOnly(200) },
	"notes.addToOrder": {
		given: async (world) => ({ ...(await ofOrder(world)), body: { text: "Called", about: "client" } }),
		expect: staffOnly(201),
	},
	"notes.removeFromOrder": {
		given: async (world) => ({ params: await noted(world, "order") }),
		expect: staffOnly(403),
	},
	"notes.ofClient": { given: ofClient, expect: staffOnly(200) },
	"notes.addToClient": {
		given: (world) => ({ ...ofClient(world), body: { text: "Called" } }),
		expect: staffOnly(201),
	},
	"notes.removeFromClient": {
		given: async (world) => ({ params: await noted(world, "client") }),
		expect: staffOnly(403),
	},
	"orderViews.list": { expect: staffOnly(200) },
	"orderViews.save": {
		given: () => ({ body: { name: "Unpaid", filters: { payment: "waiting" } } }),
		expect: staffOnly(201),
	},
	"orderViews.rename": {
		given: async (world) => ({ params: await viewed(world), body: { name: "Late" } }),
		expect: staffOnly(404),
	},
	"orderViews.remove": { given: async (world) => ({ params: await viewed(world) }), expect: staffOnly(404) },
};
