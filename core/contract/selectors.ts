import { z } from "zod";
import { selectors as calls } from "../calls/selectors.ts";
import { GARMENT_GROUPS } from "../rules/garment-groups.ts";
import { MEN, WOMEN } from "../rules/genders.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { OwnPicture, Spoken, text, whole } from "./fields.ts";
import { answeredTranslations, givenTranslations } from "./translations.ts";

export const Category = z.object({ id_category: z.number().int(), name: z.string() });
export type Category = z.infer<typeof Category>;
/** The address of the picture the owner has chosen for it, if any. */
const picture = z.string().optional();
/** With the group of garments a type belongs to, where its name tells. */
const GroupedCategory = Category.extend({ group: z.enum(GARMENT_GROUPS).optional(), picture });
const Collection = z.object({ id_collection: z.number().int(), name: z.string(), picture });

const Name = text(80).trim().min(1, "must not be empty");

/** Ids up to 2 are Women and Men. Without an id of one's own the category gets the next free one. */
export const NewCategory = z.object({
	id_category: z.union([whole(MEN + 1, 2_147_483_647), z.literal("").transform(() => undefined)]).nullish(),
	name: Name,
	parent: whole(WOMEN, MEN),
	translations: givenTranslations({ name: Name }),
});
export type NewCategory = z.infer<typeof NewCategory>;

const spoken = Spoken.prefault({});
const translations = answeredTranslations("name");
const Id = z.object({ id: whole(1, 2_147_483_647) });

const kept = {
	translations,
	picture,
	/** Not offered to shoppers; whoever names it still finds its products. */
	hidden: z.boolean(),
	/** How many products are in it, in whatever state. */
	products: z.number().int(),
};
const StaffCategory = Category.extend({ parent: z.number().int().nullable(), ...kept });
export type StaffCategory = z.infer<typeof StaffCategory>;
const StaffCollection = Collection.extend(kept);
export type StaffCollection = z.infer<typeof StaffCollection>;

const NewCollection = z.object({ name: Name, translations: givenTranslations({ name: Name }) });
export type NewCollection = z.infer<typeof NewCollection>;
/** What categories and collections are called. */
export const ShelfName = Name;

/** What is not given stays as it is. */
const ShelfChange = z.strictObject({
	name: Name.optional(),
	/** Its names in other languages, all of them at once; null takes them away. */
	translations: givenTranslations({ name: Name }),
	hidden: z.boolean().optional(),
	/** The address of an uploaded picture; null takes the picture away. */
	picture: OwnPicture.nullable().optional(),
	/** Its place among those beside it, from 0. */
	place: whole(0, 10_000).optional(),
});
export type ShelfChange = z.infer<typeof ShelfChange>;
const Removed = z.object({ message: z.string() });

export const schemas = {
	addCategory: {
		summary:
			"Adds a garment type below Women (1) or Men (2); 409 for an id that is taken, or a name that is taken below the same",
		body: NewCategory,
		reply: Category.extend({ parent: z.number().int() }),
	},
	categories: {
		summary: "Women's and men's categories: ids 1 and 2 are Women and Men themselves, ids above are garment types",
		query: spoken,
		reply: z.object({ men: z.array(GroupedCategory), women: z.array(GroupedCategory) }),
	},
	collections: {
		summary: "The collections: the four seasons, and those of the shop",
		query: spoken,
		reply: z.array(Collection),
	},
	shelves: {
		summary:
			"Categories and collections, hidden ones too, with their names in every language and how many products are in them",
		reply: z.object({ categories: z.array(StaffCategory), collections: z.array(StaffCollection) }),
	},
	changeCategory: {
		summary:
			"Renames, translates, moves, pictures, hides or shows a category; Women and Men are only translated and pictured",
		params: Id,
		body: ShelfChange,
		reply: StaffCategory,
	},
	removeCategory: {
		summary: "Deletes a garment type without products; 409 for one in use, which can only be hidden",
		params: Id,
		reply: Removed,
	},
	addCollection: {
		summary: "Adds a collection beside the seasons; 409 for a name that is taken",
		body: NewCollection,
		reply: StaffCollection,
	},
	changeCollection: {
		summary:
			"Renames, translates, moves, pictures, hides or shows a collection; the seasons keep their names and are never hidden",
		params: Id,
		body: ShelfChange,
		reply: StaffCollection,
	},
	removeCollection: {
		summary: "Deletes a collection without products; 409 for one in use, which can only be hidden",
		params: Id,
		reply: Removed,
	},
} satisfies Record<string, Described>;

export const selectors = endpoints(calls, schemas);
