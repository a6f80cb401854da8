import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { payments } from "#core/contract/payments.ts";
import { staffAccounts } from "#core/contract/staff-accounts.ts";
import type { Language } from "#core/languages.ts";
import { deliveryInWords } from "#core/messages/delivery.es.ts";
import { nameIn } from "#core/rules/translations.ts";
import { addClient, addStaff, mailsTo } from "../../testing/actors.ts";
import { buy, pay, paymentBody, shipping } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { newcomer } from "../../testing/newcomers.ts";
import { setSettings } from "../../testing/set-settings.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const { shop, test } = buyingTest({ shopEmail: "shop@mail.test" });

test.beforeAll(() => setSettings(shop, { languages: ["en", "es"] }));

let buyers = 0;
const newAddress = () => `reader${++buyers}@mail.test`;
const firstMail = async (email: string) => {
	const [mail] = await mailsTo(shop, email);
	return mail ?? { subject: "", text_body: "", html_body: "" };
};

test("a guest who orders on a Spanish page is written to in Spanish, with links to Spanish pages", async () => {
	const email = newAddress();
	const product = await addProduct(shop, {
		name: "Linen shirt",
		price: 1234.5,
		translations: { es: { name: "Camisa de lino" } },
	});
	const body = paymentBody([{ productid: product }], 1234.5, {
		shipping: { ...shipping, email },
		language: "es",
	});
	const { data } = await pay(shop, body);
	const mail = await firstMail(email);
	expect(mail.subject).toBe(`Tu pedido ${data.orderId} está confirmado`);
	expect(mail.text_body).toContain("Hola, Ana:");
	expect(mail.text_body).toContain(`http://shop.test/es/orders/${data.orderId}?token=`);
	expect(mail.text_body).toContain("1 × Camisa de lino, Blanco, M: $\u00a01.234,50");
	expect(mail.text_body).toContain("Envío: gratis");
	expect(mail.html_body).toContain('<html lang="es">');
});

test("a shop that speaks Spanish first and never decided about delivery calls it so everywhere", async () => {
	const { languages } = await shop.deps.settings.current();
	await setSettings(shop, { languages: ["es", "en"] });
	try {
		const email = newAddress();
		const product = await addProduct(shop, { price: 10 });
		const { delivery } = (await shop.call(payments.config, {})).data;
		expect(delivery.map((way) => nameIn(way, "es"))).toEqual(["Envío estándar"]);
		const { data } = await pay(
			shop,
			paymentBody([{ productid: product }], 10, { shipping: { ...shipping, email }, language: "es" }),
		);
		const query = { orderToken: data.orderToken };
		const order = (await shop.call(orders.detail, { params: { id: data.orderId }, query })).data;
		expect(order.delivery && deliveryInWords(order.delivery)).toBe("Envío estándar");
		expect((await firstMail(email)).text_body).toContain("Envío estándar");
	} finally {
		await setSettings(shop, { languages });
	}
});

test("the shop itself is told in its first language, under the names it wrote", async () => {
	const email = newAddress();
	const product = await addProduct(shop, {
		name: "Wool coat",
		price: 10,
		translations: { es: { name: "Tapado de lana" } },
	});
	const { data } = await pay(
		shop,
		paymentBody([{ productid: product }], 10, { shipping: { ...shipping, email }, language: "es" }),
	);
	const mail = await firstMail("shop@mail.test");
	expect(mail.subject).toBe(`New order ${data.orderId}: $\u00a010.00`);
	expect(mail.text_body).toContain("1 × Wool coat");
	expect(mail.text_body).toContain(`http://shop.test/admindashboard/orders/${data.orderId}`);
	const { token } = await addStaff(shop, "employee");
	const nameFor = async (query: { language?: Language }) =>
		(await shop.call(orders.detail, { params: { id: data.orderId }, query }, token)).data.orderDetails[0]?.name;
	expect(await nameFor({})).toBe("Wool coat");
	expect(await nameFor({ language: "es" })).toBe("Tapado de lana");
});

