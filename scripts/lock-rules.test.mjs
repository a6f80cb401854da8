import { expect, test } from "vitest";
import { problemsOf } from "./lock-rules.mjs";

const integrity = `sha512-${"a".repeat(86)}==`;
const of = (entry, allowed = []) => problemsOf({ "": {}, "node_modules/a/node_modules/@x/pkg": entry }, allowed);

test.each([
	["for every place", {}],
	["for this system and processor", { os: ["linux"], cpu: ["arm64"], libc: ["glibc"] }],
	["for this system in one word", { os: "linux" }],
	["for every system but one it does not run on", { os: ["!win32"] }],
])("a package %s needs its sum", (_, places) => {
	expect(of({ ...places, integrity })).toEqual([]);
	expect(of(places)).toEqual([expect.stringContaining("@x/pkg has no sha512 sum")]);
	expect(of({ ...places, integrity: "sha1-abc=" })).toEqual([expect.stringContaining("has no sha512 sum")]);
});

test.each([
	["another system", { os: ["darwin"] }],
	["another processor", { os: ["linux"], cpu: ["riscv64"] }],
	["another C library", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
	["every system but this", { os: ["!linux"] }],
])("one for %s is never fetched", (_, places) => {
	expect(of({ ...places, hasInstallScript: true })).toEqual([]);
});

test("a package comes from the registry", () => {
	expect(of({ integrity, resolved: "https://elsewhere.test/pkg.tgz" })).toEqual([
		expect.stringContaining("names a place of its own"),
	]);
});

test("only what is listed runs a script when it is installed, by its whole name", () => {
	const entry = { integrity, hasInstallScript: true };
	expect(of(entry, ["@x/pkg"])).toEqual([]);
	for (const allowed of [[], ["pkg"], ["a"]])
		expect(of(entry, allowed)).toContainEqual(expect.stringContaining("@x/pkg runs a script"));
});

test("a script the lockfile does not tell of is found in the installed package", () => {
	const packages = { "node_modules/quiet": { integrity }, "node_modules/sly": { integrity } };
	expect(problemsOf(packages, [], (path) => path === "node_modules/sly")).toEqual([
		expect.stringContaining("node_modules/sly runs a script"),
	]);
});

test("the list names nobody without a script", () => {
	expect(of({ integrity }, ["gone"])).toEqual(["gone is in allowScripts and runs no script"]);
});
