import { sql } from "drizzle-orm";
import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";

const AT_ONCE = 1000;

/** Puts on sale what waited for its time. Whoever else does so at the same moment finds nothing left to put. */
export async function publishDue(deps: Pick<Deps, "db" | "cache" | "instance" | "config" | "now">): Promise<void> {
	const now = deps.now();
	for (let count = AT_ONCE; count === AT_ONCE; ) {
		count = await change(deps, async (tx, touch) => {
			const { rows } = await tx.execute<{ id: number; name: string }>(sql`
				update product set off_sale_at = null, draft = false, publish_at = null, version = version + 1, updated_at = ${now}
				where id in (select id from product where publish_at <= ${now} order by id limit ${AT_ONCE} for no key update skip locked)
				returning id, name`);
			for (const { id, name } of rows) {
				await noteInAuditLog(deps, tx, { staffId: null, userName: "the shop" }, "products.publish", id, { name });
				touch("catalogue", `product:${id}`, `stock:${id}`);
			}
			return rows.length;
		});
	}
}
