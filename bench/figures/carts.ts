import type { Product } from "#core/contract/products.ts";
import { compareWork, earlierFigures, turnDetails } from "../clients.ts";
import { earlierBuilt } from "../earlier.ts";
import { atLeast, type Figure } from "../figure.ts";
import { type Bare, databaseOf, type Running, startBare, startShop } from "../processes.ts";
import { send, sendJson } from "../steady.ts";
import { clientToken } from "./accounts.ts";

/** Saving a cart of five lines beside a bare server that writes the same rows. */
export async function cartFigures(): Promise<Figure[]> {
	const shop = await startShop();
	const built = await earlierBuilt();
	const earlier = built && (await startShop({}, undefined, built));
	const bare = await startBare("carts", { databaseUrl: await databaseOf(shop) });
	try {
		const turn = await compareWork(8, {
			ours: await saverOf(shop),
			reference: await saverOf(shop, bare),
			earlier: earlier && (await saverOf(earlier)),
		});
		const { ours, reference, ratio } = turn;
		return [
			{
				name: "saving a cart of 5 lines, 8 tabs of one client",
				value: `${Math.round(ours.perSecond)} saves/s beside ${Math.round(reference.perSecond)}`,
				...atLeast(0.35, ratio, ours.failures),
				details: turnDetails(turn),
			},
			...earlierFigures("saved carts", turn),
		];
	} finally {
		await bare.stop();
		await earlier?.end();
		await shop.end();
	}
}

/** Saves the demo client's cart of that shop, there or at the server that does the same for it. */
export async function saverOf(shop: Running, { address, pid }: Pick<Bare, "address" | "pid"> = shop) {
	const { token, phone } = await clientToken(shop.address);
	const products = await sendJson<Product[]>(`${shop.address}/api/products?limit=40`);
	const inStock = products.filter(({ variants }) => (variants[0]?.Stocks.M ?? 0) > 2).slice(0, 5);
	let count = 0;
	const once = async () => {
		count += 1;
		const quantity = 1 + (count % 2);
		const cart_items = inStock.map(({ id_product, variants: [variant] }) => ({
			id_product,
			variants: [{ ColorName: variant?.ColorName, Stocks: { M: quantity } }],
		}));
		const headers = { authorization: `Bearer ${token}` };
		const { status } = await send(`${address}/api/cart/${phone}`, { method: "PUT", headers, body: { cart_items } });
		return status === 200;
	};
	return { once, pid };
}
