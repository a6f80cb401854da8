import type { PaperContent } from "#core/contract/papers.ts";
import { html, SafeHtml } from "../../adapters/mail/html.ts";
import { policyHash } from "../../policy-hash.ts";

const STYLE = `
:root{color-scheme:light}
body{margin:2rem auto;max-width:46rem;padding:0 1.5rem;font:16px/1.5 system-ui,sans-serif;color:#1c1b19;background:#fff}
header{display:flex;flex-wrap:wrap;gap:1rem 3rem;justify-content:space-between;align-items:baseline}
h1{font-size:1.75rem;margin:0}
dl{display:grid;grid-template-columns:auto auto;gap:.1rem 1rem;margin:0}
dt{color:#5d5a55}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.people{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.5rem;margin:2rem 0}
h2{font-size:.875rem;font-weight:400;color:#5d5a55;margin:0}
p{margin:0;overflow-wrap:anywhere}strong{font-weight:600}
table{width:100%;border-collapse:collapse;margin-bottom:1.5rem}
th,td{padding:.5rem 0 .5rem 1rem;text-align:right;vertical-align:top;border-bottom:1px solid #d9d5ce;font-variant-numeric:tabular-nums;white-space:nowrap}
th:first-child,td:first-child{padding-left:0;text-align:left;white-space:normal}
th{font-weight:600}tr{break-inside:avoid}
.sums{margin-left:auto;width:fit-content}
footer{margin-top:2rem;color:#5d5a55;font-size:.875rem}
@media (max-width:30rem){td:nth-child(3),th:nth-child(3){display:none}}
@media print{body{margin:0;max-width:none;padding:0;font-size:11pt}@page{size:A4;margin:18mm}}
`;

/** The page has one style of its own and nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A paper as a page that prints well. */
export function pageOf(content: PaperContent): string {
	const { language, title, facts, seller, buyer, columns, rows, sums, notes } = content;
	return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} ${facts[0]?.[1]}</title><style>${new SafeHtml(STYLE)}</style></head><body>
<header><h1>${title}</h1>${list(facts)}</header>
<div class="people">${person(seller)}${person(buyer)}</div>
<main><table><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>
<div class="sums">${list(sums)}</div></main>
${notes.length > 0 && html`<footer>${notes.map((note) => html`<p>${note}</p>`)}</footer>`}</body></html>
`.text;
}

const list = (facts: PaperContent["facts"]) =>
	html`<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;

const person = ({ label, name, lines }: PaperContent["seller"]) =>
	html`<section><h2>${label}</h2><p><strong>${name}</strong></p>${lines.map((line) => html`<p>${line}</p>`)}</section>`;
