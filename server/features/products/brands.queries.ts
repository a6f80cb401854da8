import type { Deps } from "../../deps.ts";

type BrandCount = { brand: string; count: number };

/** Every brand with how many of its products are on sale, read once until the catalogue changes. */
export function readBrands({ pool, cache }: Pick<Deps, "pool" | "cache">): Promise<BrandCount[]> {
	return cache.counts.get("brands", "catalogue", async () => {
		const { rows } = await pool.query<BrandCount>(`
			select brand, count(*)::int as count from product where off_sale_at is null and brand <> ''
			group by brand order by count desc, brand`);
		return rows;
	});
}
