import { randomUUID } from "node:crypto";
import type { ContractEntry } from "#core/contract/index.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import type { TestShop } from "#server/testing/app.ts";
import { permissions } from "#server/testing/permissions.ts";
import type { Good, HostileRequest } from "./hostile-requests.ts";

/** A call to try everything on; `more` makes another good request of the usual one. */
export type Target = ContractEntry & { title: string; more?: (good: Good) => Good };
export type Caller = "visitor" | "owner" | "other" | "employee" | "admin";
type Staff = { employee: string; admin: string };
/** Everybody who may call, and a good request for them to make. */
export type World = { good: Good; tokens: Record<Caller, string | undefined> };

/** Who gets furthest with a call. */
export function rightCaller({ endpoint: { access } }: Target): Caller {
	if (access === "public") return "visitor";
	return access === "staff" || access === "admin" ? "admin" : "owner";
}

export async function makeStaff(shop: TestShop): Promise<Staff> {
	return { employee: (await addStaff(shop, "employee")).token, admin: (await addStaff(shop, "admin")).token };
}

export async function makeWorld(shop: TestShop, { name, more = (good) => good }: Target, staff: Staff): Promise<World> {
	const [owner, other] = [await addClient(shop), await addClient(shop)];
	return {
		good: more((await permissions[name]?.given?.({ shop, owner })) ?? {}),
		tokens: { visitor: undefined, owner: owner.token, other: other.token, ...staff },
	};
}

/** The request with a caller's token, unless it brings its own, and with a key nobody used yet. */
export function signed(request: HostileRequest, good: Good, token: string | undefined): HostileRequest {
	const headers: Record<string, string> = { ...(token && { authorization: `Bearer ${token}` }), ...request.headers };
	const key = "idempotency-key";
	if (headers[key] && headers[key] === good.headers?.[key]) headers[key] = randomUUID();
	return { ...request, headers };
}
