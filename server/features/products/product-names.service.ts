import { and, eq, isNull } from "drizzle-orm";
import { LANGUAGES } from "#core/languages.ts";
import { productFormMessages } from "#core/messages.ts";
import { isColourName, isProductName, type NameRule } from "#core/rules/names.ts";
import type { ProductTranslations } from "#core/rules/translations.ts";
import type { Tx } from "../../db/client.ts";
import { variant } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";

type Named = {
	name?: string | undefined;
	translations?: ProductTranslations | null | undefined;
	variants?: readonly { ColorName: string }[] | undefined;
};

/** Refuses names with digits while the owner wants none. What is called so already keeps its name. */
export async function refuseNames(
	tx: Tx,
	rule: NameRule,
	{ name, translations, variants = [] }: Named,
	before: { id: number; name: string; translations: ProductTranslations | null } | null,
): Promise<void> {
	const fields: Record<string, string> = {};
	if (name !== undefined && name !== before?.name && !isProductName(name, rule)) fields.name = productFormMessages.name;
	for (const language of LANGUAGES) {
		const translated = translations?.[language]?.name;
		const isNew = translated !== undefined && translated !== before?.translations?.[language]?.name;
		if (isNew && !isProductName(translated, rule)) fields[`translations.${language}.name`] = productFormMessages.name;
	}
	const wrong = [...variants.entries()].filter(([, { ColorName }]) => !isColourName(ColorName, rule));
	const known = before && wrong.length > 0 ? await colourNames(tx, before.id) : new Set();
	for (const [place, { ColorName }] of wrong)
		if (!known.has(ColorName)) fields[`variants.${place}.ColorName`] = productFormMessages.colour;
	const [first] = Object.entries(fields);
	if (first) throw new AppError("invalid_input", first.join(": "), { fields });
}

async function colourNames(tx: Tx, productId: number): Promise<Set<string>> {
	const rows = await tx
		.select({ name: variant.colorName })
		.from(variant)
		.where(and(eq(variant.productId, productId), isNull(variant.removedAt)));
	return new Set(rows.map((row) => row.name));
}
