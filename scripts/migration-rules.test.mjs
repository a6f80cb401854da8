import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { harmsOf, problemsOf, rulesOnKnown } from "./migration-rules.mjs";

test.each([
	["a new table", 'CREATE TABLE "size" ("id" bigint NOT NULL);'],
	["a column that may be empty", 'ALTER TABLE "product" ADD COLUMN "fit" text;'],
	["a column with a value of its own", 'ALTER TABLE "product" ADD COLUMN "state" text DEFAULT \'on\' NOT NULL;'],
	[
		"a column the database fills",
		'ALTER TABLE "log" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(x)) STORED NOT NULL;',
	],
	["a trigger that deletes", "CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DELETE FROM a; END $$ LANGUAGE plpgsql;"],
	["a comment about dropping", "-- the column is not dropped: drop column comes later\nCREATE INDEX i ON a (b);"],
	[
		"what says that nothing reads it",
		'-- contract: nothing has read this since 0.3.0\nALTER TABLE "a" DROP COLUMN "b";',
	],
])("%s can run beside the version before", (_, sql) => expect(harmsOf(sql)).toEqual([]));

test.each([
	["a dropped column", 'ALTER TABLE "a" DROP COLUMN "b";', "drops"],
	["a renamed table", 'ALTER TABLE "a" RENAME TO "b";', "renames"],
	["another type", 'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', "changes the type"],
	["a value suddenly needed", 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', "demands"],
	["a needed column without a value", 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', "adds a column"],
	[
		"one of two columns needed",
		'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL, ADD COLUMN "c" text DEFAULT \'\' NOT NULL;',
		"adds a column",
	],
	["deleted rows", 'DELETE FROM "a";', "deletes"],
])("%s cannot", (_, sql, harm) => expect(harmsOf(sql)).toEqual([expect.stringContaining(harm)]));

test.each([
	[
		"a check on a new table",
		'CREATE TABLE "a" ("b" text);\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" <> \'\');',
	],
	[
		"a check on a new column",
		'ALTER TABLE "a" ADD COLUMN "b" text;\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" in (\'x\'));',
	],
	[
		"a new column that leads to another table",
		'ALTER TABLE "a" ADD COLUMN "b" int;\nALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "public"."d"("id");',
	],
	["a unique index on a new table", 'CREATE TABLE "a" ("b" text);\nCREATE UNIQUE INDEX "c" ON "a" USING btree ("b");'],
	["an index that is not unique", 'CREATE INDEX "c" ON "a" USING btree ("b");'],
	[
		"what says why the version before keeps to it",
		'-- the version before keeps to this: one more word is allowed\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" in (\'x\', \'y\'));',
	],
])("%s leaves the version before its writes", (_, sql) => expect(rulesOnKnown(sql)).toEqual([]));

test.each([
	["a check", 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" > 0);'],
	["a check on old rows, too, or not", 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" > 0) NOT VALID;'],
	[
		"a check on an old column beside a new one",
		'ALTER TABLE "a" ADD COLUMN "n" int;\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."n" > "a"."b");',
	],
	["a unique constraint", 'ALTER TABLE "a" ADD CONSTRAINT "c" UNIQUE("b");'],
	["a foreign key", 'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "public"."d"("id");'],
	["a unique index", 'CREATE UNIQUE INDEX CONCURRENTLY "c" ON "a" USING btree (lower("b"));'],
	[
		"what says it of another rule",
		'-- the version before keeps to this: b is never 0\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("a"."b" > 0);\nCREATE UNIQUE INDEX "d" ON "a" ("b");',
	],
])("%s on what the version before writes is refused, unless it landed before the rule", (_, sql) => {
	const problems = [expect.stringContaining('makes a rule about "a"')];
	expect(rulesOnKnown(sql)).toEqual(problems);
	expect(problemsOf([["0080_new.sql", sql, "s"]], { "0080_new.sql": "s" })).toEqual(problems);
	expect(problemsOf([["0079_landed.sql", sql, "s"]], { "0079_landed.sql": "s" })).toEqual([]);
});

test("a landed migration is neither changed nor removed, and a new one is entered", () => {
	const files = [
		["0001_a.sql", "CREATE TABLE a ();", "sum-a"],
		["0002_b.sql", "CREATE TABLE b ();", "sum-b"],
	];
	expect(problemsOf(files, { "0001_a.sql": "sum-a", "0002_b.sql": "sum-b" })).toEqual([]);
	expect(problemsOf(files, { "0000_z.sql": "sum-z", "0001_a.sql": "other" })).toEqual([
		expect.stringContaining("0001_a.sql was changed"),
		expect.stringContaining("0002_b.sql is not in checksums.json"),
		expect.stringContaining("0000_z.sql has landed and is missing"),
	]);
});

test("the two versions of the rolling upgrade keep the rule, the second only by its first line", () => {
	const read = (name) => readFileSync(new URL(`../deploy/cluster/test/upgrade/${name}.sql`, import.meta.url), "utf8");
	expect(harmsOf(read("expand"))).toEqual([]);
	expect(harmsOf(read("contract"))).toEqual([]);
	expect(harmsOf(read("contract").replace(/^.*\n/, ""))).toHaveLength(2);
});
