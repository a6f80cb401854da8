import { linkTo } from "../../adapters/mail/links.ts";
import { type MailReader, mailShop } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { letter } from "../../adapters/mail/templates/letter.ts";
import { hello, plainWords } from "../../adapters/mail/templates/plain-words.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import en from "./gifts.messages.en.ts";
import es from "./gifts.messages.es.ts";
import { findOwner } from "./lists.queries.ts";

const words = { en, es };

type GiverLink = MailReader & { listId: number; to: string; token: string };

/** The link by which somebody without an account gives. Whoever gets it may not know the one who typed the address. */
export async function mailGiverLink(deps: Deps, tx: Tx, { listId, to, token, ...reader }: GiverLink): Promise<void> {
	const owner = await findOwner(tx, listId);
	const shop = await mailShop(deps, tx, reader);
	const { subject, asked, action, notes, somebody } = words[shop.language].link;
	const content = letter(shop, {
		subject,
		greeting: hello(shop, ""),
		paragraphs: [asked(plainWords(owner?.name ?? "") || somebody, plainWords(owner?.title ?? ""), shop.name)],
		action: { label: action, url: linkTo(deps, shop, `/lists/${listId}`, { token }) },
		notes,
	});
	await queueMail(deps, tx, { ...content, to, kind: "gift-link", tooMany: "left out" });
}

type Thanks = MailReader & {
	claimId: string;
	to: string;
	name: string;
	from: string;
	piece: string;
	path: string;
	token: string | null;
};

/** Tells somebody who gave something that its owner thanks; what they wrote is read in the shop, as all strangers write. */
export async function mailThanks(deps: Deps, tx: Tx, thanks: Thanks): Promise<void> {
	const { claimId, to, name, from, piece, path, token, ...reader } = thanks;
	const shop = await mailShop(deps, tx, reader);
	const { subject, paragraph, somebody, action, notes } = words[shop.language].thanks;
	const who = plainWords(from) || somebody;
	const content = letter(shop, {
		subject: subject(who),
		greeting: hello(shop, name),
		paragraphs: [paragraph(who, plainWords(piece))],
		action: { label: action, url: linkTo(deps, shop, path, token === null ? {} : { token }) },
		notes,
	});
	await queueMail(deps, tx, { ...content, to, kind: "gift-thanks", dedupeKey: `gift ${claimId} thanks` });
}
