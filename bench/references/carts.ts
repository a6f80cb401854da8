import { createHash } from "node:crypto";
import { PRODUCTS } from "#server/features/products/products.queries.ts";
import { inTransaction, listenJson, openPool, readBody } from "./listen.ts";

type Line = { id_product: number; variants: [{ ColorName: string; Stocks: Record<string, number> }] };

/** node:http and pg saving a client's cart: whose token, lock, units left, lines, and the products to answer with. */
export async function saveCarts({ databaseUrl }: { databaseUrl: string }): Promise<string> {
	const pool = openPool(databaseUrl);
	return listenJson(async (request) => {
		const hash = createHash("sha256")
			.update((request.headers.authorization ?? "").slice(7))
			.digest();
		const { rows } = await pool.query<{ id: number }>(
			"select c.id from session s join client c on c.id = s.client_id where s.token_hash = $1 and s.expires_at > now()",
			[hash],
		);
		const [client] = rows;
		if (!client) throw new Error("nobody");
		const { cart_items } = await readBody<{ cart_items: Line[] }>(request);
		const ids = cart_items.map(({ id_product }) => id_product);
		await inTransaction(pool, async (tx) => {
			await tx.query(
				"insert into cart (client_id, updated_at) values ($1, now()) on conflict (client_id) do update set updated_at = now()",
				[client.id],
			);
			await tx.query(
				`select v.product_id, v.color_name, s.size, s.on_hand - s.reserved as left
				from variant v join stock s on s.variant_id = v.id where v.product_id = any($1)`,
				[ids],
			);
			await tx.query("delete from cart_line where client_id = $1 and not product_id = any($2)", [client.id, ids]);
			const columns = [
				ids,
				cart_items.map(({ variants: [{ ColorName }] }) => ColorName),
				cart_items.map(({ variants: [{ Stocks }] }) => Object.keys(Stocks)[0]),
				cart_items.map(({ variants: [{ Stocks }] }) => Object.values(Stocks)[0]),
			];
			await tx.query(
				`insert into cart_line (client_id, product_id, color_name, size, quantity, added_at)
				select $1, product_id, color_name, size, quantity, now()
				from unnest($2::int[], $3::text[], $4::text[], $5::int[]) as given (product_id, color_name, size, quantity)
				on conflict (client_id, product_id, color_name, size) do update set quantity = excluded.quantity`,
				[client.id, ...columns],
			);
		});
		return (await pool.query({ name: "products", text: PRODUCTS, values: [ids, null] })).rows;
	});
}
