import { isEmail } from "#core/rules/client.ts";
import type { Tx } from "../../db/client.ts";
import { mail } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { takeLimit } from "../../http/limits.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { queue } from "../../jobs/queue.ts";
import type { MailMessage } from "./mailer.ts";

export const mailQueue = queue<{ mailId: number }>("mail", { retries: 9, retryDelaySeconds: 20 });

export type NewMail = MailMessage & {
	/** What it is for ("verification", "order-paid"): told in the log and the metrics, never to the reader. */
	kind: string;
	/** The same key is mailed once, however often it is queued. */
	dedupeKey?: string;
	/**
	 * Set where anybody can have the mail sent to anybody: one address gets only so many of a kind a day. What is too many
	 * is left out, or the work that wants it sent is refused.
	 */
	tooMany?: "left out" | "refused";
};

/** Has a mail sent if and only if the caller's transaction commits. */
export async function queueMail(deps: Pick<Deps, "jobs" | "now" | "config">, tx: Tx, message: NewMail): Promise<void> {
	if (!isEmail(message.to)) throw new Error("a mail needs one plain address");
	if (message.tooMany && !(await isWithin(deps, tx, message, message.tooMany))) return;
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

async function isWithin(
	{ now, config }: Pick<Deps, "now" | "config">,
	tx: Tx,
	{ to, kind }: NewMail,
	tooMany: "left out" | "refused",
): Promise<boolean> {
	try {
		await takeLimit({ db: tx, now }, `mail-day:${kind}:${to.toLowerCase()}`, config.limits.recipientMail);
		return true;
	} catch (error) {
		if (tooMany === "refused" || !(error instanceof AppError)) throw error;
		return false;
	}
}
