import type { Product } from "#core/contract/products.ts";
import { send, sendJson } from "../../../bench/steady.ts";
import { somebody } from "./buyers.ts";

type Answer = Awaited<ReturnType<typeof send>>;
export type Errand = { name: string; run: () => Promise<Answer> };

const PASSWORD = "errand-Pass-1";

/** What shoppers do beside looking at pages and paying: they log in, their cart is saved, a script of a page is fetched. */
export async function errandsOf(origin: string): Promise<Errand[]> {
	const name = await signUp(origin);
	const { text } = await logIn(origin, name);
	const { token, client } = JSON.parse(text) as { token: string; client: { phone: number } };
	const products = await sendJson<Product[]>(`${origin}/api/products?limit=20`);
	const inStock = products.filter(({ variants }) => (variants[0]?.Stocks.M ?? 0) > 2).slice(0, 5);
	const page = await send(`${origin}/home`, { headers: { "accept-encoding": "identity" } });
	const script = /\/assets\/[\w./-]+\.js/.exec(page.text)?.[0];
	if (!script) throw new Error("the page /home names no script");
	const headers = { authorization: `Bearer ${token}` };
	let saved = 0;
	const cart = () => {
		saved += 1;
		const cart_items = inStock.map(({ id_product, variants: [variant] }) => ({
			id_product,
			variants: [{ ColorName: variant?.ColorName, Stocks: { M: 1 + (saved % 2) } }],
		}));
		return send(`${origin}/api/cart/${client.phone}`, { method: "PUT", headers, body: { cart_items } });
	};
	return [
		{ name: "log-in", run: () => logIn(origin, name) },
		{ name: "cart", run: cart },
		{ name: script, run: () => send(`${origin}${script}`) },
	];
}

async function signUp(origin: string): Promise<string> {
	const { address, email, phone } = somebody();
	const name = `errand${phone}`;
	const body = {
		login_name: name,
		login_password: PASSWORD,
		name: "Ana",
		lastname: "Prueba",
		phone,
		email,
		address: {
			streetNumber: "Calle 1 23",
			city: "Rosario",
			provinceDepartment: "Santa Fe",
			zipCode: "2000",
			particularDetails: "",
		},
	};
	await sendJson(`${origin}/api/client`, { method: "POST", headers: { "x-forwarded-for": address }, body });
	return name;
}

function logIn(origin: string, login_name: string): Promise<Answer> {
	const headers = { "x-forwarded-for": somebody().address, "accept-encoding": "identity" };
	const body = { login_name, login_password: PASSWORD };
	return send(`${origin}/api/login`, { method: "POST", headers, body });
}
