import { beforeEach, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { mailsTo, nextPhone } from "../../testing/actors.ts";
import { pay, paymentBody, shipping } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const { shop, test } = buyingTest();
const PHISHING = "Your parcel is held, pay at https://evil.example/pay";
let victim: string;
beforeEach(() => {
	victim = `victim${nextPhone()}@mail.test`;
	shop.deps.config.limits.recipientMail = { hits: 20, seconds: 86_400 };
});

async function buyFor(email: string, card: string, name = "Ana") {
	const product = await addProduct(shop, { price: 10 });
	const body = paymentBody([{ productid: product }], 10, { card, shipping: { ...shipping, name, email } });
	return (await pay(shop, body)).data;
}
const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind);

describe("A9: whoever types somebody else's address", () => {
	test("has nothing mailed there without a card that was tried", async () => {
		expect(await buyFor(victim, "no card at all", PHISHING)).toMatchObject({ status: "rejected", id: null });
		expect(await kindsTo(victim)).toEqual([]);
	});

	test("sends no words of their own there", async () => {
		await buyFor(victim, "OTHE", PHISHING);
		const [mail] = await mailsTo(shop, victim);
		expect(mail?.kind).toBe("order-rejected");
		expect(mail?.text_body).toMatch(/^Hello,$/m);
		expect(`${mail?.subject} ${mail?.text_body} ${mail?.html_body}`).not.toMatch(/evil|parcel/);
	});

	test("has only so many of a kind sent there a day, in whatever case the address is typed", async () => {
		shop.deps.config.limits.recipientMail = { hits: 2, seconds: 86_400 };
		for (const address of [victim, victim.toUpperCase(), victim]) await buyFor(address, "OTHE");
		expect(await kindsTo(victim)).toEqual(["order-rejected", "order-rejected"]);
		await buyFor(victim, "CONT");
		expect((await kindsTo(victim))[0]).toBe("order-in_process");
	});

	test("who paid is always told", async () => {
		shop.deps.config.limits.recipientMail = { hits: 1, seconds: 86_400 };
		for (let bought = 0; bought < 3; bought += 1) await buyFor(victim, "APRO");
		expect(await kindsTo(victim)).toEqual(["order-paid", "order-paid", "order-paid"]);
	});

	test("cannot have accounts' mails sent there without end", async () => {
		shop.deps.config.limits.recipientMail = { hits: 1, seconds: 86_400 };
		const signUp = () => {
			const phone = nextPhone();
			const body = {
				...shipping,
				phone,
				email: victim,
				login_name: `name${phone}`,
				login_password: "a good password",
			};
			return shop.call(clients.add, { body });
		};
		expect((await signUp()).status).toBe(201);
		await shop.pool.query("update client set email = null where email = $1", [victim]);
		expect((await signUp()).status).toBe(429);
		expect(await kindsTo(victim)).toEqual(["verification"]);
	});
});
