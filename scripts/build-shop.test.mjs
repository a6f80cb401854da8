import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeUnlessNoted } from "./build-shop.mjs";

function folderWith(text) {
	const folder = mkdtempSync(join(tmpdir(), "perchero-built-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const source = join(folder, "source.ts");
	writeFileSync(source, text);
	const made = [];
	const make = (meanwhile = () => {}) =>
		makeUnlessNoted(join(folder, ".made"), [source], async () => {
			made.push(readFileSync(source, "utf8"));
			meanwhile();
		});
	return { folder, source, made, make };
}

test("what is made is made anew when a source says something else, however old it looks", async () => {
	const { source, made, make } = folderWith("one");
	await make();
	await make();
	expect(made).toEqual(["one"]);
	writeFileSync(source, "two");
	utimesSync(source, new Date(2000, 0), new Date(2000, 0));
	await make();
	writeFileSync(source, "two");
	await make();
	expect(made).toEqual(["one", "two"]);
});

test("what was written while it was made counts the next time, and so does what is gone", async () => {
	const { folder, source, made, make } = folderWith("one");
	await make(() => writeFileSync(source, "another"));
	await make();
	expect(made).toEqual(["one", "another"]);
	rmSync(join(folder, ".made"));
	await make();
	expect(made).toEqual(["one", "another", "another"]);
});

test("what was not finished is begun again", async () => {
	const { made, make } = folderWith("one");
	await expect(
		make(() => {
			throw new Error("no room");
		}),
	).rejects.toThrow("no room");
	await make();
	expect(made).toEqual(["one", "one"]);
});
