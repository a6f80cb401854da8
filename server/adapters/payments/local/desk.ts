import type { Journal, LocalPayment } from "./journal.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The provider's side: what it was asked for, and the say over payments it holds back. */
export function deskPage(journal: Journal): string {
	const rows = journal.newest(100).map(row).join("\n");
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Local card provider</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/desk.css"></head>
<body><h1>Local card provider</h1>
<p>This stands in for Mercado Pago. No money moves. Payments by a cardholder whose name begins with CONT wait here for a decision.</p>
<table><thead><tr><th>Payment</th><th>Amount</th><th>Cardholder</th><th>Status</th><th>Decision</th></tr></thead>
<tbody>${rows || '<tr><td colspan="5">Nothing has been paid yet.</td></tr>'}</tbody></table></body></html>`;
}

function row({ id, amount, card, status, detail }: LocalPayment): string {
	const buttons = ["approved", "rejected"]
		.map((choice) => `<button name="status" value="${choice}">${choice === "approved" ? "Approve" : "Reject"}</button>`)
		.join(" ");
	const decision = status === "in_process" ? `<form method="post" action="/desk/${id}">${buttons}</form>` : "";
	return `<tr><td>${id}</td><td>$ ${amount.toFixed(2)}</td><td>${escaped(card.cardholder)} …${escaped(card.lastFour)}</td><td>${escaped(status)} (${escaped(detail)})</td><td>${decision}</td></tr>`;
}

export const DESK_CSS = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #ccc}button{font:inherit;padding:.25rem .75rem}`;
export const DESK_POLICY =
	"default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
