import { beforeAll, describe, expect, expectTypeOf } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoints } from "#core/contract/endpoint.ts";
import { addClient, addStaff } from "../testing/actors.ts";
import { shopTest } from "../testing/shop-test.ts";
import { type Actor, type ActorFor, checkAccess, findActor, newToken, type StaffActor, VISITOR } from "./access.ts";

const MINUTE = 60_000;
const begin = new Date("2026-01-01T00:00:00Z");
const past = (ms: number) => new Date(begin.getTime() + ms);

const { shop, test } = shopTest();
let now = begin;
beforeAll(() => {
	shop.clock.now = () => now;
});

const find = (token: string, time = begin) => {
	now = time;
	return findActor(shop.deps, `Bearer ${token}`);
};
const seenAt = async (id: number) =>
	(await shop.pool.query<{ last_seen_at: Date }>("select last_seen_at from session where id = $1", [id])).rows[0]
		?.last_seen_at;

describe("who holds a token", () => {
	test("is told with everything a call needs to know of them", async () => {
		now = begin;
		const [client, staff] = [await addClient(shop), await addStaff(shop, "admin")];
		expect(await find(client.token)).toEqual({
			kind: "client",
			clientId: client.id,
			phone: client.phone,
			sessionId: expect.any(Number),
			remember: false,
		});
		expect(await find(staff.token)).toEqual({
			kind: "staff",
			staffId: staff.id,
			userName: staff.userName,
			rol: "admin",
			sessionId: expect.any(Number),
			confirmedAt: expect.any(Date),
			hasSecondFactor: false,
		});
	});

	test("is a visitor when the header is missing, is no bearer or holds no token of ours", async () => {
		now = begin;
		const { token } = await addClient(shop);
		for (const header of [undefined, "", token, `Basic ${token}`, `x Bearer ${token}`, `Bearer ${token} x`])
			expect(await findActor(shop.deps, header)).toBe(VISITOR);
		for (const foreign of [newToken(), "short", "x".repeat(201), `${token.slice(0, -1)}!`])
			expect(await find(foreign)).toBe(VISITOR);
		expect(await findActor(shop.deps, `bearer ${token}`)).toMatchObject({ kind: "client" });
	});

	test("is in until the moment the session ends", async () => {
		now = begin;
		const { token } = await addClient(shop, { sessionEndsAt: past(MINUTE) });
		expect(await find(token, past(MINUTE - 1))).toMatchObject({ kind: "client" });
		expect(await find(token, past(MINUTE))).toBe(VISITOR);
	});

	test("is written down as seen once a minute, also after a clock that was ahead", async () => {
		now = begin;
		const { token } = await addClient(shop);
		const { sessionId } = (await find(token)) as Actor & { kind: "client" };
		await find(token, past(MINUTE));
		expect(await seenAt(sessionId)).toEqual(begin);
		await find(token, past(MINUTE + 1));
		expect(await seenAt(sessionId)).toEqual(past(MINUTE + 1));
		await find(token, past(1));
		expect(await seenAt(sessionId)).toEqual(past(MINUTE + 1));
		await find(token, begin);
		expect(await seenAt(sessionId)).toEqual(begin);
	});

	test("of the staff is out after an hour without a request; a client is not", async () => {
		now = begin;
		const [client, staff] = [await addClient(shop), await addStaff(shop, "employee")];
		expect(await find(staff.token, past(60 * MINUTE - 1))).toMatchObject({ kind: "staff", rol: "employee" });
		expect(await find(staff.token, past(120 * MINUTE - 1))).toBe(VISITOR);
		expect(await find(client.token, past(120 * MINUTE))).toMatchObject({ kind: "client" });
	});
});

