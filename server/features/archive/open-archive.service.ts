import pg, { type Pool, type PoolClient } from "pg";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { StartupError } from "../../startup-error.ts";
import { NO_PASSWORD } from "../credentials/passwords.service.ts";
import { checkMaster, orderSizes } from "../images/masters.service.ts";
import { archivedTables, hiddenColumns, REPLACED } from "./archived-tables.rules.ts";
import type { ArchivedTable, Manifest } from "./manifest.rules.ts";
import { type OpenedArchive, readArchive } from "./read-archive.service.ts";
import { readColumns, type TableColumn } from "./table-columns.queries.ts";

export type Opening = Pick<Deps, "db" | "storages" | "jobs"> & { onProgress: (part: string, rows: number) => void };
type Known = ReadonlyMap<string, TableColumn[]>;

/**
 * Makes an empty shop the one of an archive, with all its numbers, or leaves it as it was. Everything is looked at before
 * anything is written; pictures come first, because a file without its row does no harm and is tidied away.
 */
export async function openArchive(shop: Opening, path: string): Promise<Manifest> {
	const archive = await readArchive(path);
	const put: string[] = [];
	const { current } = shop.storages;
	try {
		await refuseUnlessEmpty(shop.db.$client);
		const known = await knownTables(shop.db.$client, archive.manifest);
		await checkAll(archive);
		for (const picture of archive.manifest.pictures) {
			const file = `${picture.id}.webp`;
			const bytes = await archive.picture(picture);
			if (await isThere(current, file, bytes)) continue;
			put.push(file);
			await current.put(file, bytes, "image/webp");
		}
		await shop.db.transaction((tx) => writeAll(shop, tx, archive, known));
		return archive.manifest;
	} catch (error) {
		if (put.length > 0 && (await isStillEmpty(shop.db.$client)))
			for (const file of put) await current.remove(file).catch(() => {});
		throw error;
	} finally {
		archive.close();
	}
}

/** Another shop may keep its pictures in the same place: what is there is neither written over nor taken for ours. */
async function isThere(storage: Storage, file: string, bytes: Buffer): Promise<boolean> {
	const there = await storage.get(file);
	if (there && !there.equals(bytes))
		throw new StartupError(`Another picture is called ${file} here: open the archive with a storage of its own.`);
	return there !== null;
}

/** Pictures that stand in their rows. */
async function checkPhotos(rows: readonly string[]): Promise<void> {
	for (const row of rows) {
		const { id, bytes, small } = JSON.parse(row) as Record<string, unknown>;
		for (const picture of [bytes, small])
			await checkMaster(Buffer.from(String(picture).replace(/^\\x/, ""), "hex")).catch((cause) => {
				throw new StartupError(`The archive is damaged: the photo ${id} is none.`, { cause });
			});
	}
}

async function checkAll({ manifest, lines, picture }: OpenedArchive): Promise<void> {
	for (const table of manifest.tables)
		for await (const some of lines(table)) if (table.name === "review_photo") await checkPhotos(some);
	for (const one of manifest.pictures) {
		await checkMaster(await picture(one)).catch((cause) => {
			throw new StartupError(`The archive is damaged: the picture ${one.id} is none.`, { cause });
		});
	}
}

/** A table or column this version does not know would be lost silently. */
async function knownTables(client: Pool, { tables, logIns }: Manifest): Promise<Known> {
	const known = new Map<string, TableColumn[]>();
	for (const name of archivedTables(logIns)) {
		const hidden = hiddenColumns(name, logIns);
		known.set(
			name,
			(await readColumns(client, name)).filter((column) => !hidden.includes(column.name)),
		);
	}
	for (const { name, columns } of tables) {
		const unknown = columns.find((column) => !known.get(name)?.some((one) => one.name === column));
		if (!known.has(name) || unknown !== undefined)
			throw new StartupError(
				`The archive says something this version of the shop does not know (${[name, unknown].filter(Boolean).join(".")}): bring the shop up to date first.`,
			);
	}
	return known;
}

async function refuseUnlessEmpty(client: Pool | PoolClient): Promise<void> {
	for (const table of archivedTables(true)) {
		if (REPLACED.includes(table)) continue;
		const { rows } = await client.query(`select from ${pg.escapeIdentifier(table)} limit 1`);
		if (rows.length > 0)
			throw new StartupError(
				`This shop is not empty (${table}): an archive is opened only in a new one, before anybody or anything is in it.`,
			);
	}
}

/** Where the answer to a commit was lost, the rows are there and need their pictures. */
function isStillEmpty(client: Pool): Promise<boolean> {
	return refuseUnlessEmpty(client).then(
		() => true,
		() => false,
	);
}

async function writeAll(shop: Opening, tx: Tx, archive: OpenedArchive, known: Known): Promise<void> {
	const { $client: client } = tx;
	const { tables, pictures, lost, logIns } = archive.manifest;
	await client.query("lock table staff, client, product, orders in access exclusive mode");
	await refuseUnlessEmpty(client);
	for (const table of REPLACED) await client.query(`delete from ${pg.escapeIdentifier(table)}`);
	for (const name of archivedTables(logIns)) {
		const table = tables.find((one) => one.name === name);
		if (table) await writeTable(shop, client, archive, table, known.get(name) ?? []);
	}
	const { rows } = await client.query<{ id: string }>("select id from image");
	const files = new Set([...pictures.map(({ id }) => id), ...lost]);
	if (rows.length !== files.size || rows.some(({ id }) => !files.has(id)))
		throw new StartupError("The archive is damaged: its pictures are not those of its products.");
	await orderSizes(
		shop,
		tx,
		pictures.map(({ id }) => id),
	);
}

async function writeTable(
	shop: Opening,
	client: PoolClient,
	{ lines }: OpenedArchive,
	table: ArchivedTable,
	known: readonly TableColumn[],
): Promise<void> {
	const name = pg.escapeIdentifier(table.name);
	const given = Object.entries(givenIn(shop, table));
	const into = [...table.columns, ...given.map(([column]) => column)].map(pg.escapeIdentifier);
	const values = [...table.columns.map(pg.escapeIdentifier), ...given.map(([, value]) => pg.escapeLiteral(value))];
	for await (const some of lines(table)) {
		const { rowCount } = await client
			.query(
				`insert into ${name} (${into}) overriding system value
				select ${values} from json_populate_recordset(null::${name}, $1::json)`,
				[`[${some.join(",")}]`],
			)
			.catch((cause: Error) => {
				throw new StartupError(`The archive cannot be opened: ${table.name}: ${cause.message}.`, { cause });
			});
		if (rowCount !== some.length) throw new StartupError(`The archive is damaged: ${table.name} has other rows.`);
	}
	for (const column of known.filter(({ isIdentity }) => isIdentity))
		await client.query(
			`select setval(pg_get_serial_sequence($1, $2), coalesce(max(${pg.escapeIdentifier(column.name)}), 1), count(*) > 0) from ${name}`,
			[table.name, column.name],
		);
	shop.onProgress(table.name, table.rows);
}

/** What is true of the rows here and was not said there. */
function givenIn({ storages }: Opening, { name, columns }: ArchivedTable): Record<string, string> {
	if (name === "image") return { storage: storages.current.name };
	if (name === "staff" && !columns.includes("password_hash")) return { password_hash: NO_PASSWORD };
	return {};
}
