import type { Config } from "../../config.ts";
import { localMailbox, type Mailer, noMailServer } from "./mailer.ts";
import { smtpMailer } from "./smtp.ts";

/** Your mail server when there is one, else the demo shop's mailbox; a real shop without either records its mails as failed. */
export function createMailer(
	config: Pick<Config, "smtpUrl" | "mailFrom" | "demo" | "publicUrl">,
	mailboxToken?: string,
): Mailer {
	if (config.smtpUrl)
		return smtpMailer({ url: config.smtpUrl, fromAddress: config.mailFrom ?? defaultAddress(config) });
	if (!config.demo) return noMailServer;
	return mailboxToken === undefined ? localMailbox : { ...localMailbox, mailboxToken };
}

function defaultAddress({ publicUrl }: Pick<Config, "publicUrl">): string {
	return `no-reply@${publicUrl ? new URL(publicUrl).hostname : "localhost"}`;
}
