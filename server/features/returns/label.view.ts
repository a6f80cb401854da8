import type { OrderDetail } from "#core/contract/orders.ts";
import type { Return } from "#core/contract/returns.ts";
import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import { html, SafeHtml } from "../../adapters/mail/html.ts";
import { policyHash } from "../../policy-hash.ts";
import type { Sheet } from "../../sheets/sheet.ts";
import en from "./label.messages.en.ts";
import es from "./label.messages.es.ts";

const words = { en, es };

const STYLE = `:root{color-scheme:light}body{margin:2rem auto;max-width:46rem;padding:0 1.5rem;color:#1c1b19;background:#fff;font:16px/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:0 2rem;justify-content:space-between;align-items:baseline}h1{margin:0;font:500 2rem Georgia,serif}
dl{display:grid;grid-template-columns:auto auto;gap:0 1rem;margin:0}dt,h2{color:#5d5a55}dd{margin:0;text-align:right}
.people{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.5rem;margin:2rem 0}h2{margin:0;font-size:.875rem;font-weight:400}
.to{border:2px solid #1c1b19;padding:1rem;font-size:1.25rem}p{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem 0;border-bottom:1px solid #d9d5ce;text-align:left;vertical-align:top}
th:last-child,td:last-child{text-align:right}small{display:block;color:#5d5a55}footer{margin-top:2rem;color:#5d5a55}
@media print{body{margin:0;max-width:none;padding:0}@page{size:A4;margin:18mm}}`;

export const LABEL_POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Label = {
	language: Language;
	shop: Pick<Settings, "name" | "contact" | "returnsAddress">;
	order: OrderDetail;
	asked: Return;
};

/** What goes into the parcel back, without prices: where to, from whom, and what is in it. */
export function labelSheet({ language, shop, order, asked }: Label): Sheet {
	const said = words[language];
	const { address } = order;
	const back = shop.returnsAddress.length > 0 ? shop.returnsAddress : shop.contact.lines;
	const name = `${order.Client.name} ${order.Client.lastname}`.trim();
	return {
		language,
		title: said.title(asked.number),
		facts: [
			[said.number, String(asked.number)],
			[said.order, String(asked.orderId)],
		],
		people: [
			{ label: said.goesTo, name: shop.name, lines: back, isAddressee: true },
			{
				label: said.from,
				name,
				lines: [address.streetNumber, `${address.zipCode} ${address.city}`.trim(), address.provinceDepartment].filter(
					Boolean,
				),
			},
		],
		columns: [said.piece, said.quantity],
		rows: asked.lines.map((one) => [piecesIn(language, one).join(" · "), String(one.quantity)]),
		sums: [],
		notes: [said.note],
	};
}

function piecesIn(language: Language, { name, color, size, exchange }: Return["lines"][number]): string[] {
	const garment = `${name}, ${colourIn(language, color)}, ${sizeIn(language, size)}`;
	return exchange
		? [
				garment,
				words[language].instead(`${colourIn(language, exchange.ColorName)}, ${sizeIn(language, exchange.size)}`),
			]
		: [garment];
}

/** The same as a page that prints well. */
export function labelPage(label: Label): string {
	const { language, title, facts, people, columns, notes } = labelSheet(label);
	const rows = label.asked.lines.map((one) => {
		const [garment, instead] = piecesIn(language, one);
		return html`<tr><td>${garment}${instead && html`<small>${instead}</small>`}</td><td>${one.quantity}</td></tr>`;
	});
	return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new SafeHtml(STYLE)}</style></head><body>
<header><h1>${title}</h1><dl>${facts.map(([what, value]) => html`<dt>${what}</dt><dd>${value}</dd>`)}</dl></header>
<div class="people">${people.map(
		({ label: what, name, lines, isAddressee }) =>
			html`<section class="${isAddressee ? "to" : "from"}"><h2>${what}</h2><p><strong>${name}</strong></p>${lines.map((line) => html`<p>${line}</p>`)}</section>`,
	)}</div>
<main><table><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></main>
<footer>${notes.map((note) => html`<p>${note}</p>`)}</footer></body></html>
`.text;
}
