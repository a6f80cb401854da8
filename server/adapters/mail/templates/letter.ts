import type { Language } from "#core/languages.ts";
import { html, type SafeHtml } from "../html.ts";
import { contentIdOf } from "../pictures.ts";
import { letterWords } from "./letter-words.ts";

/** The shop as it writes to one reader: how it is named, and in which of the languages it speaks. */
export type MailShop = { name: string; signature: string; language: Language; spoken: readonly Language[] };

/** A letter of the shop, written once and sent as text and as HTML. */
export type Letter = {
	subject: string;
	greeting?: string;
	paragraphs: readonly string[];
	/** The one thing to do. */
	action?: { label: string; url: string };
	/** Another thing one may do. */
	link?: { label: string; url: string };
	/** Garments under a title, each with its picture. */
	pieces?: readonly { title: string; lines: readonly { text: string; image: string }[] }[];
	/** Facts with their values: an order's lines, its total, an address. */
	facts?: readonly (readonly [label: string, value: string])[];
	/** Said after everything else, smaller. */
	notes?: readonly string[];
	/** A quiet link at the very end, by which such letters stop. */
	ending?: { label: string; url: string };
};

const PAPER = "#f7f3ec";
const INK = "#1c1a17";
const QUIET = "#5f584d";
const LINE = "#d8d0c2";
const CLAY = "#9a4a2b";
const SANS = "font-family:Helvetica,Arial,sans-serif";

/** Nothing in it is fetched from anywhere, so that reading it tells nobody. */
export function letter(shop: MailShop, content: Letter): { subject: string; text: string; html: string } {
	return { subject: content.subject, text: asText(shop, content), html: asHtml(shop, content) };
}

function asText({ signature }: MailShop, content: Letter): string {
	const { greeting, paragraphs, action, link, pieces, facts, notes, ending } = content;
	const parts = [
		greeting,
		...paragraphs,
		action && `${action.label}:\n${action.url}`,
		link && `${link.label}:\n${link.url}`,
		...(pieces ?? []).map(({ title, lines }) => [`${title}:`, ...lines.map(({ text }) => text)].join("\n")),
		facts?.map(([label, value]) => `${label}: ${value}`).join("\n"),
		...(notes ?? []),
		ending && `${ending.label}:\n${ending.url}`,
		`-- \n${signature}`,
	];
	return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function asHtml(shop: MailShop, content: Letter): string {
	const { subject, greeting, paragraphs, action, link, pieces, facts, notes, ending } = content;
	const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`;
	const body = html`<!doctype html>
<html lang="${shop.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};${SANS};font-size:16px;line-height:1.55">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-family:Georgia,serif;font-size:24px">${shop.name}</p>
${greeting && paragraph(greeting)}
${paragraphs.map(paragraph)}
${action && button(action, letterWords[shop.language].orOpen)}
${link && html`<p style="margin:0 0 24px"><a href="${link.url}" style="color:${CLAY}">${link.label}</a></p>`}
${pieces?.map(pieceTable)}
${facts && factTable(facts)}
${notes?.map((note) => html`<p style="margin:0 0 12px;color:${QUIET};font-size:14px">${note}</p>`)}
${ending && html`<p style="margin:0 0 12px;font-size:14px"><a href="${ending.url}" style="color:${CLAY}">${ending.label}</a></p>`}
${shop.signature !== shop.name && html`<p style="margin:24px 0 0;white-space:pre-line">${shop.signature}</p>`}
</div></body></html>
`;
	return body.text;
}

function button({ label, url }: { label: string; url: string }, orOpen: string): SafeHtml {
	return html`<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:${CLAY};color:#ffffff;padding:14px 28px;text-decoration:none">${label}</a></p>
<p style="margin:0 0 24px;color:${QUIET};font-size:14px">${orOpen} <a href="${url}" style="color:${CLAY};word-break:break-all">${url}</a></p>`;
}

function factTable(facts: NonNullable<Letter["facts"]>): SafeHtml {
	const rows = facts.map(
		([label, value]) =>
			html`<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};color:${QUIET};vertical-align:top">${label}</td><td style="padding:8px 0;border-top:1px solid ${LINE};text-align:right">${value}</td></tr>`,
	);
	return html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>`;
}

function pieceTable({ title, lines }: NonNullable<Letter["pieces"]>[number]): SafeHtml {
	const rows = lines.map(
		({ text, image }) =>
			html`<tr><td style="width:60px;padding:8px 12px 8px 0;border-top:1px solid ${LINE}">${pictureOf(image)}</td><td style="padding:8px 0;border-top:1px solid ${LINE}">${text}</td></tr>`,
	);
	return html`<p style="margin:0 0 8px;font-family:Georgia,serif;font-size:18px">${title}</p>
<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>`;
}

/** It comes with the mail itself; one that the shop does not keep is left out. */
function pictureOf(image: string): SafeHtml | undefined {
	const name = contentIdOf(image);
	return name === null
		? undefined
		: html`<img src="cid:${name}" alt="" width="48" height="64" style="display:block;width:48px;height:64px;object-fit:cover">`;
}
