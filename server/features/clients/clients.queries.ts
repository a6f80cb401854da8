import { and, count, desc, eq, gt, isNull, max, ne, not, type SQL, sql } from "drizzle-orm";
import type { GuestRecord, SignUp } from "#core/contract/clients.ts";
import { MOST_FOUND } from "#core/contract/fields.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { containsText } from "../../db/contains-text.ts";
import { prepared } from "../../db/prepared.ts";
import { client, orders } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { ClientRow } from "./clients.rules.ts";

const living = isNull(client.deletedAt);

export async function getClient(db: Queryable, id: number): Promise<ClientRow> {
	const [row] = await db
		.select()
		.from(client)
		.where(and(eq(client.id, id), living));
	if (!row) throw new AppError("not_found");
	return row;
}

/** The account as it is now, held against change until the caller's transaction ends. */
export async function lockClient(tx: Tx, id: number): Promise<ClientRow | null> {
	const [row] = await tx
		.select()
		.from(client)
		.where(and(eq(client.id, id), living))
		.for("update");
	return row ?? null;
}

/** The account whose password was checked, held against change; refused when the password has changed since. */
export async function lockProven(tx: Tx, { id, passwordHash }: ClientRow): Promise<ClientRow> {
	const row = await lockClient(tx, id);
	if (!row) throw new AppError("unauthorized");
	if (row.passwordHash !== passwordHash) throw new AppError("conflict");
	return row;
}

/** Keeps an account from being deleted until the caller's transaction ends; false when it is gone already. */
export async function holdClient(tx: Tx, id: number): Promise<boolean> {
	return (await HOLD(tx, { id })).length > 0;
}

const HOLD = prepared<never, { id: number }>(
	"client_hold",
	sql`select from client where id = ${sql.placeholder("id")} and deleted_at is null for key share`,
);

/** For what a client makes while their account may be ending: nothing is left behind of somebody who is gone. */
export async function requireLiving(tx: Tx, id: number): Promise<void> {
	if (!(await holdClient(tx, id))) throw new AppError("unauthorized");
}

export async function findClientByPhone(db: Queryable, phone: number): Promise<ClientRow | null> {
	const [row] = await db
		.select()
		.from(client)
		.where(and(eq(client.phone, phone), living));
	return row ?? null;
}

const registeredWith = (email: string) =>
	and(sql`lower(${client.email}) = lower(${email})`, eq(client.isRegistered, true), living);

export async function findRegisteredByEmail(db: Queryable, email: string): Promise<ClientRow | null> {
	const [row] = await db.select().from(client).where(registeredWith(email));
	return row ?? null;
}

/** The account that has this address now, and keeps it until the caller's transaction ends. */
export async function lockRegisteredByEmail(tx: Tx, email: string): Promise<ClientRow | null> {
	const [row] = await tx.select().from(client).where(registeredWith(email)).for("update");
	return row ?? null;
}

const foundBy = (search: string) =>
	and(living, search.trim() === "" ? undefined : containsText(sql`${client.searchText}`, search));

export type ClientWithOrders = { row: ClientRow; orders: number; lastOrder: Date | null };

/** The next clients by their id that a search finds, each with how often and when last they bought. */
export async function listClientsAfter(
	db: Queryable,
	search: string,
	after: number,
	limit: number,
): Promise<ClientWithOrders[]> {
	const bought = db
		.select({ orders: count().as("orders"), lastOrder: max(orders.createdAt).as("last_order") })
		.from(orders)
		.where(and(eq(orders.clientId, client.id), ne(orders.status, "Canceled")))
		.as("bought");
	const rows = await db
		.select({ row: client, orders: bought.orders, lastOrder: bought.lastOrder })
		.from(client)
		.leftJoinLateral(bought, sql`true`)
		.where(and(foundBy(search), gt(client.id, after)))
		.orderBy(client.id)
		.limit(limit);
	return rows.map(({ row, orders: made, lastOrder }) => ({ row, orders: made ?? 0, lastOrder }));
}

export async function listClients(db: Queryable, search: string, page: number, limit: number) {
	const isSearch = search.trim() !== "";
	const matches = foundBy(search);
	const rows = await db
		.select()
		.from(client)
		.where(matches)
		.orderBy(desc(client.createdAt), client.id)
		.limit(limit)
		.offset((page - 1) * limit);
	return { rows, total: await (isSearch ? countFound(db, matches) : db.$count(client, matches)) };
}

async function countFound(db: Queryable, matches: SQL | undefined): Promise<number> {
	const found = db.select({ id: client.id }).from(client).where(matches).limit(MOST_FOUND).as("found");
	const [counted] = await db.select({ total: count() }).from(found);
	return counted?.total ?? 0;
}

type Contact = Pick<GuestRecord, "name" | "lastname" | "phone" | "email" | "address">;
const columnsOf = ({ name, lastname, phone, email, address }: Contact) => ({
	name,
	lastname,
	phone,
	email,
	...address,
});

export async function insertRegistered(
	tx: Tx,
	given: SignUp,
	more: { passwordHash: string; verifiedAt: Date | null; now: Date },
): Promise<ClientRow> {
	const [row] = await tx
		.insert(client)
		.values({
			...columnsOf(given),
			loginName: given.login_name,
			passwordHash: more.passwordHash,
			isRegistered: true,
			verifiedAt: more.verifiedAt,
			language: given.language ?? null,
			createdAt: more.now,
			updatedAt: more.now,
		})
		.returning();
	return row as ClientRow;
}

/** A guest's record gives way to an account with its phone; its orders stay, as nobody's. */
export async function deleteGuest(tx: Tx, phone: number): Promise<void> {
	await tx.delete(client).where(and(eq(client.phone, phone), not(client.isRegistered)));
}

/** Writes a guest's record; null when the phone is a registered client's, whose data stay untouched. */
export async function upsertGuest(db: Queryable, given: GuestRecord, now: Date) {
	const columns = { ...columnsOf(given), updatedAt: now };
	const [row] = await db
		.insert(client)
		.values({ ...columns, createdAt: now })
		.onConflictDoUpdate({ target: client.phone, set: columns, setWhere: not(client.isRegistered) })
		.returning();
	return row ?? null;
}
