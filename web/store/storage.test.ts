import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine } from "#core/contract/carts.ts";
import { preparedOf } from "#web/shop/cart/lines.ts";
import { openStorage, type StorageArea, type StorageKey } from "./storage.ts";

const keys: StorageKey[] = [
	...(["cart", "cartCopy", "discountCode", "paymentAttempt", "productPrepared", "savedForLater"] as const),
	...([
		"datosDeEnvio",
		"deliveryMethod",
		"pendingSave",
		"invitation",
		"favorites",
		"gift",
		"giftSecrets",
		"mySizes",
		"myMeasures",
		"recentlyViewed",
		"token",
		"client",
		"admin",
	] as const),
];

const line: CartLine = {
	id_product: 12,
	name: "Camp shirt",
	brand: "Casa Lino",
	description: "Cut wide.",
	price: 49.9,
	price_offer: 39.9,
	is_offer: true,
	rating: 4.5,
	reviewCount: 2,
	collection: 1,
	categories: ["Men's shirts"],
	category: 9,
	default_image: "/images/camp-shirt.webp",
	version: 3,
	createdAt: "2026-01-01T00:00:00.000Z",
	variants: [
		{ ColorName: "Sage", ColorHex: "#8a9a7b", SwatchImage: "", ProductImages: [], Stocks: { M: 2 }, leftUnits: 5 },
	],
	totalPrice: 79.8,
};

function area(content: Record<string, string> = {}): StorageArea & { content: Map<string, string> } {
	const map = new Map(Object.entries(content));
	return {
		content: map,
		getItem: (key) => map.get(key) ?? null,
		setItem: (key, value) => void map.set(key, value),
		removeItem: (key) => void map.delete(key),
	};
}

const blocked: StorageArea = {
	getItem: () => {
		throw new DOMException("blocked", "SecurityError");
	},
	setItem: () => {
		throw new DOMException("full", "QuotaExceededError");
	},
	removeItem: () => {
		throw new DOMException("blocked", "SecurityError");
	},
};

test("what was written is read again, under the documented keys", () => {
	const browser = area();
	const storage = openStorage(browser);
	storage.write("cart", [line]);
	storage.write("token", "abcdefghijklmnop0123");
	expect([...browser.content.keys()]).toEqual(["cart", "token"]);
	expect(openStorage(browser).read("cart")).toEqual([line]);
	expect(openStorage(browser).read("token")).toBe("abcdefghijklmnop0123");
});

test("a broken line is dropped and the others stay", () => {
	const twoSizes = { ...line, variants: [{ ...line.variants[0], Stocks: { S: 1, M: 1 } }] };
	const noQuantity = { ...line, variants: [{ ...line.variants[0], Stocks: { S: 0 } }] };
	const twoColours = { ...line, variants: [line.variants[0], line.variants[0]] };
	const stored = [null, line, 7, { ...line, id_product: "12" }, twoSizes, noQuantity, twoColours, { name: "x" }];
	expect(openStorage(area({ cart: JSON.stringify(stored) })).read("cart")).toEqual([line]);
});

test("a line keeps its place when only something unimportant is missing", () => {
	const { brand: _, default_image: __, ...bare } = line;
	expect(openStorage(area({ cart: JSON.stringify([bare]) })).read("cart")).toEqual([
		{ ...line, brand: "", default_image: "" },
	]);
});

test("broken shipping fields are emptied one by one", () => {
	const stored = {
		phone: "1155550100",
		email: 5,
		name: "Ana",
		lastname: null,
		address: { city: "Rosario", zipCode: 2000 },
	};
	expect(openStorage(area({ datosDeEnvio: JSON.stringify(stored) })).read("datosDeEnvio")).toEqual({
		phone: "1155550100",
		email: "",
		name: "Ana",
		lastname: "",
		address: { streetNumber: "", provinceDepartment: "", city: "Rosario", zipCode: "", particularDetails: "" },
	});
});

test("an unknown role is nobody", () => {
	const stored = JSON.stringify({ id_user: 1, user_name: "root", rol: "superuser" });
	expect(openStorage(area({ admin: stored })).read("admin")).toBeNull();
});

test("whatever is stored, reading never throws and gives a value of the right kind", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom(...keys), (stored, key) => {
			const value = openStorage(area({ [key]: stored })).read(key);
			const isList = ["cart", "productPrepared", "savedForLater"].includes(key);
			expect(isList ? Array.isArray(value) : value === null || value !== undefined).toBe(true);
		}),
	);
});

test("what readers call a line's colour is kept, and nothing in its place", () => {
	const [variant] = line.variants;
	for (const [label, kept] of [
		["Azul marino", { label: "Azul marino" }],
		["", {}],
		[7, {}],
	] as const) {
		const stored = JSON.stringify([{ ...line, variants: [{ ...variant, label }] }]);
		expect(openStorage(area({ cart: stored })).read("cart")).toEqual([
			{ ...line, variants: [{ ...variant, ...kept }] },
		]);
		const prepared = JSON.stringify([{ ...preparedOf(line), label }]);
		expect(openStorage(area({ productPrepared: prepared })).read("productPrepared")).toEqual([
			{ ...preparedOf(line), ...kept },
		]);
	}
});

test("no more lines are read than the shop's cart takes", () => {
	const stored = JSON.stringify(Array.from({ length: 150 }, () => line));
	expect(openStorage(area({ cart: stored })).read("cart")).toHaveLength(100);
});

test.each([
	["blocked", blocked],
	["absent", null],
])("where storage is %s the page remembers by itself", (_, given) => {
	const storage = openStorage(given);
	expect(storage.read("cart")).toEqual([]);
	storage.write("cart", [line]);
	expect(storage.read("cart")).toEqual([line]);
	storage.forgetPerson();
	expect(storage.read("cart")).toEqual([]);
});

test("an empty cart leaves no key behind", () => {
	const browser = area({ cart: "[]" });
	openStorage(browser).write("cart", []);
	expect(browser.content.has("cart")).toBe(false);
});

test("log-out forgets everything of the person and leaves other keys alone", () => {
	const browser = area({ ...Object.fromEntries(keys.map((key) => [key, "x"])), theirs: "y" });
	openStorage(browser).forgetPerson();
	expect([...browser.content.keys()]).toEqual(["theirs"]);
});

test("changes by other tabs are told, until one stops listening", () => {
	const tabs = new EventTarget();
	const heard: string[] = [];
	const stop = openStorage(area(), tabs).watch((key) => heard.push(key));
	const change = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
	change("cart");
	change("theirs");
	expect(heard).toEqual(["cart"]);
	change(null);
	expect(heard.slice(1).sort()).toEqual([...keys].sort());
	stop();
	change("cart");
	expect(heard).toHaveLength(1 + keys.length);
});
