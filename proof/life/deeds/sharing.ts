import fc from "fast-check";
import { lists } from "#core/contract/lists.ts";
import { mailsTo } from "#server/testing/actors.ts";
import { asks, deed, pick, plan, type Step } from "../deed.ts";
import { of } from "../state.ts";
import type { World } from "../world.ts";
import { person } from "./carts.ts";
import { onList, which } from "./lists.ts";

const two = fc.record({ which, who: person, other: person });

export const share = plan("shares a list", two, ({ other, ...at }, state) =>
	onList(state, at, {
		creatorOnly: true,
		act: (list, now) => {
			if (other === at.who) return "409 conflict";
			// The answer is the same for a phone that nobody has.
			if (!of(now.people, other).isThere) return undefined;
			list.members = [...new Set([...list.members, other])].sort();
			return undefined;
		},
		send: (world, id, token) =>
			world.call(lists.share, { body: { id, newUser: { ClientPhone: world.person(other).phone } } }, token),
	}),
);

/** By e-mail: the answer does not tell whether somebody has that address. */
export const invite = plan("invites to a list", two, ({ other, ...at }, state) => {
	if (!of(state.people, other).isThere) return null;
	return onList(state, at, {
		creatorOnly: true,
		act: (list) => {
			if (other === at.who) return "409 conflict";
			const before = list.invited[other];
			list.invited[other] = before === undefined || before === "revoked" ? "open" : before;
			return undefined;
		},
		send: (world, id, token) =>
			world.call(lists.share, { body: { id, newUser: { email: world.person(other).email } } }, token),
	});
});

/** The token in the mail about a list, or one that opens nothing. */
async function tokenFor(world: World, email: string, id: number): Promise<string> {
	const link = new RegExp(`/lists/${id}\\?token=([\\w-]+)`);
	const found = (await mailsTo(world.shop, email)).map(({ text_body }) => text_body.match(link)?.[1]).find(Boolean);
	return found ?? "nothing-was-mailed";
}

export const join = plan("joins a list", fc.record({ which, who: person }), (given, state) => {
	const { who } = given;
	const name = pick(Object.keys(state.lists), given.which);
	if (name === null) return null;
	const { invited, owner } = of(state.lists, name);
	if (owner === who || invited[who] === undefined) return null;
	const joins: Step = (now) => {
		const list = now.lists[name];
		const stands = list?.invited[who];
		if (!list || !of(now.people, who).isThere || stands === undefined || stands === "revoked") return "404 not_found";
		list.invited[who] = "accepted";
		list.members = [...new Set([...list.members, who])].sort();
	};
	const shows: Step = (now) => (now.lists[name] ? "200" : "404 not_found");
	return deed([asks(state, who), joins, shows], async (world) => {
		const { email, token } = world.person(who);
		const id = world.listId(name);
		return world.call(lists.join, { body: { id, token: await tokenFor(world, email, id) } }, token);
	});
});

export const unshare = plan("takes a sharing back", two, ({ other, ...at }, state) =>
	onList(state, at, {
		isShown: false,
		act: (list, now) => {
			const isThere = of(now.people, other).isThere;
			if (list.owner !== at.who && (other !== at.who || !isThere)) return "403 forbidden";
			if (!isThere) return undefined;
			if (list.invited[other] !== undefined) list.invited[other] = "revoked";
			list.members = list.members.filter((member) => member !== other);
			return undefined;
		},
		send: (world, id, token) =>
			world.call(lists.unshare, { body: { id, user: { ClientPhone: world.person(other).phone } } }, token),
	}),
);
