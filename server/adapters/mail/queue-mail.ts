import { sql } from "drizzle-orm";
import { isEmail } from "#core/rules/client.ts";
import type { Tx } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { takeLimit } from "../../http/limits.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { queue } from "../../jobs/queue.ts";
import type { MailMessage } from "./mailer.ts";

export const mailQueue = queue<{ mailId: number }>("mail", { retries: 9, retryDelaySeconds: 20, batch: 10 });

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

const NEW_MAIL = prepared<
	{ mailId: number },
	Pick<NewMail, "to" | "kind" | "subject" | "text" | "html"> & { dedupeKey: string | null; now: Date }
>(
	"mail_new",
	sql`insert into mail (to_address, kind, subject, text_body, html_body, dedupe_key, created_at)
		values (${sql.placeholder("to")}, ${sql.placeholder("kind")}, ${sql.placeholder("subject")}, ${sql.placeholder("text")}, ${sql.placeholder("html")},
			${sql.placeholder("dedupeKey")}, ${sql.placeholder("now")})
		on conflict (dedupe_key) do nothing returning id as "mailId"`,
);

/** Has a mail sent if and only if the caller's transaction commits. */
export async function queueMail(deps: Pick<Deps, "jobs" | "now" | "config">, tx: Tx, message: NewMail): Promise<void> {
	if (!isEmail(message.to)) throw new Error("a mail needs one plain address");
	if (message.tooMany && !(await isWithin(deps, tx, message, message.tooMany))) return;
	const [row] = await NEW_MAIL(tx, {
		to: message.to,
		kind: message.kind,
		subject: message.subject.replace(/\p{Cc}+/gu, " "),
		text: message.text,
		html: message.html,
		dedupeKey: message.dedupeKey ?? null,
		now: deps.now(),
	});
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
