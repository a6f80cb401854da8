import { isDeepStrictEqual } from "node:util";
import type { Tx } from "../../db/client.ts";
import type { ColourChange } from "../../db/schema.ts";
import type { HeldProduct } from "./changes.queries.ts";
import { readLooks, removeVariants, restoreVariants, writeLooks } from "./colours.queries.ts";

/** What was put back of one product's colours, as a change of its own. */
type PutBack = { addedVariants: number[]; removedVariants: number[]; colours: ColourChange[] };

/** Colours that came with a change go, those that went come back; looks come back that nobody changed since, others are told. */
export async function takeBackColours(
	tx: Tx,
	products: readonly Pick<HeldProduct, "id" | "addedVariants" | "removedVariants" | "colours">[],
	now: Date,
): Promise<{ colours: Map<number, PutBack>; kept: Set<number> }> {
	const kept = new Set<number>();
	const all = products.flatMap(({ colours }) => colours);
	const looks = await readLooks(
		tx,
		all.map(({ variantId }) => variantId),
	);
	const own = (change: ColourChange) => isDeepStrictEqual(looks.get(change.variantId), change.after);
	await writeLooks(
		tx,
		all.filter(own).map(({ variantId, before }) => ({ variantId, look: before })),
	);
	const [removed, restored] = [
		new Set(
			await removeVariants(
				tx,
				products.flatMap(({ addedVariants }) => addedVariants),
				now,
			),
		),
		new Set(
			await restoreVariants(
				tx,
				products.flatMap(({ removedVariants }) => removedVariants),
			),
		),
	];
	const putBack = products.map(({ id, addedVariants, removedVariants, colours }) => {
		if (!colours.every(own) || removedVariants.some((variant) => !restored.has(variant))) kept.add(id);
		const part: PutBack = {
			addedVariants: removedVariants.filter((variant) => restored.has(variant)),
			removedVariants: addedVariants.filter((variant) => removed.has(variant)),
			colours: colours.filter(own).map(({ variantId, before, after }) => ({ variantId, before: after, after: before })),
		};
		return [id, part] as const;
	});
	return { colours: new Map(putBack), kept };
}
