import type { OrderDetail } from "#core/contract/orders.ts";
import type { Language } from "#core/languages.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { unsentOf } from "#core/rules/shipments.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import { nameIn } from "#core/rules/translations.ts";
import { html, SafeHtml } from "../../adapters/mail/html.ts";
import { policyHash } from "../../policy-hash.ts";
import type { Sheet } from "../../sheets/sheet.ts";
import en from "./packing-slip.messages.en.ts";
import es from "./packing-slip.messages.es.ts";

const words = { en, es };

const STYLE = `body{margin:2rem auto;max-width:48rem;padding:0 1rem;color:#1c1a17;font:16px/1.5 Helvetica,Arial,sans-serif}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 2rem}h1,header p{margin:0;font:500 1.5rem Georgia,serif}
h2{margin:2rem 0 0;font-size:.875rem;font-weight:400;color:#5f584d}address{font-style:normal;white-space:pre-line;overflow-wrap:anywhere}
table{width:100%;margin-top:2rem;border-collapse:collapse}th,td{padding:.5rem 0;border-bottom:1px solid #d8d0c2;text-align:left}
th:first-child,td:first-child{width:6rem}@media print{body{margin:0;max-width:none;padding:0}@page{size:A4;margin:18mm}}`;

export const SLIP_POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What goes into the next parcel of an order; of an order that has left, what it held. */
function packedOf(language: Language, order: OrderDetail): { piece: string; quantity: number }[] {
	const unsent = unsentOf(order);
	const left = new Map(unsent.map((units) => [units.line, units.quantity]));
	return order.orderDetails
		.filter(({ line }) => unsent.length === 0 || left.has(line))
		.map(({ line, quantity, name, color, size }) => ({
			piece: `${name}, ${colourIn(language, color)}, ${sizeIn(language, size)}`,
			quantity: left.get(line) ?? quantity,
		}));
}

/** Who gets it: of a gift not who bought it. */
function getterOf({ gift, Client, ClientPhone, address }: OrderDetail) {
	return gift?.recipient ?? { ...Client, phone: ClientPhone, address };
}

function placeOf(order: OrderDetail): string[] {
	const { address, phone } = getterOf(order);
	return [
		address.streetNumber,
		`${address.zipCode} ${address.city}`.trim(),
		address.provinceDepartment,
		address.particularDetails,
		phone === null ? "" : String(phone),
	].filter(Boolean);
}

const fullName = ({ name, lastname }: { name: string; lastname: string }) => `${name} ${lastname}`.trim();
const nameOf = (order: OrderDetail) => fullName(getterOf(order));
/** From whom a gift is, for whoever opens the parcel; empty where it is none. */
const giverOf = ({ gift, Client }: OrderDetail) => (gift ? fullName(Client) : "");

/** The slip as a page, without prices. */
export function packingSlip(shopName: string, language: Language, order: OrderDetail): string {
	const { title, order: called, goesTo, pickedUpBy, quantity, piece, giftFrom } = words[language];
	const { orderId, delivery } = order;
	const place = [nameOf(order), ...placeOf(order)].filter(Boolean);
	const rows = packedOf(language, order).map((one) => html`<tr><td>${one.quantity}</td><td>${one.piece}</td></tr>`);
	return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title(orderId)}</title>
<style>${new SafeHtml(STYLE)}</style></head><body><header><p>${shopName}</p><h1>${called(orderId)}</h1></header>
<h2>${delivery?.kind === "pickup" ? pickedUpBy : goesTo}</h2><address>${place.join("\n")}</address>${delivery && html`<p>${nameIn(delivery, language)}</p>`}${giverOf(order) && html`<p>${giftFrom(giverOf(order))}</p>`}
<table><thead><tr><th scope="col">${quantity}</th><th scope="col">${piece}</th></tr></thead><tbody>${rows}</tbody></table></body></html>
`.text;
}

/** The same for a PDF. */
export function packingSheet(shopName: string, language: Language, order: OrderDetail): Sheet {
	const { order: called, goesTo, pickedUpBy, quantity, piece, giftFrom } = words[language];
	const { orderId, delivery } = order;
	return {
		language,
		title: shopName,
		facts: [[called(orderId), delivery ? nameIn(delivery, language) : ""]],
		people: [{ label: delivery?.kind === "pickup" ? pickedUpBy : goesTo, name: nameOf(order), lines: placeOf(order) }],
		columns: [piece, quantity],
		rows: packedOf(language, order).map((one) => [one.piece, String(one.quantity)]),
		sums: [],
		notes: giverOf(order) ? [giftFrom(giverOf(order))] : [],
	};
}
