import { eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { mail } from "../../db/schema.ts";
import { job } from "../../jobs/queue.ts";
import { type MailMessage, MailRefused } from "./mailer.ts";
import { picturesIn } from "./pictures.ts";
import { mailQueue } from "./queue-mail.ts";

/** Sends one mail and notes how it went. Its text is kept until a mail server has taken it over, and no longer: it holds links that let people in. */
export const sendMailJob = job<{ mailId: number }>({
	queue: mailQueue,
	concurrency: 2,
	async work({ db, mailer, now, settings, storages, log }, { mailId }, { isLast }) {
		const [found] = await QUEUED(db, { mailId });
		if (!found) return;
		const { to, subject, text, html } = found;
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
		await SENT(db, { mailId, now: now(), isKept: mailer.kind === "mailbox" });
	},
});

const QUEUED = prepared<MailMessage, { mailId: number }>(
	"mail_queued",
	sql`select to_address as "to", subject, text_body as text, html_body as html from mail where id = ${sql.placeholder("mailId")} and state = 'queued'`,
);

const SENT = prepared<never, { mailId: number; now: Date; isKept: boolean }>(
	"mail_sent",
	sql`update mail set attempts = attempts + 1, state = 'sent', sent_at = ${sql.placeholder("now")}, last_error = null,
			text_body = case when ${sql.placeholder("isKept")}::boolean then text_body else '' end,
			html_body = case when ${sql.placeholder("isKept")}::boolean then html_body else '' end
		where id = ${sql.placeholder("mailId")}`,
);
