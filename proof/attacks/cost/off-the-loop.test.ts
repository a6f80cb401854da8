import sharp from "sharp";
import { beforeAll, expect } from "vitest";
import { addressOf } from "#core/calls/call.ts";
import { clients } from "#core/contract/clients.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { images, UPLOAD_PIXELS_MAX } from "#core/contract/images.ts";
import { orders } from "#core/contract/orders.ts";
import { sessions } from "#core/contract/sessions.ts";
import { createPasswords } from "#server/features/credentials/passwords.service.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { multipart } from "#server/testing/uploads.ts";
import { fuzzedShop } from "../fuzzed-shop.ts";
import { dearest, judge } from "./judge.ts";

const ORDERS = 3_000;
const LINES = 10;
const MOST_MS = 300_000;

const { shop, test } = shopTest({ ...fuzzedShop, passwords: createPasswords() });
let staff: string;
let buyer: Awaited<ReturnType<typeof addClient>>;
beforeAll(async () => {
	staff = (await addStaff(shop, "admin")).token;
	buyer = await addClient(shop);
	await addProduct(shop);
	await shop.pool.query(
		`with made as (
			insert into orders (client_id, status, currency, subtotal_cents, discount_cents, total_cents, tax_rate, stock_state, name, lastname, email)
			select $1::int, 'Processing', 'ARS', 4990, 0, 4990, 21, 'reserved', repeat('ñ', 80), repeat('ñ', 80), 'ana@shop.test' from generate_series(1, $2)
			returning id
		)
		insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents)
		select made.id, line, variant.product_id, variant.id, repeat('ñ', 120), 'Blanco', 'M', 1, 499
		from made, variant, generate_series(1, $3) line`,
		[buyer.id, ORDERS, LINES],
	);
}, 120_000);

/** The event loop is held up by no part of a call's work, however much of it there is. */
async function expectNoDelay(endpoint: Endpoint, given: object, token?: string, status = 200): Promise<void> {
	const { body, headers } = given as { body?: object; headers?: object };
	const request = {
		method: endpoint.method,
		url: addressOf(endpoint, given),
		headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
		...(body && { payload: body }),
	};
	// What is answered is not read as JSON here: that would be this test's own delay.
	const send = async () => (await shop.app.inject(request)).statusCode;
	const judged = await judge({ label: endpoint.path, prepare: async () => send, worksElsewhere: () => true });
	expect(judged.status).toBe(status);
	expect(judged.isTooDear, dearest([judged]).join()).toBe(false);
}

test("the largest picture that is taken is drawn beside the event loop", { timeout: MOST_MS }, async () => {
	const side = Math.floor(Math.sqrt(UPLOAD_PIXELS_MAX));
	const picture = sharp({ create: { width: side, height: side, channels: 3, background: "#8a4" } });
	await expectNoDelay(images.upload, multipart(await picture.png({ compressionLevel: 1 }).toBuffer()), staff, 201);
});

test("passwords are compared beside the event loop", { timeout: MOST_MS }, async () => {
	const body = { login_name: "nobody at all", login_password: "ñ".repeat(60) };
	await expectNoDelay(sessions.logIn, { body }, undefined, 401);
});

test("thousands of orders are exported in slices", { timeout: MOST_MS }, async () => {
	await expectNoDelay(orders.export, {}, staff);
});

test("everything about a client with thousands of orders is exported in slices", { timeout: MOST_MS }, async () => {
	await expectNoDelay(clients.exportMine, {}, buyer.token);
});
