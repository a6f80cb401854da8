import { sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { payments } from "#core/contract/payments.ts";
import { settings } from "#core/contract/settings.ts";
import { statistics } from "#core/contract/statistics.ts";
import { noMailServer } from "#server/adapters/mail/mailer.ts";
import type { Tx } from "#server/db/client.ts";
import { addStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const cards = new ScriptedPayments();
const { shop, test } = shopTest({ payments: cards, config: { shopEmail: "owner@ojal.test" } });
let token: string;
beforeEach(async () => {
	({ token } = await addStaff(shop, "admin"));
});

type Mail = { subject: string; state: string; text_body: string; html_body: string };
async function newestMails(to: string): Promise<Mail[]> {
	const { rows } = await shop.db.execute<Mail>(sql`select * from mail where to_address = ${to} order by id desc`);
	return rows;
}

const changeCurrency = async (currency: string) =>
	shop.call(settings.change, { body: { version: (await shop.deps.settings.current()).version, currency } }, token);

describe("before the first order", () => {
	test("the currency can be changed, and the next order is in it", async () => {
		expect((await changeCurrency("EUR")).status).toBe(200);
		await setSettings(shop, { taxRate: 10.5, name: "Ojal", mail: { sender: "", signature: "Ana\nOjal, Rosario" } });
		expect((await shop.call(payments.config, {})).data).toMatchObject({ currency: "EUR", taxRate: 10.5 });
		const productid = await addProduct(shop, { price: 1200 });
		const body = paymentBody([{ productid }], 1200);
		expect((await pay(shop, body)).data.status).toBe("approved");
		const { rows } = await shop.db.execute(sql`select currency, tax_rate from orders`);
		expect(rows).toEqual([{ currency: "EUR", tax_rate: 10.5 }]);
		const [mail] = await newestMails(body.shipping.email);
		expect(mail?.text_body).toContain("Total: €\u00a01,200.00 EUR");
		expect(mail?.text_body).toContain("Includes tax (10.5 %)");
		expect(mail?.text_body).toMatch(/-- \nAna\nOjal, Rosario\n$/);
		expect(mail?.html_body).toContain(">Ojal</p>");
		expect((await newestMails("owner@ojal.test"))[0]?.subject).toMatch(/^New order \d+: €\u00a01,200\.00$/);
	});
});

describe("from the first order on", () => {
	test("the currency stays, whoever asks", async () => {
		const refused = await changeCurrency("USD");
		expect(refused).toMatchObject({
			status: 400,
			data: { code: "invalid_input", fields: { currency: expect.any(String) } },
		});
		expect((await changeCurrency("EUR")).status).toBe(200);
		expect((await shop.deps.settings.current()).currency).toBe("EUR");
	});

	test("a mail says nothing of tax when it is not to be shown", async () => {
		await setSettings(shop, { taxShown: false });
		const productid = await addProduct(shop, { price: 20 });
		const body = paymentBody([{ productid }], 20);
		await pay(shop, body);
		expect((await newestMails(body.shipping.email))[0]?.text_body).not.toContain("tax");
	});
});

test("the card service and devices that keep the shop as an app are told the shop's name", async () => {
	await setSettings(shop, { name: "Ojal & Co" });
	const productid = await addProduct(shop, { price: 20 });
	const { data } = await pay(shop, paymentBody([{ productid }], 20));
	expect(cards.asked.at(-1)).toMatchObject({ description: `Ojal & Co order ${data.orderId}` });
	const manifest = JSON.parse((await shop.get("/site.webmanifest")).text);
	expect(manifest).toMatchObject({ name: "Ojal & Co", short_name: "Ojal & Co", start_url: "/home" });
});

describe("the accent", () => {
	const change = async (accent: string) =>
		shop.call(settings.change, { body: { version: (await shop.deps.settings.current()).version, accent } }, token);

	test("is a colour that can be read on the shop's paper", async () => {
		for (const accent of ["#e39a76", "#ffffff", "red", "#fff", "#9a4526;}", "2f5d50"])
			expect(await change(accent)).toMatchObject({ status: 400, data: { fields: { accent: expect.any(String) } } });
		expect(await change("#2F5D50")).toMatchObject({ status: 200, data: { accent: "#2f5d50" } });
	});

	test("has a style sheet that is kept for good, and nothing else has one", async () => {
		const { text, headers } = await shop.get("/accent/2f5d50.css");
		expect(headers).toMatchObject({ "content-type": "text/css; charset=utf-8" });
		expect(headers["cache-control"]).toContain("immutable");
		expect(text).toContain(":root{--color-clay:#2f5d50;");
		expect(text).toContain("@media(prefers-color-scheme:dark){:root{--color-clay:#8fa8a1;");
		for (const other of ["2f5d5", "2F5D50", "2f5d50}", "zzzzzz"])
			expect((await shop.get(`/accent/${other}.css`)).status).toBe(404);
	});
});

test("the days of the figures begin where the owner's clock says, those before today too", async () => {
	const { now } = shop.clock;
	shop.clock.now = () => new Date("2026-03-31T23:30:00-03:00");
	try {
		const productid = await addProduct(shop, { price: 77 });
		await pay(shop, paymentBody([{ productid }], 77));
		const days = async () => {
			const { entries } = (await shop.call(statistics.get, { query: { days: 7 } }, token)).data.sales;
			return entries.filter(({ revenue }) => revenue > 0).map(({ day }) => day);
		};
		shop.clock.now = () => new Date("2026-04-02T12:00:00Z");
		expect(await days()).toEqual(["2026-04-01"]);
		await setSettings(shop, { timeZone: "America/Argentina/Buenos_Aires" });
		expect(await days()).toEqual(["2026-03-31"]);
		await expectSoundBooks(shop);
		await setSettings(shop, { timeZone: "UTC" });
		expect(await days()).toEqual(["2026-04-01"]);
	} finally {
		shop.clock.now = now;
	}
});

test("what counts as low stock is the owner's to say", async () => {
	await addProduct(shop, { variants: [{ ColorName: "Rojo", Stocks: { S: 6, M: 50, L: 50, XL: 50 } }] });
	const low = async () => (await shop.call(statistics.get, { query: {} }, token)).data.lowStock.low;
	await setSettings(shop, { lowStock: 5 });
	const before = await low();
	await setSettings(shop, { lowStock: 6 });
	expect(await low()).toBeGreaterThan(before);
	await setSettings(shop, { lowStock: 0 });
	expect(await low()).toBe(0);
});

describe("a test mail", () => {
	test("is in the demo shop's mailbox at once, signed as all mails are", async () => {
		const { status, data } = await shop.call(settings.testMail, { body: { to: "ana@ojal.test" } }, token);
		expect([status, data.sent]).toEqual([200, true]);
		expect((await newestMails("ana@ojal.test"))[0]).toMatchObject({
			subject: "A test mail of Ojal & Co",
			state: "sent",
		});
	});

	test("that does not leave tells what the mail server said, and is not tried again", async () => {
		const { mailer } = shop.deps;
		shop.deps.mailer = noMailServer;
		try {
			const { data } = await shop.call(settings.testMail, { body: { to: "eva@ojal.test" } }, token);
			expect(data).toEqual({ sent: false, message: expect.stringContaining("SMTP_URL") });
		} finally {
			shop.deps.mailer = mailer;
		}
		expect(await newestMails("eva@ojal.test")).toEqual([]);
	});

	test("goes to one plain address", async () => {
		const { status, data } = await shop.call(settings.testMail, { body: { to: "Ana <ana@ojal.test>" } }, token);
		expect([status, data]).toMatchObject([400, { fields: { to: expect.any(String) } }]);
	});
});

test("a transaction reads what is written down then, though a writing of the same version was taken back", async () => {
	await setSettings(shop, { name: "Before" });
	const nameIn = async (tx: Tx) => (await shop.deps.settings.readIn(tx)).name;
	expect(await shop.db.transaction(nameIn)).toBe("Before");
	const takenBack = shop.db.transaction(async (tx) => {
		await tx.execute(sql`update owner_settings set version = version + 1, values = values || '{"name": "Never"}'`);
		expect(await nameIn(tx)).toBe("Never");
		throw new Error("taken back");
	});
	await expect(takenBack).rejects.toThrow("taken back");
	await setSettings(shop, { name: "Since" });
	expect(await shop.db.transaction(nameIn)).toBe("Since");
});
