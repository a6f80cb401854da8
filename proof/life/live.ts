import { expect } from "vitest";
import { products } from "#core/contract/products.ts";
import type { Deed, Plan } from "./deed.ts";
import { explain, type Heard, inTurn } from "./explain.ts";
import { observe } from "./observe.ts";
import { costOf, leftOf, of, type State } from "./state.ts";
import { differences, type View, viewOf } from "./view.ts";
import type { World } from "./world.ts";

export type Model = { state: State; deeds: number };

/** Does deeds, all at once if there are several, and finds the order in which the model explains what came of them. */
export async function live(model: Model, world: World, plans: readonly Plan[]): Promise<number> {
	const deeds = plans.flatMap((plan) => plan.meet(model.state) ?? []);
	const heard: Heard[] = [];
	const logged = world.shop.logged.length;
	// In the order of the answers, which is mostly that of the changes.
	await Promise.all(deeds.map(async (deed) => heard.push(...(await hear(deed, world)))));
	const seen = await observe(world);
	const after = explain(model.state, heard, (state) => differences(seen, viewOf(state)).length === 0);
	if (!after)
		throw new Error([...unexplained(model.state, plans, heard, seen), ...failuresIn(world, logged)].join("\n"));
	const before = model.state;
	model.state = after;
	world.nameLists(after);
	await expectFreshPages(world, before, after);
	return heard.length;
}

async function hear({ courses, send }: Deed, world: World): Promise<Heard[]> {
	const told = await send(world);
	return courses.map((course, at) => ({ ...course, told: told[at] }));
}

function unexplained(state: State, plans: readonly Plan[], heard: readonly Heard[], seen: View): string[] {
	const expected = inTurn(state, heard);
	return [
		"No order of these deeds explains what came of them:",
		...plans.map(({ says }) => `  ${says}`),
		`They were told:                      ${heard.map(({ told }) => told ?? "nothing").join(" | ")}`,
		`One after the other it would be told: ${expected.told.map((told) => told ?? "nothing").join(" | ")}`,
		...differences(seen, viewOf(expected.state)).map((line) => `  ${line}`),
	];
}

/** What the shop itself says went wrong meanwhile. */
function failuresIn({ shop }: World, from: number): string[] {
	return shop.logged.slice(from).filter((line) => line.includes('"level":50'));
}

/** What the shop keeps of a product that changed is dropped: visitors see it as it is now. */
async function expectFreshPages(world: World, before: State, after: State): Promise<void> {
	for (const name of Object.keys(after.products)) {
		if (shownOf(before, name) === shownOf(after, name)) continue;
		const { status, data } = await world.shop.call(products.detail, { params: { id: world.productId(name) } });
		const { isSold } = of(after.products, name);
		expect(status).toBe(isSold ? 200 : 410);
		if (!isSold) continue;
		const { price, price_offer, rating, reviewCount, variants } = data;
		const { S, M } = variants[0]?.Stocks ?? {};
		expect(JSON.stringify({ price, price_offer, S, M, rating, reviewCount }), `the kept answer of ${name}`).toBe(
			shownOf(after, name),
		);
	}
}

function shownOf(state: State, name: string): string {
	const product = of(state.products, name);
	if (!product.isSold) return "off sale";
	const stars = Object.values(product.reviews);
	const mean = stars.length === 0 ? 0 : stars.reduce((sum, each) => sum + each, 0) / stars.length;
	return JSON.stringify({
		price: product.cents / 100,
		price_offer: costOf(product) / 100,
		S: leftOf(state, `${name} S`),
		M: leftOf(state, `${name} M`),
		rating: Math.round(mean * 100) / 100,
		reviewCount: stars.length,
	});
}
