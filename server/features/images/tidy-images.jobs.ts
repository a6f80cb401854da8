import { inArray } from "drizzle-orm";
import { image } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { readPictureName } from "./picture-name.rules.ts";

/** A file this young may still get its row. */
const GRACE_MS = 3_600_000;
const AT_ONCE = 500;

/** Removes files that no row knows: of uploads that broke off between the two, and what was never finished. */
export async function tidyImages({ db, storages, now }: Deps): Promise<void> {
	const before = now().getTime() - GRACE_MS;
	let batch: string[] = [];
	const removeUnknown = async () => {
		const ids = new Map(batch.map((file) => [file, idsOf(file)]));
		const rows = await db
			.select({ id: image.id })
			.from(image)
			.where(inArray(image.id, [...ids.values()].flat()));
		const known = new Set(rows.map(({ id }) => id));
		for (const [file, named] of ids) {
			if (!named.some((id) => known.has(id))) await storages.current.remove(file);
		}
		batch = [];
	};
	for await (const { file, modifiedAt } of storages.current.list()) {
		if (modifiedAt.getTime() > before || file.startsWith("fetched")) continue;
		batch.push(file);
		if (batch.length >= AT_ONCE) await removeUnknown();
	}
	if (batch.length > 0) await removeUnknown();
}

/** The pictures a file can belong to; none for one that was never finished. */
function idsOf(file: string): string[] {
	const name = file.replace(/^sized\//, "").replace(/\.avif$/, ".webp");
	return readPictureName(name).map(({ id }) => id);
}
