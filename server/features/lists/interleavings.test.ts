import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { addClient, type TestClient } from "../../testing/actors.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let people: TestClient[];
let products: number[];
beforeAll(async () => {
	people = [await addClient(shop), await addClient(shop)];
	products = [];
	for (let made = 0; made < 12; made += 1) products.push(await addProduct(shop));
});

let titles = 0;
const step = fc.record({ does: fc.constantFrom("add", "remove"), which: fc.nat({ max: 5 }) });
const plans = fc.array(step, { minLength: 1, maxLength: 8 });

test("two people who add and remove different products at the same time lose nothing", async () => {
	await fc.assert(
		fc.asyncProperty(plans, plans, fc.infiniteStream(fc.boolean()), async (one, two, turns) => {
			const [ana, bea] = people as [TestClient, TestClient];
			const { data } = await shop.call(
				lists.create,
				{ body: { title: `Both ${++titles}`, Colaborators: [bea.phone] } },
				ana.token,
			);
			// Each works on half of the products, one step after the other; the two interleave as the turns say.
			const run = async (who: TestClient, plan: typeof one, half: number[]) => {
				const mine = new Set<number>();
				for (const { does, which } of plan) {
					const product = half[which] as number;
					if (turns.next().value) await new Promise(setImmediate);
					const change = does === "add" ? { add: [product] } : { remove: [product] };
					const { status } = await shop.call(lists.update, { body: { id: data.id, ...change } }, who.token);
					expect(status).toBe(does === "add" && mine.has(product) ? 409 : 200);
					if (does === "add") mine.add(product);
					else mine.delete(product);
				}
				return mine;
			};
			const sets = await Promise.all([run(ana, one, products.slice(0, 6)), run(bea, two, products.slice(6))]);
			const wanted = sets.flatMap((set) => [...set]).sort((a, b) => a - b);
			const after = await shop.call(lists.detail, { params: { id: data.id } }, ana.token);
			expect(after.data.rList.toSorted((a, b) => a - b)).toEqual(wanted);
			await shop.call(lists.remove, { query: { id: data.id } }, ana.token);
		}),
		{ numRuns: 25 },
	);
}, 120_000);
