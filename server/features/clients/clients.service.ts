import { eq } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { client } from "../../db/schema.ts";

/** What other features may ask about clients. */
export { forgetMails, queueAccountMail } from "./clients.mails.ts";
export {
	findRegisteredByEmail,
	getClient,
	holdClient,
	lockClient,
	lockProven,
	requireLiving,
} from "./clients.queries.ts";
export { type ClientRow, provenAddress, toClient } from "./clients.rules.ts";

const NOBODY = {
	phone: null,
	email: null,
	pendingEmail: null,
	loginName: null,
	passwordHash: null,
	name: "",
	lastname: "",
	streetNumber: "",
	provinceDepartment: "",
	city: "",
	zipCode: "",
	particularDetails: "",
	sizes: null,
	measures: null,
	isRegistered: false,
	verifiedAt: null,
	language: null,
} as const;

/** The row stays as a bare id, so that orders and reviews keep what they point to. */
export async function forgetAccount(tx: Tx, { id }: { id: number }, now: Date): Promise<void> {
	await tx
		.update(client)
		.set({ ...NOBODY, deletedAt: now, updatedAt: now })
		.where(eq(client.id, id));
}
