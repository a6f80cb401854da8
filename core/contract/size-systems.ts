import { z } from "zod";
import { sizeSystems as calls } from "../calls/size-systems.ts";
import { sizeSystemMessages } from "../messages/size-systems.ts";
import { areSizesUnique, SIZES_MAX } from "../rules/sizes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line, Size, text } from "./fields.ts";
import { answeredTranslations, givenTranslations } from "./translations.ts";

export const SizeSystem = z.object({
	id: z.string(),
	name: z.string(),
	translations: answeredTranslations("name"),
	/** Smallest first, or however the shop puts them. */
	sizes: z.array(z.string()),
	/** Stays with its products and cannot be chosen for others. */
	hidden: z.boolean(),
	/** A product names it, so it cannot be deleted. */
	inUse: z.boolean(),
});
export type SizeSystem = z.infer<typeof SizeSystem>;

export const SystemId = text(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be the id of a size system");

const SystemName = line({
	max: 60,
	message: sizeSystemMessages.name,
	tooLong: sizeSystemMessages.nameTooLong,
	invalid: sizeSystemMessages.nameInvalid,
});

/** The sizes of a system, or those of it that a product offers. */
export const Sizes = z
	.array(Size)
	.min(1, sizeSystemMessages.sizes)
	.max(SIZES_MAX, sizeSystemMessages.sizesMax)
	.refine(areSizesUnique, sizeSystemMessages.sizesUnique);

export const NewSizeSystem = z.object({
	name: SystemName,
	/** Its names in other languages, all of them at once; null takes them away. */
	translations: givenTranslations({ name: SystemName }),
	sizes: Sizes,
});
export type NewSizeSystem = z.infer<typeof NewSizeSystem>;

export const SizeSystemChange = NewSizeSystem.partial().extend({ hidden: z.boolean().optional() });
export type SizeSystemChange = z.infer<typeof SizeSystemChange>;

const named = z.object({ id: SystemId });

export const schemas = {
	list: {
		summary: "The systems of sizes products are made in, hidden ones too",
		reply: z.array(SizeSystem),
	},
	add: {
		summary: "Adds a system of sizes; 409 for a name that is taken",
		body: NewSizeSystem,
		reply: SizeSystem,
	},
	change: {
		summary: "Renames, hides or shows a system, or sets its sizes in order; 409 for a size that products still offer",
		params: named,
		body: SizeSystemChange,
		reply: SizeSystem,
	},
	remove: {
		summary: "Deletes a system that no product names; 409 for one in use, which can only be hidden",
		params: named,
		reply: z.object({ message: z.string() }),
	},
} satisfies Record<string, Described>;

export const sizeSystems = endpoints(calls, schemas);
