import type { Client, ClientEdit } from "#core/contract/clients.ts";
import type { OwnSizes } from "#core/rules/garment-groups.ts";
import type { client } from "../../db/schema.ts";

export type ClientRow = typeof client.$inferSelect;

/** The address once a mailed link has shown that it is theirs; until then it may be anybody's. */
export function provenAddress({ email, verifiedAt }: ClientRow): string | null {
	return verifiedAt === null ? null : email;
}

/** Whether an edit asks for another e-mail address. */
export function isNewEmail(row: ClientRow, given: ClientEdit): given is ClientEdit & { email: string } {
	return given.email !== undefined && given.email !== row.email;
}

/** Whether an edit changes by what the account is known and entered: its address, phone or login name. */
export function changesWho(row: ClientRow, given: ClientEdit): boolean {
	const { phone, login_name } = given;
	const isNewPhone = phone !== undefined && phone !== row.phone;
	const isNewName = login_name !== undefined && login_name !== row.loginName;
	return isNewEmail(row, given) || isNewPhone || isNewName;
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
		...(row.language !== null && { language: row.language }),
		...(row.pendingEmail !== null && { pendingEmail: row.pendingEmail }),
		...(row.sizes !== null && { sizes: shownSizes(row.sizes) }),
		...(row.measures !== null && { measures: row.measures }),
		createdAt: row.createdAt.toISOString(),
	};
}

const shownSizes = (sizes: OwnSizes) =>
	Object.fromEntries(Object.entries(sizes).map(([group, worn]) => [group, [...(worn ?? [])]]));
