import { describe, expect, test } from "vitest";
import { PaymentConfig } from "#core/contract/payments.ts";
import { ended, serverProcesses } from "#server/testing/server-process.ts";

const { start, refusal, command } = serverProcesses();

const staffLogIn = async (address: string, user_name: string, user_password: string) =>
	(
		await fetch(`${address}/api/login/admin`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ user_name, user_password }),
		})
	).status;
const statusOf = async (address: string) => (await fetch(address)).status;

const REAL_CARDS = {
	MERCADOPAGO_ACCESS_TOKEN: "APP_USR-0123456789",
	MERCADOPAGO_PUBLIC_KEY: "APP_USR-9876543210",
};
const REAL_MAIL = { SMTP_URL: "smtps://shop:secret@mail.example.com" };

describe("A3: a start that would open the demo shop where it is not meant", { timeout: 60_000 }, () => {
	test.each<[string, Record<string, string>, RegExp]>([
		["on an address other machines reach", { HOST: "0.0.0.0" }, /^HOST=0\.0\.0\.0 lets other machines in/],
		[
			"behind an https address",
			{ PUBLIC_URL: "https://shop.example.com" },
			/^PUBLIC_URL=https:\S+ is a shop for others/,
		],
		["with keys that charge real cards", REAL_CARDS, /^The MERCADOPAGO_ keys would charge real cards/],
		["with a mail server that reaches people", REAL_MAIL, /^SMTP_URL would send the demo shop's mails to real people/],
		["because DATABASE_URL came out empty", { DATABASE_URL: "" }, /^DATABASE_URL is set but empty/],
	])("%s is refused in one sentence that says what to do", async (_, environment, sentence) => {
		const { code, sentences } = await refusal(environment);
		expect({ code, sentences }).toEqual({ code: 1, sentences: [expect.stringMatching(sentence)] });
		expect(sentences[0]).toMatch(/take (it|them) away/);
	});
});

test("A3: a public demo has no known staff password, and neither mailbox nor card desk for strangers", {
	timeout: 240_000,
}, async () => {
	const seen = await start({ DEMO: "public", HOST: "0.0.0.0", PUBLIC_URL: "https://demo.example.com" });
	const { address } = seen;
	const [, adminPassword = ""] = seen.output().match(/admin +admin +(\S+)/) ?? [];
	expect(adminPassword).toHaveLength(16);
	expect(seen.output()).not.toContain("admin-Pass-1");
	expect(await staffLogIn(address, "admin", "admin-Pass-1")).toBe(401);
	expect(await staffLogIn(address, "employee", "employee-Pass-1")).toBe(401);
	expect(await staffLogIn(address, "admin", adminPassword)).toBe(200);

	const [, mailbox = ""] = seen.output().match(/demo\.example\.com(\/mailbox\?token=\S+)/) ?? [];
	for (const path of ["/mailbox", "/mailbox.json", "/mailbox?token=", `${mailbox}x`])
		expect([path, await statusOf(address + path)]).toEqual([path, 404]);
	expect(await statusOf(address + mailbox)).toBe(200);
	expect(await (await fetch(`${address}/api/auth/providers`)).json()).toEqual([]);

	const cards = PaymentConfig.parse(await (await fetch(`${address}/api/payments/config`)).json());
	expect(cards).toMatchObject({ scriptUrl: "/local-cards/js/v2", apiUrl: "/local-cards" });
	const publicKey = `public_key=${cards.publicKey}`;
	expect(await statusOf(`${address}/local-cards/js/v2`)).toBe(200);
	expect(await statusOf(`${address}/local-cards/v1/identification_types?${publicKey}`)).toBe(200);
	expect(await statusOf(`${address}/local-cards/v1/payments/search?${publicKey}`)).toBe(401);
	for (const path of ["v1/%2e%2e/desk", "v1/..%2fdesk", "desk", ""])
		expect([path, await statusOf(`${address}/local-cards/${path}?${publicKey}`)]).toEqual([path, 404]);
	expect(await ended(seen.process, "SIGTERM")).toBe(0);

	const again = await start({ DEMO: "public", HOST: "127.0.0.1" });
	expect(await staffLogIn(again.address, "admin", adminPassword)).toBe(401);
	await ended(again.process, "SIGTERM");

	const local = await start();
	expect(await staffLogIn(local.address, "admin", "admin-Pass-1")).toBe(200);
	expect(await statusOf(`${local.address}/mailbox`)).toBe(200);
	const named = local.address.replace("127.0.0.1", "localhost");
	expect(local.output()).toContain(`Perchero is open at ${named} `);
	expect(await statusOf(`${named}/mailbox`)).toBe(200);
	await ended(local.process, "SIGTERM");

	const { code, sentences } = await refusal({ DEMO: "false", HOST: "127.0.0.1" });
	expect(code).toBe(1);
	expect(sentences).toEqual([
		'This shop still has the demo accounts admin, employee, demo, whose passwords everybody knows: end them with "npm run staff -- end-demo", or empty the database with "npm run db:reset".',
	]);
	expect(await command("staff", ["end-demo"], "")).toMatchObject({
		code: 0,
		out: expect.stringMatching(/have ended: admin, employee, demo\.\nThis shop has no admin now: /),
	});
	const real = await start({ DEMO: "false", HOST: "127.0.0.1" });
	expect(await staffLogIn(real.address, "admin", "admin-Pass-1")).toBe(401);
});
