import { z } from "zod";
import { selectors as calls } from "../calls/selectors.ts";
import { GARMENT_GROUPS } from "../rules/garment-groups.ts";
import { MEN, WOMEN } from "../rules/genders.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Spoken, text, whole } from "./fields.ts";
import { answeredTranslations, givenTranslations } from "./translations.ts";

export const Category = z.object({ id_category: z.number().int(), name: z.string() });
export type Category = z.infer<typeof Category>;
/** With the group of garments a type belongs to, where its name tells. */
const GroupedCategory = Category.extend({ group: z.enum(GARMENT_GROUPS).optional() });
const Collection = z.object({ id_collection: z.number().int(), name: z.string() });

const Name = text(80).trim().min(1, "must not be empty");

/** Ids up to 2 are Women and Men. Without an id of one's own the category gets the next free one. */
export const NewCategory = z.object({
	id_category: z.union([whole(MEN + 1, 2_147_483_647), z.literal("").transform(() => undefined)]).nullish(),
	name: Name,
	parent: whole(WOMEN, MEN),
});
export type NewCategory = z.infer<typeof NewCategory>;

const spoken = Spoken.prefault({});
const translations = answeredTranslations("name");
const TranslatedNames = z.strictObject({ translations: givenTranslations({ name: Name }) });
const Id = z.object({ id: whole(1, 2_147_483_647) });
const StaffCategory = Category.extend({ parent: z.number().int().nullable(), translations });
const StaffCollection = Collection.extend({ translations });

export const schemas = {
	addCategory: {
		summary: "Adds a garment type below Women (1) or Men (2); 409 for an id or a name that is taken",
		body: NewCategory,
		reply: Category.extend({ parent: z.number().int() }),
	},
	categories: {
		summary: "Women's and men's categories: ids 1 and 2 are Women and Men themselves, ids above are garment types",
		query: spoken,
		reply: z.object({ men: z.array(GroupedCategory), women: z.array(GroupedCategory) }),
	},
	collections: {
		summary: "The seasonal collections",
		query: spoken,
		reply: z.array(Collection),
	},
	shelves: {
		summary: "Categories and collections with their names in every language",
		reply: z.object({ categories: z.array(StaffCategory), collections: z.array(StaffCollection) }),
	},
	translateCategory: {
		summary: "Says what a category is called in other languages; null takes the names away",
		params: Id,
		body: TranslatedNames,
		reply: StaffCategory,
	},
	translateCollection: {
		summary: "Says what a collection is called in other languages; null takes the names away",
		params: Id,
		body: TranslatedNames,
		reply: StaffCollection,
	},
} satisfies Record<string, Described>;

export const selectors = endpoints(calls, schemas);
