import { readFile } from "node:fs/promises";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabase, type FreshDatabase, freshDatabase } from "#server/testing/database.ts";
import { StartupError } from "../startup-error.ts";
import { migrate, migrationsFolder, refuseOtherTables } from "./migrate.ts";
import { connectionProblem } from "./problem.ts";
import * as schema from "./schema.ts";

async function journal(): Promise<{ tag: string; when: number }[]> {
	return JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, "utf8")).entries;
}

describe("migrating", () => {
	let empty: Awaited<ReturnType<typeof emptyDatabase>>;
	beforeAll(async () => {
		empty = await emptyDatabase();
	});
	afterAll(() => empty.drop());

	test("four processes that start together apply each migration once, and a later start finds nothing to do", async () => {
		const did = await Promise.all([1, 2, 3, 4].map(() => migrate(empty.url)));
		expect(did.filter(Boolean)).toHaveLength(1);
		expect(await migrate(empty.url)).toBe(false);
		const client = new pg.Client({ connectionString: empty.url });
		await client.connect();
		const { rows } = await client.query("select count(*)::int as applied from drizzle.__drizzle_migrations");
		await client.end();
		expect(rows).toEqual([{ applied: (await journal()).length }]);
	});

	test("what only looks at a shop refuses older and newer tables, and changes none", async () => {
		const shop = await freshDatabase();
		onTestFinished(() => shop.drop());
		const applied = () => shop.pool.query("select created_at from drizzle.__drizzle_migrations order by id");
		await refuseOtherTables(shop.url);
		await shop.pool.query("update drizzle.__drizzle_migrations set created_at = created_at + 1");
		await expect(refuseOtherTables(shop.url)).rejects.toThrow("of a newer version of the shop");
		await shop.pool.query("update drizzle.__drizzle_migrations set created_at = created_at - 2");
		const { rows } = await applied();
		await expect(refuseOtherTables(shop.url)).rejects.toThrow("does not hold all tables of this version of the shop");
		expect((await applied()).rows).toEqual(rows);
	});

	test("each migration is dated later than the one before, else it would never be applied", async () => {
		const dates = (await journal()).map((entry) => entry.when);
		expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
	});
});

describe("schema.ts and the migrations agree", () => {
	let shop: FreshDatabase;
	beforeAll(async () => {
		shop = await freshDatabase();
	});
	afterAll(() => shop.drop());
	const tables = Object.values(schema).filter((value) => is(value, PgTable));

	test("nothing in schema.ts waits for a migration", async () => {
		const last = (await journal()).at(-1)?.tag.split("_")[0];
		const snapshot = JSON.parse(await readFile(`${migrationsFolder}/meta/${last}_snapshot.json`, "utf8"));
		expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([]);
	});

	test("the columns are the same", async () => {
		const { rows } = await shop.pool.query<{ line: string }>(`
			select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as line
			from pg_attribute a join pg_class c on c.oid = a.attrelid
			where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
		const said = tables.flatMap((table) => {
			const { name, columns, primaryKeys } = getTableConfig(table);
			const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
			return columns.map((column) => {
				const required = column.notNull || column.primary || keys.has(column.name);
				return `${name}.${column.name} ${column.getSQLType().replace(", ", ",")}${required ? " not null" : ""}`;
			});
		});
		expect(rows.map((row) => row.line).sort()).toEqual(said.sort());
	});

	test("the checks, keys and indexes have the same names", async () => {
		const { rows } = await shop.pool.query<{ name: string }>(`
			select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u')
			union select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
				where c.relnamespace = 'public'::regnamespace and not i.indisprimary`);
		const said = tables.flatMap((table) => {
			const { checks, foreignKeys, uniqueConstraints, indexes } = getTableConfig(table);
			return [
				...checks.map((check) => check.name),
				...foreignKeys.map((key) => key.getName()),
				...uniqueConstraints.map((unique) => unique.name),
				...indexes.map((index) => index.config.name),
			];
		});
		expect(rows.map((row) => row.name).sort()).toEqual(said.sort());
	});

	test("Women, Men and the four collections are there", async () => {
		const untouched = { parent: null, position: 0, hidden: false, imageId: null };
		expect(await shop.db.select().from(schema.category).orderBy(schema.category.id)).toEqual([
			{ id: 1, name: "Women", translations: { es: { name: "Mujer" } }, ...untouched },
			{ id: 2, name: "Men", translations: { es: { name: "Hombre" } }, ...untouched },
		]);
		const collections = await shop.db.select().from(schema.collection).orderBy(schema.collection.id);
		expect(collections.map(({ id, name }) => `${id} ${name}`)).toEqual([
			"1 Summer",
			"2 Winter",
			"3 Autumn",
			"4 Spring",
		]);
	});
});

describe("a broken DATABASE_URL is one clear sentence without the password", () => {
	let empty: Awaited<ReturnType<typeof emptyDatabase>>;
	beforeAll(async () => {
		empty = await emptyDatabase();
	});
	afterAll(() => empty.drop());
	const changed = (change: (url: URL) => void) => () => {
		const url = new URL(empty.url);
		change(url);
		return url.href;
	};

	test.each([
		["nobody listens", () => "postgres://shop:s3cret@127.0.0.1:1/shop", /^Nothing answers at 127\.0\.0\.1:1, where/],
		["it is no address", () => "postgres://", /^DATABASE_URL is not an address like /],
		[
			"the password is wrong",
			changed((url) => {
				url.password = "s3cret";
			}),
			/refuses the password of user "shop"\.$/,
		],
		[
			"the database is missing",
			changed((url) => {
				url.pathname = "/nowhere";
			}),
			/^There is no database "nowhere" at /,
		],
	])("%s", async (_what, url, sentence) => {
		const error = await migrate(url()).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(StartupError);
		expect((error as Error).message).toMatch(sentence);
		expect((error as Error).message).not.toContain("s3cret");
	});
});

test("an unknown host is said as such", () => {
	const lookup = Object.assign(new Error("getaddrinfo ENOTFOUND shop.invalid"), { code: "ENOTFOUND" });
	const { message } = connectionProblem(lookup, "postgres://shop:s3cret@shop.invalid/shop");
	expect(message).toBe("The database's host in shop.invalid:5432 is not known.");
});
