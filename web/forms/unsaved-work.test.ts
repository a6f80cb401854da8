import fc from "fast-check";
import { expect, test } from "vitest";
import { openUnsavedWork, UNSAVED_CHARACTERS_MAX, UNSAVED_DAYS, type UnsavedArea } from "./unsaved-work.ts";

const work = (name: string) => ({ typed: { name }, start: { name: "" } });
const [ANA, BEA] = ["staff 1", "staff 12"];

function area(content: Record<string, string> = {}): UnsavedArea & { content: Map<string, string> } {
	const map = new Map(Object.entries(content));
	return {
		content: map,
		getItem: (key) => map.get(key) ?? null,
		setItem: (key, value) => void map.set(key, value),
		removeItem: (key) => void map.delete(key),
		key: (place) => [...map.keys()][place] ?? null,
		get length() {
			return map.size;
		},
	};
}

const refuse = () => {
	throw new DOMException("blocked", "SecurityError");
};
const blocked: UnsavedArea = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };

test("what one person typed is found again by them alone, form by form", () => {
	const browser = area({ cart: "[]" });
	const kept = openUnsavedWork(browser);
	kept.keep(ANA, "product 7", work("Long coat"));
	kept.keep(BEA, "product 7", work("Short coat"));
	const later = openUnsavedWork(browser);
	expect(later.find(ANA, "product 7")).toMatchObject(work("Long coat"));
	expect(later.find(ANA, "product 8")).toBeNull();
	expect([later.count(ANA), later.count(BEA), later.count("staff 2")]).toEqual([1, 1, 0]);
	later.forgetAll(ANA);
	expect(later.find(ANA, "product 7")).toBeNull();
	expect(later.find(BEA, "product 7")).toMatchObject(work("Short coat"));
	later.forget(BEA, "product 7");
	expect([...browser.content.keys()]).toEqual(["cart"]);
});

test("old work is not shown, and leaves the browser when other work is kept", () => {
	const browser = area();
	let now = 0;
	const kept = openUnsavedWork(browser, () => now);
	kept.keep(ANA, "texts", work("old"));
	now = UNSAVED_DAYS * 86_400_000;
	expect(kept.find(ANA, "texts")).toMatchObject(work("old"));
	now += 1;
	expect(kept.find(ANA, "texts")).toBeNull();
	kept.keep(BEA, "texts", work("new"));
	expect([...browser.content.keys()]).toEqual([`unsaved/${BEA}/texts`]);
});

test("work that is too large is not kept, nor what was kept of it before; of all together the oldest goes", () => {
	const browser = area();
	let now = 0;
	const kept = openUnsavedWork(browser, () => now++);
	kept.keep(ANA, "texts", work("small"));
	kept.keep(ANA, "texts", work("x".repeat(UNSAVED_CHARACTERS_MAX)));
	expect(kept.find(ANA, "texts")).toBeNull();
	for (const name of ["1", "2", "3", "4"]) kept.keep(ANA, name, work("x".repeat(UNSAVED_CHARACTERS_MAX - 200)));
	expect(["1", "2", "3", "4"].map((name) => kept.find(ANA, name) !== null)).toEqual([false, true, true, true]);
});

test.each([
	["blocked", blocked],
	["absent", null],
])("where storage is %s the page remembers by itself", (_, given) => {
	const kept = openUnsavedWork(given);
	kept.keep(ANA, "texts", work("mine"));
	expect(kept.find(ANA, "texts")).toMatchObject(work("mine"));
	kept.forgetAll(ANA);
	expect(kept.count(ANA)).toBe(0);
});

test("whatever is stored, it is read as work or as nothing", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
			const kept = openUnsavedWork(area({ [`unsaved/${ANA}/texts`]: stored }));
			expect(kept.find(ANA, "texts")).toBeNull();
			expect(kept.count(ANA)).toBe(0);
		}),
	);
});
