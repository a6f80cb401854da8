import { z } from "zod";
import { Money } from "./fields.ts";

/** How many products a choice would show; every group is counted with the other groups' choices applied. */
export const Facets = z.object({
	total: z.number().int(),
	sale: z.object({ true: z.number().int(), false: z.number().int() }),
	collections: z.array(z.object({ id_collection: z.number().int(), name: z.string(), count: z.number().int() })),
	categories: z.array(z.object({ id_category: z.number().int(), name: z.string(), count: z.number().int() })),
	types: z.array(
		z.object({
			id_category: z.number().int(),
			name: z.string(),
			parent: z.number().int(),
			count: z.number().int(),
		}),
	),
	/** In the order of the size systems; those the other choices leave, and those chosen. */
	sizes: z.array(z.object({ size: z.string(), count: z.number().int() })),
	/** Every family of colours. */
	colors: z.array(z.object({ color: z.string(), count: z.number().int() })),
	/** The fullest first; those the other choices leave, and those chosen. */
	brands: z.array(z.object({ brand: z.string(), count: z.number().int() })),
	/** The lowest and the highest price the other choices leave; both 0 when they leave nothing. */
	price: z.object({ min: Money, max: Money }),
	/** How many of what is chosen are in stock. */
	inStock: z.number().int(),
});
export type Facets = z.infer<typeof Facets>;
