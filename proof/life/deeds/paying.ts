import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { toCents } from "#core/rules/money.ts";
import { paymentBody, pay as send } from "#server/testing/buying.ts";
import { type Deed, pick, plan } from "../deed.ts";
import { totalOf } from "../money.ts";
import { accountOf, CODES, of } from "../state.ts";
import type { World } from "../world.ts";
import { lines, person } from "./carts.ts";
import { claims, comes, placing } from "./placing.ts";

export async function post(world: World, key: string, who: string | null): Promise<string> {
	const body = world.bodyOf(key);
	const token = who === null ? undefined : world.person(who).token;
	const { status, data, refusal } = await send(world.shop, body, { key, ...(token && { token }) });
	if (status === 200) {
		world.orderTokens.set(key, data.orderToken);
		return `200 ${data.status} ${toCents(data.total)}`;
	}
	return `${status} ${refusal.code} ${refusal.total === undefined ? "" : toCents(refusal.total)}`.trim();
}

export const pay = plan(
	"pays",
	fc.record({
		who: fc.option(person, { freq: 4 }),
		/** Null: all that is in the cart. */
		lines: fc.option(lines, { freq: 2 }),
		code: fc.option(fc.constantFrom(...CODES), { freq: 2 }),
		card: fc.constantFrom("APRO", "APRO", "APRO", "CONT", "CONT", "OTHE"),
		hearing: fc.constantFrom("heard" as const, "heard" as const, "heard" as const, "lost" as const, "never" as const),
		asks: fc.constantFrom("right", "right", "right", "right", "right", "right", "right", "less"),
		times: fc.constantFrom(1, 1, 1, 2),
	}),
	(given, state): Deed | null => {
		const cart = given.who === null ? {} : of(state.people, given.who).cart;
		const bought = given.lines ?? cart;
		if (Object.keys(bought).length === 0) return null;
		const right = totalOf(state, bought, given.code);
		const purchase = {
			...given,
			key: randomUUID() as string,
			lines: bought,
			cents: given.asks === "right" ? right : Math.max(right - 1, 2),
		};
		const steps = placing(state, purchase);
		return {
			courses: Array.from({ length: purchase.times }, () => ({ steps })),
			send: (world) => {
				const code = purchase.code === null ? undefined : world.codeOf(purchase.code);
				const body = paymentBody(world.linesOf(bought), purchase.cents / 100, {
					card: `${purchase.card} ${purchase.hearing}`,
					code,
				});
				world.bodies.set(purchase.key, body);
				return Promise.all(Array.from({ length: purchase.times }, () => post(world, purchase.key, purchase.who)));
			},
		};
	},
);

/** The browser sends the same request again: it is told the same, and nothing is paid twice. */
export const payAgain = plan("sends a payment again", fc.record({ which: fc.nat(99) }), ({ which }, state) => {
	const placed = Object.keys(state.orders).filter((key) => of(state.orders, key).offeredUntil === null);
	const key = pick(placed, which);
	if (key === null) return null;
	const who = of(state.orders, key).buyer?.split("#")[0] ?? null;
	const isSame = who === null || accountOf(state, who) === of(state.orders, key).buyer;
	if (!isSame) return null;
	return {
		courses: [{ steps: [comes(state, who), claims(key)] }],
		send: async (world) => [await post(world, key, who)],
	};
});
