import { offers } from "#core/contract/offers.ts";
import { addStaff } from "./actors.ts";
import type { TestShop } from "./app.ts";
import { addProduct } from "./factories.ts";

/** A change of products that an admin made and that can be taken back. */
export async function addChange(shop: TestShop): Promise<number> {
	const { token } = await addStaff(shop, "admin");
	const body = { discount: 10, ids: [await addProduct(shop)] };
	return Number((await shop.call(offers.apply, { body }, token)).headers["x-change"]);
}
