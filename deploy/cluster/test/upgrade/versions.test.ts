import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { linesThatName } from "./versions.ts";

const root = join(import.meta.dirname, "../../../..");
const sources = globSync("{server,demo}/**/*.ts", { cwd: root })
	.filter((file) => !/\.test\.ts$|\/testing\//.test(file))
	.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

it("renames a column by its name in the schema, because no statement says that name by itself", () => {
	const declares = 'bodyHash: bytea("body_hash").notNull(),';
	expect(sources.filter(({ text }) => text.includes(declares)).map(({ file }) => file)).toEqual([
		"server/db/schema/payments.ts",
	]);
	expect(sources.flatMap(({ file, text }) => linesThatName(text).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
});

it("notices a statement that does", () => {
	const statement = "sql`insert into payment_attempt (id, body_hash) values (1, '')`";
	expect(linesThatName(`bodyHash: bytea("body_hash"),\n${statement}`)).toEqual([statement]);
});
