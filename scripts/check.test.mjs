// Each rule of `npm run check` on a small tree that breaks it, with the project's own settings.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { at } from "./files.mjs";
import { problemsOf as pageProblemsOf, pagesOf } from "./page-rules.mjs";
import { problemsOf as roomProblemsOf } from "./room-rules.mjs";
import { isTooHeavy, weightOf } from "./weight-rules.mjs";

/** A folder with these files and the project's settings, but none of its packages, which the programs would read as well. */
function treeOf(files) {
	const folder = mkdtempSync(join(tmpdir(), "perchero-tree-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	for (const name of ["biome.json", ".oxlintrc.json", "knip.json", ".gitignore", "tsconfig.base.json"]) {
		cpSync(at(name), join(folder, name));
	}
	for (const [name, text] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
		mkdirSync(join(folder, dirname(name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	return folder;
}

/** What a program of node_modules says of a folder, without the colours it has on CI, and how it ends. */
function tried(folder, program, ...args) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [at("node_modules", program), ...args], {
		cwd: folder,
		encoding: "utf8",
		env: { ...process.env, OXLINT_TSGOLINT_PATH: at("node_modules", ".bin", "tsgolint") },
	});
	return { status, said: stripVTControlCharacters(stdout + stderr) };
}

const BIOME = "@biomejs/biome/bin/biome";
const importing = (name) => `import { x } from "${name}";\n\nexport const y = x;\n`;

test("imports go in one direction, by folder", () => {
	const broken = {
		"core/rules/knows-server.ts": ["#server/db/client.ts", "core is what server and web agree on"],
		"core/rules/reads-files.ts": ["node:fs", "core is pure"],
		"core/rules/uses-test-help.ts": ["../testing/bodies.ts", "Helpers of tests stay out of production"],
		"web/shop/knows-server.ts": ["#server/db/client.ts", "web asks the server through web/api.ts"],
		"web/shop/knows-demo.ts": ["#demo/main.ts", "web asks the server through web/api.ts"],
		"web/shop/uses-test-help.ts": ["#web/testing/samples.ts", "Helpers of tests stay out of production"],
		"web/shop/parts/uses-test-help.tsx": ["../../testing/cart.ts", "Helpers of tests stay out of production"],
		"web/shop/parts/whole.parts.test.tsx": ["#server/db/client.ts", "web asks the server through web/api.ts"],
		"web/ui/knows-a-screen.ts": ["#web/shop/home.ts", "ui parts know no screen"],
		"web/ui/knows-demo.ts": ["#demo/main.ts", "ui parts know no screen"],
		"server/pages/knows-web.ts": ["#web/root.ts", "The server knows the pages only as their build"],
		"server/http/knows-demo.ts": ["#demo/main.ts", "the only door to the demo shop"],
		"server/jobs/uses-test-help.ts": ["#server/testing/app.ts", "Helpers of tests stay out of production"],
		"server/db/knows-a-feature.ts": ["../features/carts/carts.service.ts", "it knows none of them"],
		"server/search/knows-a-feature.ts": ["../features/carts/carts.service.ts", "it knows none of them"],
		"server/sheets/knows-a-feature.ts": ["../features/carts/carts.service.ts", "it knows none of them"],
		"server/features/a/a.routes.ts": ["../b/b.queries.ts", "only through its service"],
		"server/features/a/a.service.ts": ["fastify", "A service knows no HTTP"],
		"server/features/a/a.jobs.ts": ["#server/http/send.ts", "nothing else of HTTP"],
		"server/features/a/a.mails.ts": ["../b/b.queries.ts", "only through its service"],
		"server/features/a/a.queries.ts": ["./a.service.ts", "queries know nothing above them"],
		"server/features/a/others.queries.ts": ["../b/b.service.ts", "SQL is a feature's own"],
		"server/features/a/a.rules.ts": ["drizzle-orm", "no SQL, no HTTP"],
		"server/features/a/a.view.ts": ["#server/http/send.ts", "no SQL, no HTTP"],
		"server/features/a/a.messages.en.ts": ["./a.service.ts", "Messages are words"],
		"server/features/a/b.messages.es.ts": ["../b/b.service.ts", "Messages are words"],
		"server/features/a/others.rules.ts": ["../b/b.queries.ts", "only through its service"],
		"demo/knows-a-feature.ts": [
			"#server/features/carts/carts.service.ts",
			"it knows the server's database, no feature",
		],
		"demo/uses-test-help.ts": ["./testing/pictures.ts", "Helpers of tests stay out of production"],
		"demo/knows-web.ts": ["#web/root.ts", "The server knows the pages only as their build"],
	};
	const files = Object.entries(broken).map(([file, [name]]) => [file, importing(name)]);
	const right = {
		"web/shop/right.ts": importing("#core/rules/money.ts"),
		"web/shop/right.parts.test.tsx": importing("#web/testing/samples.ts"),
		"server/features/a/right.messages.en.ts": importing("#core/plural.ts"),
		"server/features/a/right.messages.es.ts": importing("./right.messages.en.ts"),
	};
	const folder = treeOf({ ...Object.fromEntries(files), ...right });
	const { status, said } = tried(folder, BIOME, "lint", "--only=noRestrictedImports", "--max-diagnostics=none", ".");
	expect(status).toBe(1);
	const told = said.split(/^(?=\S+\.tsx?:\d+:\d+ )/m);
	for (const [file, [, message]] of Object.entries(broken)) {
		expect(told.filter((part) => part.startsWith(`${file}:`)).join(), file).toContain(message);
	}
	for (const file of Object.keys(right)) expect(said).not.toContain(file);
}, 120_000);

test("files that need each other are refused, types do not count", () => {
	const folder = treeOf({
		"core/one.ts": 'import { two } from "./two.ts";\n\nexport const one = () => two;\n',
		"core/two.ts": 'import { one } from "./one.ts";\n\nexport const two = () => one;\n',
		"core/typed.ts": 'import type { Word } from "./word.ts";\n\nexport type Typed = Word;\n',
		"core/word.ts": 'import type { Typed } from "./typed.ts";\n\nexport type Word = Typed[];\n',
	});
	const { status, said } = tried(folder, BIOME, "lint", "--only=noImportCycles", ".");
	expect(status).toBe(1);
	expect(said).toContain("core/one.ts");
	expect(said).not.toContain("core/typed.ts");
}, 120_000);

test("rooms that need each other are refused, and files of features without a role", () => {
	const folder = treeOf({
		"server/features/a/a.service.ts": importing("../b/b.service.ts"),
		"server/features/b/b.service.ts": importing("#server/features/c/c.service.ts"),
		"server/features/c/c.service.ts": importing("../a/a.rules.ts"),
		"server/features/c/helpers.ts": "export const x = 1;\n",
		"server/features/d/d.service.ts": 'import type { X } from "../e/e.service.ts";\n\nexport type Y = X;\n',
		"server/features/e/e.service.ts": importing("../d/d.service.ts"),
	});
	expect(roomProblemsOf(folder, { y: 4 })).toEqual([
		"server/features/c/helpers.ts does not carry its role in its name",
		expect.stringMatching(/^These rooms need each other: (server\/features\/[abc]( → |\n)){4}/),
	]);
});

test("an exported name means one thing; those that may still be shared only grow fewer", () => {
	const folder = treeOf({
		"core/calls/carts.ts": "export const carts = 1;\n",
		"core/contract/carts.ts": "export const carts = 2;\nexport const schemas = {};\n",
		"core/contract/orders.ts": "export const schemas = {};\nexport type Parcel = string;\n",
		"web/shop/words.ts": "export const dayOf = 1;\n",
		"web/shop/cart.tsx": "export function Parcel() {}\n",
		"web/staff/words.ts": "export async function dayOf() {}\n",
	});
	const refused = "dayOf is exported by web/shop/words.ts, web/staff/words.ts: give each thing a name of its own";
	expect(roomProblemsOf(folder, { Parcel: 2 })).toEqual([refused]);
	expect(roomProblemsOf(folder, { Parcel: 2, dayOf: 2 })).toEqual([]);
	const fewer = expect.stringMatching(/^Parcel stands in fewer files than scripts\/shared-names\.json allows/);
	expect(roomProblemsOf(folder, { Parcel: 3, dayOf: 2 })).toEqual([fewer]);
});

test("a file of more than 250 lines is refused, also one of tests", () => {
	const folder = treeOf({
		"core/rules/long.ts": "// a line\n".repeat(251),
		"server/features/a/a.test.ts": "// a line\n".repeat(252),
		"web/shop/whole.tsx": "// a line\n".repeat(250),
	});
	expect(roomProblemsOf(folder).sort()).toEqual([
		expect.stringMatching(/^core\/rules\/long\.ts has 251 lines/),
		expect.stringMatching(/^server\/features\/a\/a\.test\.ts has 252 lines/),
	]);
});

test("a forgotten promise is refused, one taken for a yes or no, and waiting for what is none", () => {
	const folder = treeOf({
		"tsconfig.json": '{ "extends": "./tsconfig.base.json", "include": ["*.ts"] }',
		"forgotten.ts": "const write = async () => 1;\nwrite();\n",
		"asked.ts": "const isThere = async () => true;\nif (isThere()) console.log(1);\nexport {};\n",
		"waited.ts": "const name = () => 1;\nawait name();\nexport {};\n",
		"kept.ts": "const read = async () => 1;\nawait read();\nexport {};\n",
	});
	const { status, said } = tried(folder, "oxlint/bin/oxlint", "--type-aware");
	expect(status).toBe(1);
	expect(said).toContain("no-floating-promises");
	expect(said).toContain("forgotten.ts:2");
	expect(said).toContain("no-misused-promises");
	expect(said).toContain("asked.ts:2");
	expect(said).toContain("await-thenable");
	expect(said).toContain("waited.ts:2");
	expect(said).not.toContain("kept.ts");
}, 120_000);

test("a message that lacks its language is refused, and so is one too many", () => {
	const english =
		'const messages = { title: "Cart", left: (count: number) => String(count) };\n\nexport default messages;\n';
	const spanish = (texts) =>
		`import type { Wording } from "./languages.ts";\nimport type en from "./messages.en.ts";\n\nexport default { ${texts} } satisfies Wording<typeof en>;\n`;
	const saidOf = (texts) => {
		const folder = treeOf({
			"tsconfig.json": '{ "extends": "./tsconfig.base.json", "include": ["*.ts"] }',
			"languages.ts": readFileSync(at("core", "languages.ts"), "utf8"),
			"messages.en.ts": english,
			"messages.es.ts": spanish(texts),
		});
		return tried(folder, "typescript/bin/tsc", "--noEmit");
	};
	const whole = 'title: "Carrito", left: (count) => String(count)';
	expect(saidOf(whole)).toEqual({ status: 0, said: "" });
	const lacking = saidOf('title: "Carrito"');
	expect(lacking.status).not.toBe(0);
	expect(lacking.said).toMatch(/messages\.es\.ts.*'left' is missing/s);
	const tooMany = saidOf(`${whole}, right: "Derecha"`);
	expect(tooMany.status).not.toBe(0);
	expect(tooMany.said).toMatch(/messages\.es\.ts.*'right' does not exist/s);
}, 120_000);

test("code that nothing uses is refused", () => {
	const folder = treeOf({
		"server/main.ts": 'import { used } from "./parts.ts";\n\nconsole.log(used);\n',
		"server/parts.ts": "export const used = 1;\nexport const unused = 2;\n",
		"server/left-over.ts": "export const nobody = 1;\n",
	});
	const { status, said } = tried(folder, "knip/bin/knip.js", "--include=files,exports");
	expect(status).toBe(1);
	expect(said).toContain("server/left-over.ts");
	expect(said).toMatch(/unused\s.*server\/parts\.ts/);
	expect(said).not.toMatch(/^used\s/m);
}, 120_000);

test("a page keeps to its budget of JavaScript, and every page has one", () => {
	const routes = {
		root: { id: "root", module: "root.js", imports: ["shared.js"] },
		home: { id: "home", parentId: "root", path: "home", module: "home.js", imports: ["shared.js"] },
		cart: { id: "cart", parentId: "root", path: "cart", module: "cart.js", imports: [] },
	};
	const pages = pagesOf({ entry: { module: "entry.js", imports: [] }, routes }, () => 10 * 1024);
	expect(pages.map(({ address, bytes }) => [address, bytes / 1024])).toEqual([
		["/home", 40],
		["/cart", 40],
	]);
	expect(pageProblemsOf(pages, { "/home": 40, "/cart": 40 })).toEqual([]);
	expect(pageProblemsOf(pages, { "/home": 39, "/gone": 40 })).toEqual([
		expect.stringContaining("sends 40.0 KB of JavaScript, its limit is 39 KB"),
		expect.stringContaining("/cart has no budget"),
		"/gone has a budget and is no page",
	]);
});

test("the budgets of the two pages most people come to stay as they were promised", () => {
	const budgets = JSON.parse(readFileSync(at("scripts", "page-budgets.json"), "utf8"));
	expect(budgets["/home"]).toBeLessThanOrEqual(120);
	expect(budgets["/products/:id"]).toBeLessThanOrEqual(130);
});

test("what a running shop installs is weighed, without tools and without counting anything twice", () => {
	const packages = {
		"": { name: "shop" },
		"node_modules/one": {},
		"node_modules/one/node_modules/inner": {},
		"node_modules/linter": { dev: true },
		"node_modules/other-system": { optional: true },
	};
	const folder = mkdtempSync(join(tmpdir(), "perchero-weight-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	for (const [at, path] of Object.keys(packages).slice(1, 4).entries()) {
		mkdirSync(join(folder, path), { recursive: true });
		writeFileSync(join(folder, path, "index.js"), "x".repeat(10 ** at));
	}
	expect(weightOf(folder, packages)).toBe(11);
	expect(isTooHeavy(450_000_000)).toBe(false);
	expect(isTooHeavy(451_000_000)).toBe(true);
});
