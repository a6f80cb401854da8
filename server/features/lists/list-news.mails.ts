import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { priceDrop } from "#core/rules/list-news.ts";
import { fromCents } from "#core/rules/money.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import { nameIn } from "#core/rules/translations.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShopOf } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { letter } from "../../adapters/mail/templates/letter.ts";
import { moneyIn } from "../../adapters/mail/templates/letter-words.ts";
import { hello, plainWords } from "../../adapters/mail/templates/plain-words.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import en from "./list-news.messages.en.ts";
import es from "./list-news.messages.es.ts";
import type { NewsReader, NewsRow } from "./list-news.queries.ts";

const words = { en, es };

/** Tells somebody what is new about the products of a list; the link at its end has such mails stop. */
export async function mailNews(
	deps: Deps,
	tx: Tx,
	{ to, ...reader }: NewsReader & { to: string },
	news: readonly NewsRow[],
	token: string,
): Promise<void> {
	const settings = await deps.settings.readIn(tx);
	const shop = mailShopOf(settings, reader);
	const said = words[shop.language];
	const title = reader.isFavorite ? said.favorites : plainWords(reader.title);
	const content = letter(shop, {
		subject: said.subject(title),
		greeting: hello(shop, reader.name),
		paragraphs: [said.intro(title, shop.name)],
		pieces: [
			{
				title: said.pieces,
				lines: news.map((row) => ({ text: sentenceOf(row, shop.language, settings), image: row.image })),
			},
		],
		action: {
			label: said.action,
			url: linkTo(deps, shop, reader.isFavorite ? "/favorites" : `/lists/${reader.listId}`),
		},
		notes: [said.note],
		ending: { label: said.end, url: linkTo(deps, shop, `/alerts/list/${token}`) },
	});
	await queueMail(deps, tx, { ...content, to, kind: "list-news" });
}

function sentenceOf(row: NewsRow, language: Language, { currency }: Pick<Settings, "currency">): string {
	const said = words[language];
	const called = [
		nameIn(row, language),
		row.ColorName && colourIn(language, row.ColorName),
		row.size && sizeIn(language, row.size),
	].filter((part) => part !== null);
	const price = moneyIn(language, fromCents(row.unitCents), currency);
	const drop = priceDrop(row.toldCents ?? row.savedCents, row.unitCents) ?? 0;
	const what = { price: said.price(drop, price), stock: said.stock(price), last: said.last(row.left, price) };
	return `${called.join(", ")}: ${what[row.kind]}`;
}
