import { afterAll, beforeAll, expect } from "vitest";
import { type WebhookCrashPoint, webhookCrashPoints } from "#server/features/webhooks/crash-points.rules.ts";
import { addDelivery, addReceiver, listening } from "#server/testing/receivers.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { killableBeside } from "./killable-shop.ts";

const SETTLED_WITHIN = { timeout: 60_000, interval: 100 };

/** Looks into the database of the shop that is killed; serves nobody. */
const { shop, test } = shopTest();
let program: Awaited<ReturnType<typeof listening>>;
let receiver: Awaited<ReturnType<typeof addReceiver>>;

beforeAll(async () => {
	program = await listening(() => receiver.secret);
	receiver = await addReceiver(shop, { address: program.address });
});
afterAll(() => program.close());
const killable = killableBeside(shop);

test.each(Object.entries(webhookCrashPoints) as [WebhookCrashPoint, string][])(
	"killed at “%s”: %s",
	async (point) => {
		program.heard.length = 0;
		let delivery = 0;
		await killable.killAt(point, async () => {
			delivery = await addDelivery(shop, receiver.id);
		});
		const told = () =>
			shop.pool.query(
				"select d.state, e.message from webhook_delivery d join told_event e on e.id = event_id where d.id = $1",
				[delivery],
			);
		await expect.poll(async () => (await told()).rows[0]?.state, SETTLED_WITHIN).toBe("delivered");
		const { message } = (await told()).rows[0];
		expect(program.unverified).toEqual([]);
		expect(program.heard.map(({ id }) => id)).toEqual(point === "hook: answered" ? [message, message] : [message]);
	},
	180_000,
);
