import fc from "fast-check";
import { afterAll, beforeAll, expect } from "vitest";
import { nextPhone, type TestClient } from "../../testing/actors.ts";
import { type TestShop, testShop } from "../../testing/app.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";
import { DEEDS, unseenCalls } from "../../testing/secrecy/creators-deeds.ts";
import { readAll, withoutChance } from "../../testing/secrecy/creators-eyes.ts";
import { give, mirror, type Stage, setStage } from "../../testing/secrecy/stage.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { periodicWork } from "../jobs.ts";

const options = () => ({ payments: new ScriptedPayments(), config: { rateLimits: false } });
const { shop: given, test } = shopTest(options());
/** The same life, in which strangers buy the same without having said so. */
let control: TestShop;
const notices = new Map<TestShop, string[]>();
const NOON = new Date();
const DAY_MS = 86_400_000;
beforeAll(async () => {
	control = await testShop(options());
	for (const shop of [given, control]) {
		notices.set(shop, []);
		const listening = await shop.pool.connect();
		await listening.query("listen perchero_lists");
		listening.on("notification", ({ payload }) => notices.get(shop)?.push(payload ?? ""));
		closing.push(() => listening.release(true));
	}
});
const closing: (() => void)[] = [];
afterAll(async () => {
	for (const close of closing) close();
	await control.close();
});

const giversAct = fc.record({
	does: fc.constantFrom("claim", "claim", "unclaim", "buy", "buy", "reject", "cancel"),
	who: fc.nat({ max: 2 }),
});
const others = fc.record({
	does: fc.constantFrom("a day passes", "few are left", ...Object.keys(DEEDS)),
	who: fc.nat({ max: 2 }),
});
/** What happens; a number names the giver. */
const act = fc.oneof({ weight: 3, arbitrary: giversAct }, { weight: 2, arbitrary: others });

/** What happens in both shops alike; what a creator is answered is told. */
async function happen(stage: Stage, does: string, who: number): Promise<string> {
	const { shop, gift, givers } = stage;
	if (does === "a day passes") {
		const now = shop.clock.now().getTime() + DAY_MS;
		shop.clock.now = () => new Date(now);
		for (const { work } of periodicWork) await work(shop.deps);
		return "";
	}
	if (does === "few are left") {
		const few =
			"update stock set on_hand = 1 + reserved where variant_id in (select id from variant where product_id = $1)";
		await shop.pool.query(few, [gift.product]);
		return "";
	}
	const { status, data } = (await DEEDS[does]?.(stage, givers[who] as TestClient)) ?? {};
	return withoutChance(`${status} ${JSON.stringify(data)}`, stage);
}

async function newestOrders(): Promise<number[]> {
	const { rows } = await given.pool.query<{ id: string }>("select id from orders order by id desc limit 2");
	return rows.map(({ id }) => Number(id));
}

test("of every call by which a creator does something it is said whether it could tell of gifts", () => {
	expect(unseenCalls()).toEqual([]);
});

test("whatever givers do, in whatever order, its creator reads what strangers' purchases would show, to the byte", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (plan) => {
			const phones = [1, 2, 3, 4].map(() => nextPhone());
			const enter = (shop: TestShop) => {
				shop.clock.now = () => NOON;
				return setStage(shop, phones, () => notices.get(shop) ?? []);
			};
			const [one, other] = [await enter(given), await enter(control)];
			const same = async () => {
				const ids = await newestOrders();
				const [read, wanted] = await Promise.all([readAll(one, ids), readAll(other, ids)]);
				expect(read).toEqual(wanted);
			};
			await same();
			for (const { does, who } of plan) {
				if (/^(claim|unclaim|buy|reject|cancel)$/.test(does)) {
					if (await give(one, does, who)) await mirror(other, does, who);
				} else expect(await happen(one, does, who)).toBe(await happen(other, does, who));
				await same();
			}
		}),
		{ numRuns: 5, endOnFailure: true },
	);
}, 600_000);
