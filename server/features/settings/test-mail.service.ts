import { testMailMessages } from "#core/messages/test-mail.ts";
import { mailShopOf, OF_THE_SHOP } from "../../adapters/mail/mail-shop.ts";
import { letter } from "../../adapters/mail/templates/letter.ts";
import { mail } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import en from "./test-mail.messages.en.ts";
import es from "./test-mail.messages.es.ts";

const words = { en, es };

/** Mails somebody at once, past the queue, so that the owner reads here what the mail server said. It is tried once. */
export async function sendTestMail(
	{ db, mailer, now, settings }: Pick<Deps, "db" | "mailer" | "now" | "settings">,
	to: string,
): Promise<{ sent: boolean; message: string }> {
	const decided = await settings.current();
	const shop = mailShopOf(decided, OF_THE_SHOP);
	const { subject: called, paragraph } = words[shop.language];
	const { subject, text, html } = letter(shop, { subject: called(shop.name), paragraphs: [paragraph] });
	try {
		await mailer.send({ senderName: decided.mail.sender || decided.name, to, subject, text, html });
	} catch (error) {
		return { sent: false, message: (error as Error).message };
	}
	const body = mailer.kind === "mailbox" ? { textBody: text, htmlBody: html } : { textBody: "", htmlBody: "" };
	const moment = now();
	await db.insert(mail).values({
		toAddress: to,
		kind: "test",
		subject,
		...body,
		state: "sent",
		attempts: 1,
		createdAt: moment,
		sentAt: moment,
	});
	return { sent: true, message: mailer.kind === "mailbox" ? testMailMessages.kept : testMailMessages.taken };
}
