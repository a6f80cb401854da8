import { expect, test } from "vitest";
import { type BulkColumns, type BulkEdit, decideBulk } from "./bulk-edit.ts";

const [then, now] = [new Date("2026-01-01"), new Date("2026-06-01")];
const shirt = {
	priceCents: 1000,
	offerPercent: null,
	priceOfferCents: null,
	collectionId: 1,
	categoryId: 3,
	lowStock: null,
	offSaleAt: null,
	draft: false,
	publishAt: null,
};
const discounted = { ...shirt, offerPercent: 20, priceOfferCents: 799 };
const draft = { ...shirt, offSaleAt: then, draft: true, publishAt: now };
const off = { ...shirt, offSaleAt: then };

test.each<[string, BulkEdit, BulkColumns, object]>([
	["a price by percent, to the nearest cent", { price: { percent: 12.5 } }, shirt, { priceCents: 1125 }],
	["a price by an amount", { price: { cents: -250 } }, shirt, { priceCents: 750 }],
	[
		"an offer counted from the new price",
		{ price: { percent: 10 } },
		discounted,
		{ priceCents: 1100, priceOfferCents: 880 },
	],
	["another offer", { offer: 50 }, discounted, { offerPercent: 50, priceOfferCents: 500 }],
	["the end of an offer", { offer: null }, discounted, { offerPercent: null, priceOfferCents: null }],
	["no offer where there is none", { offer: null }, shirt, {}],
	["another shelf", { collection: 2, category: 4 }, shirt, { collectionId: 2, categoryId: 4 }],
	["off sale since now", { state: "off" }, shirt, { offSaleAt: now }],
	["off sale as long as before", { state: "off" }, off, {}],
	[
		"on sale at once, whatever time was set",
		{ state: "on" },
		draft,
		{ offSaleAt: null, draft: false, publishAt: null },
	],
	["a draft that stays one keeps its time", { state: "draft", lowStock: 5 }, draft, { lowStock: 5 }],
	["no threshold of its own", { lowStock: null }, { ...shirt, lowStock: null }, {}],
])("an edit of many: %s", (_, edit, before, expected) => {
	expect(decideBulk(edit, before, now)).toEqual({ ...before, ...expected });
});
