import { sql } from "drizzle-orm";
import type { NewCategory } from "#core/contract/selectors.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { uniquely } from "../../in-use.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { isRemoved, lastPlace, lockShelves, usedIds } from "./shelves.queries.ts";

type Added = { id_category: number; name: string; parent: number };

/** Adds a garment type under an id of one's own, or under the next free one. */
export async function addCategory(deps: Deps, actor: StaffMember, given: NewCategory): Promise<Added> {
	const { name, parent, translations = null } = given;
	const { removedCategoryId } = refusalMessages;
	return uniquely(
		change(deps, async (tx, touch) => {
			await lockShelves(tx, "category");
			if (given.id_category && (await isRemoved(tx, "category", given.id_category)))
				throw new AppError("in_use", removedCategoryId, { fields: { id_category: removedCategoryId } });
			const { rows } = await tx.execute<Added>(sql`
				insert into category (id, name, parent, translations, position)
				values (
					coalesce(${given.id_category ?? null}::int, ${NEXT_FREE_ID}), ${name}, ${parent},
					${translations && JSON.stringify(translations)}::jsonb, ${lastPlace("category")}
				)
				returning id as id_category, name, parent`);
			const added = rows[0] as Added;
			await noteInAuditLog(deps, tx, actor, "selectors.addCategory", added.id_category, { name, parent });
			touch("catalogue", "shelves");
			return added;
		}),
	);
}

/** The lowest id above Women and Men that nobody has or had. */
const NEXT_FREE_ID = sql`(
	with taken as (${usedIds("category")})
	select min(c.id + 1) from taken c where c.id between 2 and 2147483646 and not exists (select from taken n where n.id = c.id + 1)
)`;
