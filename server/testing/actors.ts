import { sql } from "drizzle-orm";
import { client, session, staff } from "../db/schema.ts";
import { hashToken, newToken } from "../http/access.ts";
import type { TestShop } from "./app.ts";
import { cheapPasswords } from "./cheap-passwords.ts";

/** The password of everybody made here. Its hash is made once for all. */
export const PASSWORD = "correct horse";
let passwordHash: Promise<string> | undefined;
const cheapHash = () => {
	passwordHash ??= cheapPasswords().hash(PASSWORD);
	return passwordHash;
};

let count = 0;
/** Different for everybody made in this process, whatever database they are in. */
export const nextPhone = () => 1_150_000_000 + (process.pid % 10_000) * 10_000 + ++count;

export type TestClient = { id: number; phone: number; email: string; loginName: string; token: string };
export type TestStaff = { id: number; userName: string; token: string };
type Values<T> = Partial<T> & { sessionEndsAt?: Date };

/** A registered, verified client who is logged in. */
export async function addClient(
	{ db, deps }: TestShop,
	{ sessionEndsAt, ...values }: Values<typeof client.$inferInsert> = {},
): Promise<TestClient> {
	const phone = values.phone ?? nextPhone();
	const [row] = await db
		.insert(client)
		.values({
			phone,
			email: `client${phone}@shop.test`,
			loginName: `client${phone}`,
			passwordHash: await cheapHash(),
			name: "Ana",
			lastname: "Prueba",
			streetNumber: "Calle Falsa 123",
			provinceDepartment: "Buenos Aires",
			city: "La Plata",
			zipCode: "1900",
			isRegistered: true,
			verifiedAt: deps.now(),
			createdAt: deps.now(),
			...values,
		})
		.returning();
	if (!row) throw new Error("no client was added");
	const token = newToken();
	await db
		.insert(session)
		.values({ ...lifetime(deps.now(), sessionEndsAt), clientId: row.id, tokenHash: hashToken(token) });
	return { id: row.id, phone, email: row.email ?? "", loginName: row.loginName ?? "", token };
}

/** A staff user who is logged in. */
export async function addStaff(
	{ db, deps }: TestShop,
	rol: "admin" | "employee",
	{ sessionEndsAt, ...values }: Values<typeof staff.$inferInsert> = {},
): Promise<TestStaff> {
	const userName = values.userName ?? `${rol}${++count}`;
	const [row] = await db
		.insert(staff)
		.values({ userName, passwordHash: await cheapHash(), rol, createdAt: deps.now(), ...values })
		.returning();
	if (!row) throw new Error("no staff user was added");
	const token = newToken();
	await db
		.insert(session)
		.values({ ...lifetime(deps.now(), sessionEndsAt), staffId: row.id, tokenHash: hashToken(token) });
	return { id: row.id, userName, token };
}

function lifetime(now: Date, endsAt: Date | undefined) {
	return {
		createdAt: now,
		lastSeenAt: now,
		confirmedAt: now,
		expiresAt: endsAt ?? new Date(now.getTime() + 12 * 3_600_000),
	};
}

/** The mails to an address, newest first. */
export async function mailsTo({ db }: TestShop, to: string) {
	const { rows } = await db.execute<{ subject: string; text_body: string; html_body: string; kind: string }>(
		sql`select * from mail where lower(to_address) = lower(${to}) order by id desc`,
	);
	return rows;
}

type MailedTokenKind = "verification" | "new-address" | "reset" | "staff-invitation" | "staff-reset";

/** The token in the newest mail of a kind to an address. */
export async function mailedToken(shop: TestShop, to: string, kind: MailedTokenKind): Promise<string> {
	const mail = (await mailsTo(shop, to)).find((sent) => sent.kind === kind);
	const token = mail?.text_body.match(/(?:\/verification\/|[?&]token=)([\w-]+)/)?.[1];
	if (!token) throw new Error(`no ${kind} mail to ${to}`);
	return token;
}