const client: Actor = { kind: "client", clientId: 1, phone: 1150000001, sessionId: 1, remember: false };
const employee: StaffActor = {
	kind: "staff",
	staffId: 1,
	userName: "eva",
	rol: "employee",
	sessionId: 2,
	confirmedAt: new Date(),
	hasSecondFactor: false,
};
const admin: Actor = { ...employee, rol: "admin" };
const kinds = { visitor: VISITOR, client, employee, admin };

describe("what the contract says of a call", () => {
	const named = { params: { phone: client.phone }, query: undefined };
	const asked = { params: undefined, query: { phone: client.phone } };
	const others = { params: { phone: 1150000002 }, query: undefined };
	const nobody = { params: {}, query: {} };

	const of = (access: Endpoint["access"], self?: string) =>
		endpoints(
			{ test: { method: "GET", path: "/test", access, ...(self !== undefined && { self }) } },
			{ test: { summary: "A call", reply: z.object({}) } },
		).test;
	const outcome = (call: Endpoint, actor: Actor, input: { params: unknown; query: unknown }) => {
		try {
			checkAccess(call, actor, input);
			return "in";
		} catch (error) {
			return (error as { code: string }).code;
		}
	};
	const [login, no] = ["unauthorized", "forbidden"];

	test.each<[Endpoint["access"], Record<keyof typeof kinds, string | undefined>]>([
		["public", { visitor: "in", client: "in", employee: "in", admin: "in" }],
		["guest", { visitor: "in", client: "in", employee: "in", admin: "in" }],
		["member", { visitor: login, client: "in", employee: "in", admin: "in" }],
		["client", { visitor: login, client: "in", employee: no, admin: no }],
		["staff", { visitor: login, client: no, employee: "in", admin: "in" }],
		["admin", { visitor: login, client: no, employee: no, admin: "in" }],
		["self", { visitor: login, client: "not_found", employee: no, admin: no }],
		["self-or-token", { visitor: login, client: "not_found", employee: no, admin: no }],
		["self-or-staff", { visitor: login, client: "not_found", employee: "in", admin: "in" }],
	])("%s lets in who it should, for somebody else's data", (access, expected) => {
		const seen = Object.fromEntries(
			Object.entries(kinds).map(([name, actor]) => [name, outcome(of(access, "phone"), actor, others)]),
		);
		expect(seen).toEqual(expected);
	});

	test.each(["self", "self-or-token", "self-or-staff"] as const)("%s lets a client to their own", (access) => {
		expect(outcome(of(access, "phone"), client, named)).toBe("in");
		expect(outcome(of(access, "phone"), client, asked)).toBe("in");
		expect(outcome(of(access), client, others)).toBe("in");
	});

	test("a handler knows who can have got to it", () => {
		expectTypeOf<ActorFor<"staff">>().toEqualTypeOf<typeof employee>();
		expectTypeOf<ActorFor<"admin">["rol"]>().toEqualTypeOf<"admin" | "employee">();
		expectTypeOf<ActorFor<"client" | "self">["kind"]>().toEqualTypeOf<"client">();
		expectTypeOf<ActorFor<"self-or-staff">["kind"]>().toEqualTypeOf<"client" | "staff">();
		expectTypeOf<ActorFor<"guest">>().toEqualTypeOf<Actor>();
	});

	test("a phone that is none is refused by itself", () => {
		expect(outcome(of("self", "phone"), client, { params: { phone: "x" }, query: undefined })).toBe("invalid_input");
		expect(outcome(of("self", "phone"), employee, { params: { phone: "x" }, query: undefined })).toBe("forbidden");
	});

	test("naming nobody is everybody's data, which is for staff", () => {
		expect(outcome(of("self-or-staff", "phone"), client, nobody)).toBe("forbidden");
		expect(outcome(of("self-or-staff", "phone"), client, { params: undefined, query: undefined })).toBe("forbidden");
		expect(outcome(of("self", "phone"), client, nobody)).toBe("not_found");
		expect(outcome(of("self-or-staff", "phone"), employee, nobody)).toBe("in");
	});
});
