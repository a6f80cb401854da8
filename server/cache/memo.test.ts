import { expect, test } from "vitest";
import { Memo } from "./memo.ts";

function counting() {
	let made = 0;
	return async () => {
		made += 1;
		return made;
	};
}

test("a value is made once until its tag is dropped", async () => {
	const memo = new Memo(10);
	const make = counting();
	expect(await Promise.all([memo.get("a", "catalogue", make), memo.get("a", "catalogue", make)])).toEqual([1, 1]);
	memo.drop(new Set(["product:1", "stock:1"]));
	expect(await memo.get("a", "catalogue", make)).toBe(1);
	memo.drop(new Set(["catalogue"]));
	expect(await memo.get("a", "catalogue", make)).toBe(2);
	memo.clear();
	expect(await memo.get("a", "catalogue", make)).toBe(3);
});

test("a value that was being made when its tag was dropped is not kept", async () => {
	const memo = new Memo(10);
	const slow = Promise.withResolvers<string>();
	const early = memo.get("a", "catalogue", () => slow.promise);
	memo.drop(new Set(["catalogue"]));
	const late = memo.get("a", "catalogue", async () => "new");
	slow.resolve("old");
	expect(await early).toBe("old");
	expect(await late).toBe("new");
	expect(await memo.get("a", "catalogue", async () => "newest")).toBe("new");
});

test("a failure is not kept, and does not take a newer value with it", async () => {
	const memo = new Memo(10);
	const slow = Promise.withResolvers<string>();
	const failing = memo.get("a", "catalogue", () => slow.promise);
	memo.drop(new Set(["catalogue"]));
	expect(await memo.get("a", "catalogue", async () => "new")).toBe("new");
	slow.reject(new Error("away"));
	await expect(failing).rejects.toThrow("away");
	expect(await memo.get("a", "catalogue", async () => "newest")).toBe("new");
	await expect(memo.get("b", "catalogue", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
	expect(await memo.get("b", "catalogue", async () => "back")).toBe("back");
});
