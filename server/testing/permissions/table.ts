import type { TestClient } from "../actors.ts";
import type { TestShop } from "../app.ts";

/**
 * Everybody who may try a call. `owner` owns what the call is about, `unverified` does too without a verified address.
 * From `barredEmployee` the owner has taken every right.
 */
export const actorNames = [
	"visitor",
	"owner",
	"otherClient",
	"unverified",
	"deletedClient",
	"expiredToken",
	"employee",
	"barredEmployee",
	"admin",
	"demotedAdmin",
] as const;
export type ActorName = (typeof actorNames)[number];

/** What the input of a call is made from. */
export type World = { shop: TestShop; owner: TestClient };
type Given = { params?: object; query?: object; body?: object; headers?: Record<string, string> };

/** Who gets which status for one call, and a valid input for it. */
export type Permission = { given?: (world: World) => Given | Promise<Given>; expect: Record<ActorName, number> };
export type Permissions = Record<string, Permission>;

type Statuses = Partial<Record<ActorName, number>>;

/** Tokens that are no longer good are no tokens: their holders are visitors. */
const asVisitor = (status: number) => ({
	visitor: status,
	deletedClient: status,
	expiredToken: status,
	demotedAdmin: status,
});

export const everyone = (status: number, except: Statuses = {}): Permission["expect"] => ({
	...asVisitor(status),
	owner: status,
	otherClient: status,
	unverified: status,
	employee: status,
	barredEmployee: status,
	admin: status,
	...except,
});

export const clientsOnly = (status: number, except: Statuses = {}) =>
	everyone(status, { ...asVisitor(401), employee: 403, barredEmployee: 403, admin: 403, ...except });

/** Somebody else's looks like nobody's. */
export const selfOnly = (status: number, except: Statuses = {}) => clientsOnly(status, { otherClient: 404, ...except });

export const staffOnly = (status: number, except: Statuses = {}) =>
	everyone(403, { ...asVisitor(401), employee: status, admin: status, ...except });

/** What all staff may do about their own account, whatever the owner has taken from them. */
export const anyStaff = (status: number, except: Statuses = {}) =>
	staffOnly(status, { barredEmployee: status, ...except });

export const adminsOnly = (status: number, except: Statuses = {}) => staffOnly(status, { employee: 403, ...except });
