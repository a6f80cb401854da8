import fc from "fast-check";
import { expect } from "vitest";
import { stock } from "#core/contract/stock.ts";
import { tellReceivers } from "#server/features/webhooks/webhooks.jobs.ts";
import type { TestShop } from "#server/testing/app.ts";
import { addKey } from "#server/testing/keys.ts";
import { addReceiver, listening } from "#server/testing/receivers.ts";
import { deed, plan, type Step } from "../deed.ts";
import { of, PRODUCTS, SIZES } from "../state.ts";
import type { World } from "../world.ts";

const held = new WeakMap<World, Promise<{ secret: string }>>();

/** The key of this world's warehouse. */
function keyOf(world: World): Promise<{ secret: string }> {
	const key = held.get(world) ?? addKey(world.shop, { scopes: ["write:stock"] });
	held.set(world, key);
	return key;
}

/** A warehouse's program sets the units of a size, from what it believes there is or whatever there is. */
export const setStock = plan(
	"a warehouse sets stock by its key",
	fc.record({
		name: fc.constantFrom(...PRODUCTS),
		size: fc.constantFrom(...SIZES),
		units: fc.integer({ min: 0, max: 12 }),
		looks: fc.boolean(),
	}),
	({ name, size, units, looks }, state) => {
		const forSale = ({ onHand, reserved }: { onHand: number; reserved: number }) => onHand - reserved;
		const seen = forSale(of(state.units, `${name} ${size}`));
		const sets: Step = (now) => {
			const found = of(now.units, `${name} ${size}`);
			if (forSale(found) === units) return "200 unchanged";
			if (looks && forSale(found) !== seen) return "200 moved";
			found.onHand = found.reserved + units;
			return "200 changed";
		};
		return deed([sets], async (world) => {
			const { secret } = await keyOf(world);
			const { rows } = await world.shop.pool.query<{ slug: string }>("select slug from product where id = $1", [
				world.productId(name),
			]);
			const line = { slug: rows[0]?.slug ?? "", ColorName: "Blanco", size, stock: units, ...(looks && { seen }) };
			const { status, data } = await world.shop.call(stock.set, { body: { lines: [line] } }, secret);
			return status === 200 ? `200 ${data.lines[0]?.outcome}` : String(status);
		});
	},
);

/** The shop tells whoever listens, while others go on. */
export const tell = plan("the shop tells its receivers", fc.constant(null), () =>
	deed([() => "told"], async (world) => {
		await tellReceivers(world.shop.deps);
		return "told";
	}),
);

/** Somebody wants to hear of orders, parcels and returns from the first day on. */
export async function listen(shop: TestShop): Promise<() => Promise<void>> {
	const program = await listening(() => "whsec_AAAA");
	await addReceiver(shop, { address: program.address, events: ["order.paid", "order.sent", "return.requested"] });
	return program.close;
}

const UNTOLD = `
	with happened as (
		select 'order.paid' as type, id as order_id, null::bigint as part from orders where paid_at is not null
		union all select 'order.sent', order_id, id from shipment
		union all select 'return.requested', order_id, id from return_request
	), told as (
		select type, (data ->> 'orderId')::bigint as order_id, coalesce(data ->> 'shipment', data ->> 'return')::bigint as part
		from told_event
	)
	(select * from happened except all select * from told) union all (select * from told except all select * from happened)`;

/** Everything that happened was told once, and nothing else was; all of it has arrived. */
export async function expectAllTold(shop: TestShop): Promise<void> {
	const waiting = async () =>
		(await shop.pool.query("select from webhook_delivery where state <> 'delivered'")).rows.length;
	for (let before = -1, now = await waiting(); now !== before; [before, now] = [now, await waiting()])
		await tellReceivers(shop.deps);
	expect(await waiting()).toBe(0);
	expect((await shop.pool.query(UNTOLD)).rows).toEqual([]);
}
