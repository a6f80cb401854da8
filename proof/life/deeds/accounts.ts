import fc from "fast-check";
import { clients } from "#core/contract/clients.ts";
import { sessions } from "#core/contract/sessions.ts";
import { mailedToken } from "#server/testing/actors.ts";
import { asks, deed, plan, type Step } from "../deed.ts";
import { forgetGifts, forgetGiver } from "../gifts.ts";
import { needsNoName, of, type State } from "../state.ts";
import { passwordOf } from "../world.ts";
import { person } from "./carts.ts";

/** The password is checked at one moment and the change is made at a later one. */
const proves =
	(who: string, account: number, password: number): Step =>
	(state, memory) => {
		const found = of(state.people, who);
		if (!found.isThere || found.account !== account) return "404 not_found";
		memory.password = found.password;
		return found.password === password ? undefined : "401 wrong_credentials";
	};

/** At that later moment the account must still be there, with the password that was checked. */
const stillProven =
	(who: string, account: number): Step =>
	(state, memory) => {
		const found = of(state.people, who);
		if (!found.isThere || found.account !== account) return "401 unauthorized";
		return found.password === memory.password ? undefined : "409 conflict";
	};

export const changePassword = plan("changes the password", fc.record({ who: person }), ({ who }, state) => {
	const { account, password, session } = of(state.people, who);
	const still = stillProven(who, account);
	const changes: Step = (now, memory) => {
		const refusal = still(now, memory);
		if (refusal) return refusal;
		Object.assign(of(now.people, who), { password: password + 1, session: session + 1 });
		return "200";
	};
	return deed([asks(state, who), proves(who, account, password), changes], async (world) => {
		const client = world.person(who);
		const body = { old_password: passwordOf(password), login_password: passwordOf(password + 1) };
		const { status, data, headers } = await world.shop.call(
			clients.edit,
			{ params: { clientPhone: client.phone }, body },
			client.token,
		);
		if (status !== 200) return `${status} ${(data as unknown as { code: string }).code}`;
		world.people.set(who, { ...client, token: String(headers["x-session-token"]) });
		return "200";
	});
});

/** Everything of somebody goes, except what orders and reviews keep. */
function forget(state: State, who: string): void {
	Object.assign(of(state.people, who), { isThere: false, isLeaving: false, cart: {}, merges: [] });
	for (const [name, list] of Object.entries(state.lists)) {
		if (list.owner === who) {
			delete state.lists[name];
			forgetGifts(state, (gift) => gift.list === name);
		}
		list.members = list.members.filter((member) => member !== who);
		delete list.invited[who];
	}
}

export const leave = plan("deletes the account", fc.record({ who: person }), ({ who }, state) => {
	const { account, password } = of(state.people, who);
	const still = stillProven(who, account);
	// The account is held from here on.
	const stops: Step = (now, memory) => {
		const refusal = still(now, memory);
		if (refusal) return refusal;
		of(now.people, who).isLeaving = true;
		forgetGiver(now, `${who}#${account}`);
		return undefined;
	};
	// An order that ends between this moment and the last keeps its name until the shop tidies up.
	const losesName: Step = (now) => {
		const theirs = Object.values(now.orders).filter(({ buyer }) => buyer === `${who}#${account}`);
		for (const order of theirs) order.isNameless ||= needsNoName(now, order);
		return undefined;
	};
	const leaves: Step = (now) => {
		forget(now, who);
		return "200";
	};
	return deed([asks(state, who), proves(who, account, password), stops, losesName, leaves], (world) => {
		const { phone, token } = world.person(who);
		return world.call(clients.remove, { params: { id: phone }, body: { login_password: passwordOf(password) } }, token);
	});
});

/** Somebody who left signs up again with the same phone, and finds nothing of before. */
export const comeBack = plan("signs up again", fc.record({ who: person }), ({ who }, state) => {
	if (of(state.people, who).isThere) return null;
	const joins: Step = (now) => {
		const found = of(now.people, who);
		Object.assign(found, { isThere: true, account: found.account + 1, session: 1, password: 0 });
		return "201, 200";
	};
	return deed([joins], async (world) => {
		const { phone, email, loginName } = world.person(who);
		const address = { streetNumber: "Calle 1 23", provinceDepartment: "Santa Fe", city: "Rosario", zipCode: "2000" };
		const account = {
			login_name: loginName,
			login_password: passwordOf(0),
			name: "Ana",
			lastname: "Prueba",
			phone,
			email,
			address,
		};
		const made = await world.call(clients.add, { body: account }, undefined);
		const logIn = { login_name: loginName, login_password: passwordOf(0), remember: true };
		const { status, data } = await world.shop.call(sessions.logIn, { body: logIn });
		await world.shop.call(clients.verify, { body: { token: await mailedToken(world.shop, email, "verification") } });
		const id = await world.clientId(phone);
		world.meet(`${who}#${of(state.people, who).account + 1}`, { id, phone, email, loginName, token: data.token });
		return `${made}, ${status}`;
	});
});
