import { linkTo } from "../../adapters/mail/links.ts";
import { mailShop } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { type Letter, letter, type MailShop } from "../../adapters/mail/templates/letter.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";

type Reader = { userName: string; email: string | null };
type StaffMailKind = "staff-invitation" | "staff-reset" | "staff-password" | "staff-address";

const NOT_YOU = "It was not you? Then please tell the owner of the shop at once.";

type Content = (shop: MailShop) => Omit<Letter, "greeting">;

/** Mails something about a staff account; without an address nobody is told. */
async function mailStaff(deps: Deps, tx: Tx, reader: Reader, kind: StaffMailKind, content: Content) {
	if (reader.email === null) return;
	const shop = await mailShop(deps, tx);
	const written = letter(shop, { ...content(shop), greeting: `Hello ${reader.userName},` });
	await queueMail(deps, tx, { ...written, to: reader.email, kind });
}

const passwordPage = (deps: Deps, token: string) => linkTo(deps, "/resetpassword/staff", { token });

export function mailInvitation(deps: Deps, tx: Tx, reader: Reader, token: string): Promise<void> {
	return mailStaff(deps, tx, reader, "staff-invitation", ({ name }) => ({
		subject: `You are invited to the staff of ${name}`,
		paragraphs: [`Your user name is ${reader.userName}. Choose a password, and you can log in with both.`],
		action: { label: "Choose a password", url: passwordPage(deps, token) },
		notes: ["The link works once, for 72 hours.", "You know nothing of this? Then there is nothing to do."],
	}));
}

export function mailReset(deps: Deps, tx: Tx, reader: Reader, token: string): Promise<void> {
	return mailStaff(deps, tx, reader, "staff-reset", ({ name }) => ({
		subject: "Choose a new staff password",
		paragraphs: [`A new password was asked for, for the staff user ${reader.userName} of ${name}.`],
		action: { label: "Choose a new password", url: passwordPage(deps, token) },
		notes: [
			"The link works once, for 30 minutes.",
			"It was not you? Your password is unchanged and there is nothing to do.",
		],
	}));
}

export function mailPasswordChanged(deps: Deps, tx: Tx, reader: Reader): Promise<void> {
	return mailStaff(deps, tx, reader, "staff-password", ({ name }) => ({
		subject: "Your staff password was changed",
		paragraphs: [`The password of your staff account at ${name} was changed, and other devices were logged out.`],
		notes: [NOT_YOU],
	}));
}

/** To the old address and the new one: whoever reads either knows of it. */
export async function mailAddressChanged(deps: Deps, tx: Tx, before: Reader, email: string): Promise<void> {
	const content: Content = ({ name }) => ({
		subject: "The e-mail address of your staff account was changed",
		paragraphs: [`Mails about your staff account at ${name} now go to ${email}.`],
		notes: [NOT_YOU],
	});
	await mailStaff(deps, tx, before, "staff-address", content);
	await mailStaff(deps, tx, { ...before, email }, "staff-address", content);
}
