import { linkTo } from "../../adapters/mail/links.ts";
import { mailShop, OF_THE_SHOP } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { type Letter, letter, type MailShop } from "../../adapters/mail/templates/letter.ts";
import { letterWords } from "../../adapters/mail/templates/letter-words.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import en from "./staff-accounts.messages.en.ts";
import es from "./staff-accounts.messages.es.ts";

type Reader = { userName: string; email: string | null };
type StaffMailKind = "staff-invitation" | "staff-reset" | "staff-password" | "staff-address";
type Words = typeof en;

const words: Record<MailShop["language"], Words> = { en, es };

type Content = (words: Words, shop: MailShop) => Omit<Letter, "greeting">;

/** Mails something about a staff account; without an address nobody is told. */
async function mailStaff(deps: Deps, tx: Tx, reader: Reader, kind: StaffMailKind, content: Content) {
	if (reader.email === null) return;
	const shop = await mailShop(deps, tx, OF_THE_SHOP);
	const greeting = letterWords[shop.language].hello(reader.userName);
	const written = letter(shop, { ...content(words[shop.language], shop), greeting });
	await queueMail(deps, tx, { ...written, to: reader.email, kind });
}

const passwordPage = (deps: Deps, shop: MailShop, token: string) =>
	linkTo(deps, shop, "/resetpassword/staff", { token });

export function mailInvitation(deps: Deps, tx: Tx, reader: Reader, token: string): Promise<void> {
	return mailStaff(deps, tx, reader, "staff-invitation", ({ invitation }, shop) => ({
		subject: invitation.subject(shop.name),
		paragraphs: [invitation.paragraph(reader.userName)],
		action: { label: invitation.action, url: passwordPage(deps, shop, token) },
		notes: invitation.notes,
	}));
}

export function mailReset(deps: Deps, tx: Tx, reader: Reader, token: string): Promise<void> {
	return mailStaff(deps, tx, reader, "staff-reset", ({ reset }, shop) => ({
		subject: reset.subject,
		paragraphs: [reset.paragraph(reader.userName, shop.name)],
		action: { label: reset.action, url: passwordPage(deps, shop, token) },
		notes: reset.notes,
	}));
}

export function mailPasswordChanged(deps: Deps, tx: Tx, reader: Reader): Promise<void> {
	return mailStaff(deps, tx, reader, "staff-password", ({ passwordChanged }, { name }) => ({
		subject: passwordChanged.subject,
		paragraphs: [passwordChanged.paragraph(name)],
		notes: passwordChanged.notes,
	}));
}

/** To the old address and the new one: whoever reads either knows of it. */
export async function mailAddressChanged(deps: Deps, tx: Tx, before: Reader, email: string): Promise<void> {
	const content: Content = ({ addressChanged }, { name }) => ({
		subject: addressChanged.subject,
		paragraphs: [addressChanged.paragraph(name, email)],
		notes: addressChanged.notes,
	});
	await mailStaff(deps, tx, before, "staff-address", content);
	await mailStaff(deps, tx, { ...before, email }, "staff-address", content);
}
