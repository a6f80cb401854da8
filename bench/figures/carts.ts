import type { Product } from "#core/contract/products.ts";
import { compareWork } from "../clients.ts";
import { atLeast, type Figure } from "../figure.ts";
import { databaseOf, startBare, startShop } from "../processes.ts";
import { send, sendJson } from "../steady.ts";
import { clientToken } from "./accounts.ts";

/** Saving a cart of five lines beside a bare server that writes the same rows. */
export async function cartFigures(): Promise<Figure[]> {
	const shop = await startShop();
	const bare = await startBare("carts", { databaseUrl: await databaseOf(shop) });
	try {
		const { token, phone } = await clientToken(shop.address);
		const products = await sendJson<Product[]>(`${shop.address}/api/products?limit=40`);
		const inStock = products.filter(({ variants }) => (variants[0]?.Stocks.M ?? 0) > 2).slice(0, 5);
		let count = 0;
		const saveAt = (origin: string) => async () => {
			count += 1;
			const quantity = 1 + (count % 2);
			const cart_items = inStock.map(({ id_product, variants: [variant] }) => ({
				id_product,
				variants: [{ ColorName: variant?.ColorName, Stocks: { M: quantity } }],
			}));
			const headers = { authorization: `Bearer ${token}` };
			return (
				(await send(`${origin}/api/cart/${phone}`, { method: "PUT", headers, body: { cart_items } })).status === 200
			);
		};
		const { ours, reference, ratio } = await compareWork(8, {
			ours: saveAt(shop.address),
			reference: saveAt(bare.address),
		});
		return [
			{
				name: "saving a cart of 5 lines, 8 tabs of one client",
				value: `${Math.round(ours.perSecond)} saves/s beside ${Math.round(reference.perSecond)}`,
				...atLeast(0.35, ratio, ours.failures),
				details: { p50: ours.p50, p99: ours.p99, failures: ours.failures },
			},
		];
	} finally {
		await bare.stop();
		await shop.end();
	}
}
