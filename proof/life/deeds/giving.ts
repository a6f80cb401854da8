import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { gifts } from "#core/contract/gifts.ts";
import { lists } from "#core/contract/lists.ts";
import { paymentBody } from "#server/testing/buying.ts";
import { deed, pick, plan, type Step } from "../deed.ts";
import { isBought, isTaken } from "../gifts.ts";
import { totalOf } from "../money.ts";
import { of, PEOPLE, productOf, SIZES, type State } from "../state.ts";
import { person } from "./carts.ts";
import { onList, which } from "./lists.ts";
import { post } from "./paying.ts";
import { comes, placing } from "./placing.ts";

const seldom = fc.constantFrom(false, false, false, false, false, false, false, true);

/** Its creator opens a list to whoever has its link, and makes it a gift list; or ends that. */
export const openList = plan(
	"makes a gift list",
	fc.record({ which, ends: seldom, isAnybody: seldom, who: person }),
	({ which, ends, isAnybody, who }, state) => {
		const all = Object.entries(state.lists);
		const [, list] = pick(all, which) ?? [];
		return onList(
			state,
			{ which, who: isAnybody ? who : (list?.owner ?? who) },
			{
				creatorOnly: true,
				act: (list) => {
					if (list.isFavorite && !ends) return "409 conflict";
					list.isGift = !ends;
					return undefined;
				},
				send: (world, id, token) => {
					const how = world.asGiftList();
					const body = { id, ...how, gift: ends ? null : how.gift };
					return world.call(lists.update, { body }, token, ({ link }) => {
						world.noteLink(id, link);
						return "";
					});
				},
			},
		);
	},
);

/** Somebody who has the link, or takes part, says that they give something; whoever is no client is told to become known first. */
const mayGive =
	(list: string): Step =>
	(state, { buyer }) => {
		const there = state.lists[list];
		if (!there) return "404 not_found";
		return buyer === null || buyer === `${there.owner}#${of(state.people, there.owner).account}`
			? "403 forbidden"
			: undefined;
	};

const gives = (list: string, unit: string, name: string): Step[] => {
	const product = productOf(unit);
	return [
		(state, { buyer }) => {
			const [who = "", account] = String(buyer).split("#");
			const giver = of(state.people, who);
			if (giver.isLeaving) return "waits";
			if (!giver.isThere || String(giver.account) !== account) return "401 unauthorized";
			return state.lists[list]?.isGift ? undefined : "409 conflict";
		},
		(state) => (state.lists[list]?.items.includes(product) ? undefined : "404 not_found"),
		(state, { buyer }) => {
			if (!state.lists[list]?.items.includes(product) || isTaken(state, list, product)) return "409 conflict";
			state.gifts[name] = { list, unit, giver: String(buyer), isFree: false, heldBy: null };
			return "201";
		},
	];
};

export const claim = plan(
	"gives something",
	fc.record({ which, item: fc.nat(9), size: fc.constantFrom(...SIZES), other: fc.nat(9), isAnybody: seldom }),
	({ which, item, size, other, isAnybody }, state) => {
		const open = Object.keys(state.lists).filter((name) => of(state.lists, name).isGift);
		const list = pick(open, which);
		if (list === null) return null;
		const { owner, items } = of(state.lists, list);
		const product = pick(items, item);
		const who = pick(
			PEOPLE.filter((one) => isAnybody || one !== owner),
			other,
		);
		if (product === null || who === null) return null;
		const unit = `${product} ${size}`;
		const name = randomUUID() as string;
		return deed([comes(state, who), mayGive(list), ...gives(list, unit, name)], (world) => {
			const id = world.listId(list);
			const body = { product: world.productId(product), size, token: world.keysOfLists.get(id) };
			return world.call(gifts.claim, { params: { id }, body }, world.person(who).token, (reply) => {
				world.nameId(name, reply.id);
				return "";
			});
		});
	},
);

/** Somebody who gives something, mostly who said so; a gift that nobody known gives is anybody's to try. */
function giverOf(state: State, name: string, { who, isAnybody }: { who: string; isAnybody: boolean }): string {
	return (isAnybody ? null : of(state.gifts, name).giver?.split("#")[0]) ?? who;
}
const someone = fc.record({ which, who: person, isAnybody: seldom });

export const unclaim = plan("gives it no more", someone, ({ which, ...given }, state) => {
	const name = pick(Object.keys(state.gifts), which);
	if (name === null) return null;
	const who = giverOf(state, name, given);
	const { list } = of(state.gifts, name);
	const frees: Step = (now, { buyer }) => {
		const gift = now.gifts[name];
		if (!gift || gift.isFree || gift.giver === null || gift.giver !== buyer) return "404 not_found";
		if (gift.heldBy !== null) return "waits";
		if (isBought(now, name)) return "409 conflict";
		gift.isFree = true;
		return "200";
	};
	return deed([comes(state, who), frees], (world) =>
		world.call(gifts.unclaim, { params: { id: world.listId(list), claim: world.idOf(name) } }, world.person(who).token),
	);
});

/** What somebody gives is paid from the list, once or at once twice, and goes to whose list it is. */
export const buy = plan(
	"buys a gift",
	fc.record({
		someone,
		isBoughtToo: seldom,
		card: fc.constantFrom("APRO", "APRO", "APRO", "CONT", "OTHE"),
		hearing: fc.constantFrom("heard" as const, "heard" as const, "heard" as const, "lost" as const, "never" as const),
		times: fc.constantFrom(1, 1, 2),
	}),
	({ someone: { which, ...given }, isBoughtToo, card, hearing, times }, state) => {
		const open = Object.keys(state.gifts).filter(
			(name) => isBoughtToo || !(of(state.gifts, name).isFree || isBought(state, name)),
		);
		const gift = pick(open, which);
		if (gift === null) return null;
		const lines = { [of(state.gifts, gift).unit]: 1 };
		const who = giverOf(state, gift, given);
		const cents = totalOf(state, lines, null);
		const purchases = Array.from({ length: times }, () => {
			return { key: randomUUID() as string, who, lines, code: null, cents, card, hearing, gift };
		});
		return {
			courses: purchases.map((purchase) => ({ steps: placing(state, purchase) })),
			send: (world) => {
				const { shipping: _, ...body } = paymentBody(world.linesOf(lines), cents / 100);
				for (const { key } of purchases)
					world.bodies.set(key, {
						...body,
						token: `${card} ${hearing} ${randomUUID()}`,
						gift: { claim: world.idOf(gift) },
					});
				return Promise.all(purchases.map(({ key }) => post(world, key, who)));
			},
		};
	},
);
