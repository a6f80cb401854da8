import type { Client } from "#core/contract/clients.ts";
import type { client } from "../../db/schema.ts";

export type ClientRow = typeof client.$inferSelect;

/** The address once a mailed link has shown that it is theirs; until then it may be anybody's. */
export function provenAddress({ email, verifiedAt }: ClientRow): string | null {
	return verifiedAt === null ? null : email;
}

export function toClient(row: ClientRow): Client {
	return {
		phone: row.phone ?? 0,
		login_name: row.loginName ?? "",
		name: row.name,
		lastname: row.lastname,
		email: row.email ?? "",
		address: {
			streetNumber: row.streetNumber,
			provinceDepartment: row.provinceDepartment,
			city: row.city,
			zipCode: row.zipCode,
			particularDetails: row.particularDetails,
		},
		isRegistered: row.isRegistered,
		isVerified: row.verifiedAt !== null,
		createdAt: row.createdAt.toISOString(),
	};
}
