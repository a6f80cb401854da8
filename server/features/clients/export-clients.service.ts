import { Readable } from "node:stream";
import { BYTE_ORDER_MARK, csvLine } from "#core/rules/csv.ts";
import type { Deps } from "../../deps.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { type ClientWithOrders, listClientsAfter } from "./clients.queries.ts";

const AT_ONCE = 500;
const COLUMNS = [
	"Client",
	"Since",
	"Account",
	"Login name",
	"Name",
	"Last name",
	"Phone",
	"E-mail",
	"E-mail confirmed",
	"Language",
	"Street",
	"City",
	"Province",
	"Zip code",
	"Address details",
	"Sizes",
	"Orders",
	"Last order",
];

/** Clients as CSV, a few hundred at a time and no faster than they are taken. That they were taken is noted first. */
export async function clientsAsCsv(deps: Deps, actor: StaffMember, search: string): Promise<Readable> {
	const first = await pageAfter(deps, search, 0);
	await deps.db.transaction((tx) => noteInAuditLog(deps, tx, actor, "clients.export", search.trim()));
	return Readable.from(lines(deps, search, first));
}

const pageAfter = ({ replica }: Deps, search: string, after: number) =>
	replica.read(({ db }) => listClientsAfter(db, search, after, AT_ONCE));

async function* lines(deps: Deps, search: string, first: ClientWithOrders[]): AsyncGenerator<string> {
	yield BYTE_ORDER_MARK + csvLine(COLUMNS);
	for (let page = first; page.length > 0; ) {
		yield page.map((one) => csvLine(cellsOf(one))).join("");
		const last = page.at(-1) as ClientWithOrders;
		page = page.length < AT_ONCE ? [] : await pageAfter(deps, search, last.row.id);
	}
}

/** What a shop may say of somebody; nothing by which one gets in, nor what is only being changed. */
function cellsOf({ row, orders, lastOrder }: ClientWithOrders): (string | number | null)[] {
	return [
		row.id,
		row.createdAt.toISOString(),
		row.isRegistered ? "registered" : "guest",
		row.loginName ?? "",
		row.name,
		row.lastname,
		row.phone,
		row.email ?? "",
		row.verifiedAt?.toISOString() ?? "",
		row.language ?? "",
		row.streetNumber,
		row.city,
		row.provinceDepartment,
		row.zipCode,
		row.particularDetails,
		Object.entries(row.sizes ?? {})
			.map(([group, worn]) => `${group}: ${(worn ?? []).join(", ")}`)
			.join("; "),
		orders,
		lastOrder?.toISOString() ?? "",
	];
}
