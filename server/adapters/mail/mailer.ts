import type { MailPicture } from "./pictures.ts";

export type MailMessage = { to: string; subject: string; text: string; html: string };

/** As it leaves: also with the name its reader sees as the sender's, and the pictures it shows. */
type OutgoingMail = MailMessage & { senderName: string; pictures?: readonly MailPicture[] };

/** What carries a mail away. */
export type Mailer = {
	kind: "smtp" | "mailbox" | "none";
	/** Throws `MailRefused` when trying again cannot help, any other error when it can. */
	send: (message: OutgoingMail) => Promise<void>;
	close: () => void;
	/** Who may look into the mailbox: whoever has this, or anybody. */
	mailboxToken?: string;
};

/** The mail will never be delivered as it is. */
export class MailRefused extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "MailRefused";
	}
}

/** The rows of the table `mail` are the mailbox, so there is nothing left to do. */
export const localMailbox: Mailer = { kind: "mailbox", send: async () => {}, close: () => {} };

export const noMailServer: Mailer = {
	kind: "none",
	send: async () => {
		throw new MailRefused("no mail server is configured: set SMTP_URL");
	},
	close: () => {},
};
