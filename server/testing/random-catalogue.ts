import fc from "fast-check";
import type { ProductFilter } from "#core/contract/product-query.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { LETTER_SIZES } from "#core/rules/sizes.ts";
import { refreshStaleDocuments } from "../search/documents.ts";
import type { TestShop } from "./app.ts";
import { addCategory } from "./factories.ts";

/** Garment types with the group they belong to. */
export const TYPES = [
	{ name: "Women's tops", parent: WOMEN, group: "tops" },
	{ name: "Women's skirts", parent: WOMEN, group: "bottoms" },
	{ name: "Men's tees", parent: MEN, group: "tops" },
	{ name: "Men's scarves", parent: MEN, group: null },
] as const;
export const DOTS = { "#111111": "black", "#b3212a": "red", "#2b4f9e": "blue", "": null } as const;
const BRANDS = ["Lino Norte", "Puerto", "Faro, Sur", ""];
const SIZES = [...LETTER_SIZES, "36", "36.5"];

const anyColour = fc.record({
	dot: fc.constantFrom(...(Object.keys(DOTS) as (keyof typeof DOTS)[])),
	inStock: fc.subarray(SIZES),
	isRemoved: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});
const anyProduct = fc.record({
	name: fc.constantFrom("Linen tee", "Wool skirt"),
	brand: fc.constantFrom(...BRANDS),
	cents: fc.constantFrom(1000, 1999, 2000, 5000),
	isOffer: fc.boolean(),
	collection: fc.integer({ min: 1, max: 4 }),
	/** Women, Men, and the types. */
	category: fc.integer({ min: 1, max: 2 + TYPES.length }),
	isOffSale: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
	sizes: fc.subarray(SIZES, { minLength: 1 }),
	colours: fc.array(anyColour, { maxLength: 3 }),
});
export type Made = typeof anyProduct extends fc.Arbitrary<infer M> ? M : never;
export const anyCatalogue = fc.array(anyProduct, { maxLength: 25 });

const listOf = (...values: string[]) => fc.subarray(values, { minLength: 1 }).map((chosen) => chosen.join());
export const anyFilter: fc.Arbitrary<ProductFilter> = fc.record(
	{
		offer: fc.constantFrom("true" as const, "false" as const),
		collection: fc.integer({ min: 0, max: 5 }),
		category: fc.integer({ min: 0, max: 3 + TYPES.length }),
		filters: fc.constantFrom("remera", "lana"),
		size: listOf(...SIZES, "7XL"),
		color: listOf("black", "red", "blue", "mauve"),
		brand: listOf("Lino Norte", "Puerto", "Faro, Sur", "Nobody"),
		min: fc.constantFrom(9, 10, 20),
		max: fc.constantFrom(18, 20, 50),
		stock: fc.constantFrom("0" as const, "1" as const),
		fits: fc.constantFrom("tops:M.36.5", "bottoms:S", "tops:36,bottoms:L.XL", "hats:M"),
	},
	{ requiredKeys: [] },
);

export async function addTypes(shop: TestShop): Promise<void> {
	for (const { name, parent } of TYPES) await addCategory(shop, name, parent);
	await shop.pool.query("insert into size (name) values ('36'), ('36.5') on conflict do nothing");
	await shop.pool.query(`
		insert into size_system (id, name, position) values ('random', 'Random', 99);
		insert into system_size (system_id, size, position) values ('random', '36', 1), ('random', '36.5', 2)`);
}

/** Puts these on the shelves in place of whatever was there. */
export async function restock(shop: TestShop, catalogue: readonly Made[]): Promise<void> {
	await shop.pool.query("update product set off_sale_at = now() where off_sale_at is null");
	for (const made of catalogue) {
		const { rows } = await shop.pool.query<{ id: number }>(
			`insert into product (name, brand, price_cents, offer_percent, price_offer_cents, collection_id, category_id, off_sale_at, offered_sizes)
			values ($1, $2, $3 * 2, case when $4 then 50 end, case when $4 then $3 end, $5, $6, case when $7 then now() end, $8) returning id`,
			[made.name, made.brand, made.cents, made.isOffer, made.collection, made.category, made.isOffSale, made.sizes],
		);
		for (const [position, colour] of made.colours.entries())
			await shop.pool.query(
				`with coloured as (
					insert into variant (product_id, color_name, swatch_hex, position, removed_at)
					values ($1, 'Colour ' || $2, $3, $2::int, case when $4 then now() end) returning id
				)
				insert into stock (variant_id, size, on_hand, reserved) select id, size, 2, case when size = any($6) then 1 else 2 end
				from coloured, unnest($5::text[]) size`,
				[rows[0]?.id, position, colour.dot, colour.isRemoved, SIZES, colour.inStock],
			);
	}
	while ((await refreshStaleDocuments(shop.db, 100)) > 0);
	shop.deps.cache.drop(["catalogue", "shelves"]);
}
