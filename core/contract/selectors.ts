import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const Category = z.object({ id_category: z.number().int(), name: z.string() });
export type Category = z.infer<typeof Category>;
export const Collection = z.object({ id_collection: z.number().int(), name: z.string() });
export type Collection = z.infer<typeof Collection>;

export const WOMEN = 1;
export const MEN = 2;

export const selectors = {
	categories: endpoint({
		method: "GET",
		path: "/selectors/categories",
		access: "public",
		summary: "Women's and men's categories: ids 1 and 2 are Women and Men themselves, ids above are garment types",
		reply: z.object({ men: z.array(Category), women: z.array(Category) }),
		kept: true,
	}),
	collections: endpoint({
		method: "GET",
		path: "/selectors/collections",
		access: "public",
		summary: "The seasonal collections",
		reply: z.array(Collection),
		kept: true,
	}),
};
