import { createTransport } from "nodemailer";
import { type Mailer, MailRefused } from "./mailer.ts";

export type SmtpOptions = { url: string; fromAddress: string; timeoutMs?: number };

/** Sends through a mail server. A server that does not answer in time counts as one that cannot be reached. */
export function smtpMailer({ url, fromAddress, timeoutMs = 10_000 }: SmtpOptions): Mailer {
	const transport = createTransport({
		url,
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		dnsTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		kind: "smtp",
		async send({ senderName, to, subject, text, html, pictures = [] }) {
			try {
				const from = { name: senderName, address: fromAddress };
				const attachments = pictures.map(({ cid, body }) => ({
					...{ cid, content: body, contentType: "image/jpeg", contentDisposition: "inline" as const },
					filename: `${cid.split("@")[0]}.jpg`,
				}));
				await transport.sendMail({ from, to: { name: "", address: to }, subject, text, html, attachments });
			} catch (error) {
				if (isPermanent(error)) throw new MailRefused(sentence(error), { cause: error });
				throw new Error(sentence(error), { cause: error });
			}
		},
		close: () => transport.close(),
	};
}

type SmtpProblem = { permanent?: boolean; responseCode?: number; code?: string; command?: string; message?: string };

/** A wrong password of ours (535) is our mistake, not the mail's: it may be put right while the mail waits. */
function isPermanent(error: unknown): boolean {
	const { permanent, responseCode = 0, code, command } = error as SmtpProblem;
	if (code === "EAUTH" || command?.startsWith("AUTH")) return false;
	return permanent === true || responseCode >= 500;
}

/** Says what the server said, without the address: this text is kept and logged. */
function sentence(error: unknown): string {
	const { code = "", responseCode, message = "" } = error as SmtpProblem;
	const said = message.replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, "…").slice(0, 300);
	return [code, responseCode, said].filter(Boolean).join(" ");
}