test("an order tells its readers what they call its colours, and keeps the owner's names", async () => {
	const coat = await addProduct(shop, { price: 10, variants: [{ ColorName: "Navy" }] });
	const client = await addClient(shop);
	const body = paymentBody([{ productid: coat, color: "Navy" }], 10, { shipping });
	const { data } = await pay(shop, body, { token: client.token });
	const said = async (language: Language) => {
		const query = { client: client.phone, language };
		const { data: one } = await shop.call(orders.detail, { params: { id: data.orderId }, query }, client.token);
		const { data: all } = await shop.call(orders.list, { query }, client.token);
		return [one, ...all].map(({ orderDetails: [line] }) => [line?.color, line?.label]);
	};
	expect(await said("es")).toEqual(Array(2).fill(["Navy", "Azul marino"]));
	expect(await said("en")).toEqual(Array(2).fill(["Navy", undefined]));
});

test("an order that says no language is written about in its account's, else in the shop's first", async () => {
	const spanish = await addClient(shop, { language: "es" });
	const { orderId } = await buy(shop, "APRO", { token: spanish.token });
	const { rows } = await shop.pool.query<{ subject: string }>("select subject from mail where dedupe_key = $1", [
		`order ${orderId} paid shopper`,
	]);
	expect(rows[0]?.subject).toBe(`Tu pedido ${orderId} está confirmado`);
	const guests = await buy(shop);
	const { rows: own } = await shop.pool.query<{ subject: string }>("select subject from mail where dedupe_key = $1", [
		`order ${guests.orderId} paid shopper`,
	]);
	expect(own[0]?.subject).toBe(`Your order ${guests.orderId} is confirmed`);
});

test("a payment that is asked for again from the page of another language is the same payment", async () => {
	const product = await addProduct(shop, { price: 10 });
	const body = paymentBody([{ productid: product }], 10, { language: "es" });
	const first = await pay(shop, body);
	const again = await pay(shop, { ...body, language: "en" }, { key: first.key });
	expect(again.status).toBe(first.status);
	expect(again.data.orderId).toBe(first.data.orderId);
});

test("an account is written to in the language it was made in, until its owner chooses another", async () => {
	const given = { ...newcomer(), language: "es" as const };
	const { data: made } = await shop.call(clients.add, { body: given });
	expect(made.language).toBe("es");
	const welcome = await firstMail(given.email);
	expect(welcome.subject).toBe("Confirmá tu dirección de e-mail");
	expect(welcome.text_body).toContain("http://shop.test/es/verification/");
	const ana = await addClient(shop, { language: "es" });
	const edit = { params: { clientPhone: ana.phone }, body: { language: "en" as const } };
	const { data: edited } = await shop.call(clients.edit, edit, ana.token);
	expect(edited).toMatchObject({ language: "en" });
	await shop.call(clients.requestReset, { query: { email: ana.email } });
	const reset = await firstMail(ana.email);
	expect(reset.subject).toBe("Choose a new password");
	expect(reset.text_body).toContain(`http://shop.test/resetpassword/${ana.phone}?token=`);
});

test("staff are written to in the shop's first language", async () => {
	const admin = await addStaff(shop, "admin");
	const invite = (email: string) =>
		shop.call(staffAccounts.invite, { body: { user_name: `new${++buyers}`, rol: "employee", email } }, admin.token);
	const [english, spanish] = [newAddress(), newAddress()];
	await invite(english);
	expect((await firstMail(english)).subject).toMatch(/^You are invited to the staff of /);
	await setSettings(shop, { languages: ["es", "en"] });
	await invite(spanish);
	const mail = await firstMail(spanish);
	expect(mail.subject).toMatch(/^Te invitaron al equipo de /);
	expect(mail.text_body).toContain("http://shop.test/resetpassword/staff?token=");
});

test("in a language the shop no longer speaks nobody is written to", async () => {
	await setSettings(shop, { languages: ["en"] });
	const ana = await addClient(shop, { language: "es" });
	await shop.call(clients.requestReset, { query: { email: ana.email } });
	const mail = await firstMail(ana.email);
	expect(mail.subject).toBe("Choose a new password");
	expect(mail.text_body).toContain("http://shop.test/resetpassword/");
});
