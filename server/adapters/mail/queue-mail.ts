import { isEmail } from "#core/rules/client.ts";
import type { Tx } from "../../db/client.ts";
import { mail } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { queue } from "../../jobs/queue.ts";
import type { MailMessage } from "./mailer.ts";

export const mailQueue = queue<{ mailId: number }>("mail", { retries: 9, retryDelaySeconds: 20 });

export type NewMail = MailMessage & {
	/** What it is for ("verification", "order-paid"): told in the log and the metrics, never to the reader. */
	kind: string;
	/** The same key is mailed once, however often it is queued. */
	dedupeKey?: string;
};

/** Has a mail sent if and only if the caller's transaction commits. */
export async function queueMail(deps: Pick<Deps, "jobs" | "now">, tx: Tx, message: NewMail): Promise<void> {
	if (!isEmail(message.to)) throw new Error("a mail needs one plain address");
	const [row] = await tx
		.insert(mail)
		.values({
			toAddress: message.to,
			kind: message.kind,
			subject: message.subject.replace(/\p{Cc}+/gu, " "),
			textBody: message.text,
			htmlBody: message.html,
			dedupeKey: message.dedupeKey ?? null,
			createdAt: deps.now(),
		})
		.onConflictDoNothing({ target: mail.dedupeKey })
		.returning({ mailId: mail.id });
	if (row) await enqueue(deps, tx, mailQueue, row);
}
