import { randomUUID } from "node:crypto";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Product } from "#core/contract/products.ts";
import { TEST_CARDS, TEST_IDENTIFICATION } from "#core/rules/test-cards.ts";
import { type Bare, type Built, databaseOf, type Running, startBare, startShop } from "./processes.ts";
import { sendJson } from "./steady.ts";

export type Cards = Omit<Bare, "pid"> & { publicKey: string; accessToken: string };

/** The local card provider in a process of its own, and the shop's settings to use it. */
async function startCards(): Promise<Cards & { settings: Record<string, string> }> {
	const keysFile = join(await mkdtemp(join(tmpdir(), "perchero-cards-")), "keys.json");
	const localCards = await startBare("local-cards", { keysFile });
	const { publicKey, accessToken } = JSON.parse(await readFile(keysFile, "utf8")) as Cards;
	const settings = {
		MERCADOPAGO_ACCESS_TOKEN: accessToken,
		MERCADOPAGO_PUBLIC_KEY: publicKey,
		MERCADOPAGO_API_URL: localCards.address,
	};
	return { ...localCards, publicKey, accessToken, settings };
}

/** A shop with its card service beside it and enough units of everything that nothing sells out while it is measured; `folder` holds one that is stocked already. */
export async function startSellingShop(environment: Record<string, string> = {}, folder?: string, built?: Built) {
	const cards = await startCards();
	const shop = await startShop({ ...cards.settings, ...environment }, folder, built);
	await fillShelves(shop);
	const end = async () => {
		await shop.end();
		await cards.stop();
	};
	return { shop, cards, end };
}

async function fillShelves(shop: Running): Promise<void> {
	const database = new pg.Client({ connectionString: await databaseOf(shop) });
	await database.connect();
	await database.query(`
		with added as (update stock set on_hand = on_hand + 1000000 returning variant_id, size)
		insert into stock_ledger (variant_id, size, delta, reason) select variant_id, size, 1000000, 'staff' from added`);
	await database.end();
}

/** Payment requests with fresh card tokens, for products spread over the catalogue. */
export async function makePayments(origin: string, cards: Cards, count: number) {
	const products = await sendJson<Product[]>(`${origin}/api/products?limit=100`);
	const bodies: ReturnType<typeof paymentOf>[] = [];
	const make = async () => {
		while (bodies.length < count) {
			const product = products[bodies.length % products.length] as Product;
			const body = paymentOf(product);
			bodies.push(body);
			body.token = await makeToken(cards);
		}
	};
	await Promise.all(Array.from({ length: 8 }, make));
	return bodies;
}

function paymentOf(product: Product) {
	const [variant] = product.variants as [Product["variants"][number]];
	return {
		token: "",
		issuer_id: "310",
		payment_method_id: "visa",
		transaction_amount: product.is_offer ? product.price_offer : product.price,
		installments: 1,
		description: "Clothes",
		payer: { email: "ana@mail.test", identification: TEST_IDENTIFICATION },
		orderDetails: [{ productid: product.id_product, color: variant.ColorName, size: "M", quantity: 1 }],
		shipping: {
			name: "Ana",
			lastname: "Gómez",
			phone: 1155550123,
			email: "ana@mail.test",
			address: {
				streetNumber: "Calle 1 23",
				city: "Rosario",
				provinceDepartment: "Santa Fe",
				zipCode: "2000",
				particularDetails: "",
			},
		},
	};
}

async function makeToken({ address, publicKey }: Cards): Promise<string> {
	const [, visa] = TEST_CARDS as [unknown, (typeof TEST_CARDS)[number]];
	const [month, year] = visa.expiry.split("/").map(Number) as [number, number];
	const { id } = await sendJson<{ id: string }>(`${address}/v1/card_tokens?public_key=${publicKey}`, {
		method: "POST",
		body: {
			card_number: visa.number,
			security_code: visa.securityCode,
			expiration_month: month,
			expiration_year: 2000 + year,
			cardholder: { name: "APRO", identification: TEST_IDENTIFICATION },
		},
	});
	return id;
}

export async function isPaid(origin: string, body: unknown): Promise<boolean> {
	return sendPayment(origin, body).then(
		({ status }) => status === "approved",
		() => false,
	);
}

export function sendPayment(origin: string, body: unknown): Promise<{ status: string }> {
	const headers = { "idempotency-key": randomUUID() };
	return sendJson(`${origin}/api/payments`, { method: "POST", headers, body });
}
