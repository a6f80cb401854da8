import { eq } from "drizzle-orm";
import type { NameTranslations } from "#core/rules/translations.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { category, collection } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { refreshStaleDocuments } from "../../search/documents.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";

/** The search documents of so many products are made anew at once, of others soon after. */
const DOCUMENTS_AT_ONCE = 200;

/** Says what a category is called in other languages. */
export function translateCategory(deps: Deps, actor: StaffMember, id: number, translations: NameTranslations | null) {
	return translate(deps, actor, "category", { id, translations }, async (tx) => {
		const [row] = await tx.update(category).set({ translations }).where(eq(category.id, id)).returning();
		return row && { id_category: row.id, name: row.name, parent: row.parent };
	});
}

/** Says what a collection is called in other languages. */
export function translateCollection(deps: Deps, actor: StaffMember, id: number, translations: NameTranslations | null) {
	return translate(deps, actor, "collection", { id, translations }, async (tx) => {
		const [row] = await tx.update(collection).set({ translations }).where(eq(collection.id, id)).returning();
		return row && { id_collection: row.id, name: row.name };
	});
}

async function translate<Shelf extends { name: string }>(
	deps: Deps,
	actor: StaffMember,
	kind: "category" | "collection",
	{ id, translations }: { id: number; translations: NameTranslations | null },
	write: (tx: Tx) => Promise<Shelf | undefined>,
) {
	return change(deps, async (tx, touch) => {
		const shelf = await write(tx);
		if (!shelf) throw new AppError("not_found", `There is no such ${kind}`);
		await refreshStaleDocuments(tx, DOCUMENTS_AT_ONCE);
		await noteInAuditLog(deps, tx, actor, `selectors.${kind}Names`, id, { name: shelf.name, translations });
		touch("catalogue");
		return { ...shelf, ...(translations && { translations }) };
	});
}
