import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#core/contract/audit.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { detailLines } from "./detail-lines.ts";
import { sentenceOf } from "./entry-sentence.ts";
import messages from "./messages.en.ts";

const before = browserFacts();
beforeAll(() => tellFacts({ ...before, currency: "ARS" }));
afterAll(() => tellFacts(before));

const entry = (action: string, subject: string, detail: unknown = null): AuditEntry => ({
	id: 1,
	at: "2026-01-01T10:00:00.000Z",
	user_name: "admin",
	action,
	subject,
	detail,
	change: null,
});
const told = (action: string, subject: string, detail?: unknown) => {
	const one = entry(action, subject, detail);
	return [sentenceOf(one), ...detailLines(one)].map((line) => line.replaceAll("\u00a0", " "));
};

test("what staff did is said in one sentence", () => {
	expect(told("orders.status", "7", { from: "Completed", to: "Submited" })).toEqual([
		"Moved order 7 from Completed to Submitted",
	]);
	expect(told("orders.refund", "7", { cents: 123_450 })).toEqual(["Gave $ 1,234.50 back for order 7"]);
	expect(told("role changed", "eva (4)", { from: "employee", to: "admin" })).toEqual([
		"Changed the role of eva (4) from Employee to Admin",
	]);
	expect(told("offers.apply", "1 product", { discount: 20, ids: [3] })).toEqual(["Discounted 1 product by 20 %"]);
	expect(told("products.takeOffSale", "12", { name: "Coat" })).toEqual(["Took Coat (12) off sale"]);
	expect(told("selectors.changeCategory", "5", { name: "Coats", was: "Coat", hidden: true, place: 0 })).toEqual([
		"Changed the category Coats",
		"It was called Coat",
		"Shoppers no longer find it among the choices",
		"Moved to place 1",
	]);
	const pictured = (isThere: boolean) => told("selectors.changeCollection", "5", { name: "Sea", pictured: isThere });
	expect(pictured(true)).toEqual(["Changed the collection Sea", "It has another picture"]);
	expect(pictured(false)).toEqual(["Changed the collection Sea", "Its picture was taken away"]);
	expect(told("selectors.removeCollection", "5", { name: "Sea" })).toEqual(["Deleted the collection Sea"]);
	expect(told("products.setTime", "12", { name: "Coat" })).toEqual(["Set Coat (12) not to go on sale by itself"]);
});

test("what was changed of a code is said term by term", () => {
	const detail = {
		percent: { from: 10, to: null },
		amount: { from: null, to: 3 },
		category: { from: null, to: "Coats" },
		endsAt: { from: "2026-02-01T12:00:00.000Z", to: null },
		oncePerClient: { from: false, to: true },
	};
	expect(told("discounts.update", "SUMMER", detail)).toEqual([
		"Changed the discount code SUMMER",
		"Percent: 10 % → none",
		"Amount: none → $ 3.00",
		"Counts for: none → Coats",
		expect.stringMatching(/^Valid until: Feb 1, 2026, 12:00\sPM → none$/),
		"Everybody may use it once: no → yes",
	]);
});

test("what was changed of a product is said field by field", () => {
	const detail = {
		price: { from: 10, to: 12.5 },
		discount: { from: null, to: 20 },
		fit: { from: "slim", to: null },
		fabric: { from: null, to: [{ fibre: "Wool", percent: 100 }] },
		description: "changed",
		added: ["Red"],
		renamed: ["Blue → Navy"],
		stockChanges: [
			{ ColorName: "Red", size: "S", delta: 3 },
			{ ColorName: "Navy", size: "M", delta: -2 },
		],
	};
	expect(told("products.update", "7", detail)).toEqual([
		"Changed product 7",
		"Price: $ 10.00 → $ 12.50",
		"Discount %: none → 20 %",
		"Fit: Slim → none",
		"Fabric: none → 100 % Wool",
		"Description changed",
		"Colours added: Red",
		"Colours renamed: Blue → Navy",
		"Stock: Red S +3, Navy M -2",
	]);
	expect(told("products.editMany", "12 products", { price: { percent: 10 }, offer: null, state: "off" })).toEqual([
		"Changed 12 products at once",
		"Price by percent: 10",
		"End the discount",
		"State: Off sale",
	]);
});

test("a setting is said as its screen says it, one of another shape by its name alone", () => {
	expect(told("settings.change", "taxRate", { before: 21, after: 10.5 })).toEqual([
		"Changed the setting “Tax”",
		"21 % → 10.5 %",
	]);
	const rights = { "orders.refund": false };
	const after = { permissions: { rights, largestDiscount: 30 }, stepUpRefund: 0, secondFactor: "required" };
	expect(told("settings.change", "staff", { before: {}, after })).toEqual([
		"Changed the setting “Permissions”",
		"Employees may no longer give payments back",
		"Largest discount in percent: 99 → 30",
		"Staff confirm who they are above: $ 100,000.00 → $ 0.00",
		"Staff need a second factor",
	]);
	expect(told("settings.change", "texts", { before: { terms: { en: 1200 } }, after: { terms: { es: 9 } } })).toEqual([
		"Changed the setting “Texts”",
		"Terms, English: 1,200 characters → Sample text",
		"Terms, Español: Sample text → 9 characters",
	]);
	expect(told("settings.change", "delivery", { before: "far", after: "near" })).toEqual([
		"Changed the setting “Ways of delivery”",
	]);
	expect(told("settings.change", "gone", { before: 1, after: 2 })).toEqual(["Changed the setting “gone”"]);
});

test.each(Object.keys(messages.sentences))("%s is a sentence even when nothing is noted beside it", (action) => {
	expect(sentenceOf(entry(action, "7"))).toMatch(/^[A-Z7].*(?<!undefined|NaN|object)$/);
});

test("an action that this page does not know is said as it was noted, without braces", () => {
	expect(told("gifts.wrap", "9", { paper: "red", bows: 2, more: { a: 1 } })).toEqual([
		"gifts.wrap 9",
		"paper: red",
		"bows: 2",
	]);
});
