import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { PaymentStatus } from "#core/rules/payment-status.ts";
import { type Deed, pick, plan, type Step } from "../deed.ts";
import { learn } from "../money.ts";
import { of } from "../state.ts";
import type { World } from "../world.ts";
import { which } from "./orders.ts";

/** What the provider may still do with a charge. */
const NEXT: Partial<Record<PaymentStatus, PaymentStatus[]>> = {
	in_process: ["approved", "approved", "rejected", "cancelled"],
	approved: ["approved", "approved", "charged_back", "refunded"],
};
const next = (word: PaymentStatus, choice: number) => pick(NEXT[word] ?? [word], choice) as PaymentStatus;

const asksProvider =
	(key: string): Step =>
	(state, memory) => {
		memory.word = state.charges[key];
	};
const learns =
	(key: string): Step =>
	(state, memory) => {
		if (memory.word) learn(state, key, memory.word as PaymentStatus);
	};

/** Notices come once or more often, at once; those that find it written down do nothing. */
function noticed(key: string, happens: Step, copies: number, change: (world: World) => string | undefined): Deed {
	const hearing = [asksProvider(key), learns(key)];
	return {
		courses: [
			{ steps: [happens, ...hearing] },
			...Array.from({ length: copies - 1 }, () => ({ steps: hearing, maySkip: true })),
		],
		send: async (world) => {
			const id = change(world);
			if (id === undefined) throw new Error(`the provider does not know ${key}`);
			const event = randomUUID();
			const answers = await Promise.all(
				Array.from({ length: copies }, () => world.provider.notify(world.shop, id, event)),
			);
			return answers.map(({ status }) => (status === 200 ? undefined : `${status}`));
		},
	};
}

export const decide = plan(
	"the provider decides",
	fc.record({ which, choice: fc.nat(3), copies: fc.constantFrom(1, 1, 2, 3) }),
	({ which, choice, copies }, state) => {
		const open = Object.keys(state.charges).filter((key) => NEXT[of(state.charges, key)]);
		const key = pick(open, which);
		if (key === null) return null;
		const happens: Step = (now) => {
			now.charges[key] = next(of(now.charges, key), choice);
		};
		return noticed(key, happens, copies, (world) => {
			const { provider } = world;
			const found = world.chargeOf(key);
			if (found) provider.settle(found.id, next(found.status, choice));
			return found?.id;
		});
	},
);

export const arriveLate = plan(
	"a charge arrives late",
	fc.record({ which, copies: fc.constantFrom(1, 2) }),
	(given, state) => {
		const key = pick(
			Object.keys(state.orders).filter(
				(key) => state.charges[key] === undefined && of(state.orders, key).offeredUntil === null,
			),
			given.which,
		);
		if (key === null) return null;
		const happens: Step = (now) => {
			now.charges[key] ??= "approved";
		};
		return noticed(key, happens, given.copies, ({ provider }) => {
			const found = provider.withReference(key) ?? provider.arriveLate(key, of(state.orders, key).cents);
			return found.id;
		});
	},
);
