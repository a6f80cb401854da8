import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { chromiumPath } from "./chromium.mjs";

/** A machine with these programs, each a few lines of shell. */
function machine(programs) {
	const folder = mkdtempSync(join(tmpdir(), "perchero-programs-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const [name, lines] of Object.entries(programs)) {
		writeFileSync(join(folder, name), `#!/bin/sh\nhere=${folder}\n${lines}\n`, { mode: 0o755 });
	}
	const asked = () => (existsSync(join(folder, "asked")) ? readFileSync(join(folder, "asked"), "utf8") : "");
	const find = (more = {}) =>
		chromiumPath({
			environment: { PATH: `/nowhere:${folder}`, ...more.environment },
			isRoot: more.isRoot ?? true,
			noteOfFailure: join(folder, "notes", "failed"),
		});
	return { at: (name) => join(folder, name), asked, find };
}

const noNetwork = 'echo "$@" >> $here/asked; exit 100';
const installs = `echo "$@" >> $here/asked
	case "$*" in *install*chromium-headless-shell*) echo > $here/chromium-headless-shell; /bin/chmod +x $here/chromium-headless-shell;; esac`;

test("the browser without windows is taken before the other, and what is said in CHROMIUM before both", () => {
	const { at, asked, find } = machine({ chromium: "", "chromium-headless-shell": "", "apt-get": installs });
	expect(find()).toBe(at("chromium-headless-shell"));
	expect(find({ environment: { CHROMIUM: "/opt/mine" } })).toBe("/opt/mine");
	expect(asked()).toBe("");
});

test.each([[{}], [{ chromium: "" }]])("it is installed where it can be, whatever else is there: %o", (there) => {
	const { at, find } = machine({ ...there, "apt-get": installs });
	expect(find()).toBe(at("chromium-headless-shell"));
});

test("where it cannot be installed the one with windows is taken, and it is tried once", () => {
	const { at, asked, find } = machine({ chromium: "", "apt-get": noNetwork });
	expect(find()).toBe(at("chromium"));
	const once = asked();
	expect(once).toContain("chromium-headless-shell");
	expect(find()).toBe(at("chromium"));
	expect(asked()).toBe(once);
});

test("who may not install is not asked to", () => {
	const { at, asked, find } = machine({ "google-chrome": "", "apt-get": installs });
	expect(find({ isRoot: false })).toBe(at("google-chrome"));
	expect(asked()).toBe("");
});
