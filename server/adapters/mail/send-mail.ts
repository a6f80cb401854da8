import { eq, sql } from "drizzle-orm";
import { mail } from "../../db/schema.ts";
import { job } from "../../jobs/queue.ts";
import { MailRefused } from "./mailer.ts";
import { picturesIn } from "./pictures.ts";
import { mailQueue } from "./queue-mail.ts";

/** Sends one mail and notes how it went. Its text is kept until a mail server has taken it over, and no longer: it holds links that let people in. */
export const sendMailJob = job<{ mailId: number }>({
	queue: mailQueue,
	concurrency: 2,
	async work({ db, mailer, now, settings, storages, log }, { mailId }, { isLast }) {
		const [found] = await db.select().from(mail).where(eq(mail.id, mailId));
		if (found?.state !== "queued") return;
		const { toAddress: to, subject, textBody: text, htmlBody: html } = found;
		const note = (values: Partial<typeof mail.$inferInsert>) =>
			db
				.update(mail)
				.set({ attempts: sql`${mail.attempts} + 1`, ...values })
				.where(eq(mail.id, mailId));
		try {
			const { name, mail: words } = await settings.current();
			const pictures = mailer.kind === "smtp" ? await picturesIn({ storages, log }, html) : [];
			await mailer.send({ pictures, senderName: words.sender || name, to, subject, text, html });
		} catch (error) {
			const lastError = (error as Error).message;
			if (error instanceof MailRefused) {
				await note({ state: "failed", lastError });
				return;
			}
			await note(isLast ? { state: "failed", lastError } : { lastError });
			throw error;
		}
		const emptied = mailer.kind === "mailbox" ? {} : { textBody: "", htmlBody: "" };
		await note({ state: "sent", sentAt: now(), lastError: null, ...emptied });
	},
});
