import { expect } from "vitest";
import { shopTest } from "#server/testing/shop-test.ts";
import { linkTo } from "./links.ts";
import { queueMail } from "./queue-mail.ts";
import { addressChangedMail, resetMail, verificationMail } from "./templates/account.ts";
import { letter, type MailShop } from "./templates/letter.ts";

const { shop, test } = shopTest();

const attack = `<script>alert(1)</script><img src=x onerror=alert(2)>`;

test("the mailbox lists the mails to an address, newest first", async () => {
	for (const subject of ["first", "second"]) {
		await shop.db.transaction((tx) =>
			queueMail(shop.deps, tx, { to: "Ana@shop.test", kind: "test", subject, text: "T", html: "<p>H</p>" }),
		);
	}
	const { status, text } = await shop.get("/mailbox.json?to=ana@shop.test");
	expect(status).toBe(200);
	const mails = JSON.parse(text) as Record<string, string>[];
	expect(mails.map(({ subject }) => subject)).toEqual(["second", "first"]);
	expect(Object.keys(mails[0] ?? {}).sort()).toEqual(["createdAt", "html", "subject", "text", "to"]);
	expect(JSON.parse((await shop.get("/mailbox.json?to=nobody@shop.test")).text)).toEqual([]);
});

test("the mailbox is readable, and nothing in a mail runs", async () => {
	const html = `<body>${attack}</body>`;
	await shop.db.transaction((tx) =>
		queueMail(shop.deps, tx, {
			to: "eve@shop.test",
			kind: "test",
			subject: attack,
			text: `${attack} http://shop.test/x`,
			html,
		}),
	);
	const { status, text, headers } = await shop.get("/mailbox");
	expect(status).toBe(200);
	expect(text).not.toContain("<script");
	expect(text).not.toContain("<img");
	expect(text).toContain('<a href="http://shop.test/x"');
	expect(text).toContain('sandbox=""');
	expect(headers["content-security-policy"]).toContain("default-src 'none'");
	expect(headers["content-security-policy"]).not.toContain("script-src");
});

test("pictures that would leave with a mail are no holes in the mailbox", async () => {
	const html = `<p>A coat</p><img src="cid:coat@pictures" alt="" width="48">`;
	await shop.db.transaction((tx) =>
		queueMail(shop.deps, tx, { to: "cid@shop.test", kind: "test", subject: "Coat", text: "A coat", html }),
	);
	const { text } = await shop.get("/mailbox?to=cid@shop.test");
	expect(text).toContain("A coat");
	expect(text).not.toContain("cid:coat");
});

test("what people typed is text in a mail, never HTML, and nothing is fetched from anywhere", () => {
	const shopOf: MailShop = { name: attack, signature: `Perchero ${attack}`, language: "en", spoken: ["en"] };
	const mails = [
		verificationMail(shopOf, { name: attack }, "http://shop.test/verification/abc"),
		resetMail(shopOf, { name: attack }, "http://shop.test/resetpassword/1?token=a&b=c"),
		addressChangedMail(shopOf, { name: attack }, "new@shop.test"),
		letter(shopOf, { subject: attack, paragraphs: [attack], facts: [[attack, attack]], notes: [attack] }),
	];
	for (const { html, text } of mails) {
		expect(html).not.toContain("<script");
		expect(html).not.toMatch(/<img|<link|url\(|@import/);
		expect(text).toContain("Perchero");
	}
});

test("links are made from the shop's own address, and lead to the pages of the mail's language", () => {
	const path = "/resetpassword/5";
	const token = { token: "a&b" };
	const to = (language: "en" | "es") => linkTo(shop.deps, { language, spoken: ["en", "es"] }, path, token);
	expect(to("en")).toBe("http://shop.test/resetpassword/5?token=a%26b");
	expect(to("es")).toBe("http://shop.test/es/resetpassword/5?token=a%26b");
});
