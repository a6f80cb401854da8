import { audit } from "#core/contract/audit.ts";
import { UNDO_MS } from "#core/rules/undo.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { listAuditEntries } from "./audit-log.queries.ts";

export function auditLogRoutes(app: App, deps: Deps): void {
	route(app, deps, audit.list, async ({ query }) => {
		const { entries, total } = await listAuditEntries(deps.db, {
			...query,
			undoableSince: new Date(deps.now().getTime() - UNDO_MS),
		});
		return new Answer(entries, { headers: { "x-total-count": String(total) } });
	});
}
