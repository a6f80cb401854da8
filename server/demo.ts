import { access, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "./config.ts";
import { openDatabase, PATIENT } from "./db/client.ts";

export type StaffLogIn = { login: string; password: string; rol: string };

/**
 * Fills an empty shop once; a shop that has anything in it is left alone. A public demo gets staff passwords that only this
 * start knows, and tells them. The only door to `demo/`, which is loaded here and nowhere else.
 */
export async function stockDemoShop(
	databaseUrl: string,
	{ publicDemo, dataDir }: Pick<Config, "publicDemo" | "dataDir">,
	say: (sentence: string) => void,
): Promise<StaffLogIn[]> {
	const database = openDatabase(databaseUrl, { ...PATIENT, max: 2 });
	const wasPublic = join(dataDir, "public-demo");
	try {
		const { rows } = await database.db.execute<{ empty: boolean }>(
			sql`select not exists (select from product) and not exists (select from staff) as empty`,
		);
		if (rows[0]?.empty) {
			say("Stocking the demo shop …");
			const { seedDemo } = await import("#demo/seed.ts");
			await seedDemo(database.db, { now: new Date() });
		}
		if (publicDemo) {
			await writeFile(wasPublic, "The staff passwords of this demo shop were made at its last start.\n");
			return await (await import("#demo/staff-passwords.ts")).renewStaffPasswords(database.db);
		}
		if (await isThere(wasPublic)) {
			await (await import("#demo/staff-passwords.ts")).restoreStaffPasswords(database.db);
			await rm(wasPublic, { force: true });
		}
		return [];
	} finally {
		await database.close();
	}
}

const isThere = (file: string) =>
	access(file).then(
		() => true,
		() => false,
	);

/** A shop with the demo's name, languages and contact until they are changed; what the environment says counts before them. */
export async function withDemoIdentity(config: Config): Promise<Config> {
	const { identity } = await import("#demo/identity.ts");
	return { ...config, firstSettings: { ...identity, ...config.firstSettings } };
}

/**
 * The same with what the demo shop's pages of text say until they are written anew. It goes with the demo and is no row of the
 * shop: a real shop that was a demo before has samples there again, which say so.
 */
export async function withDemoSettings(config: Config): Promise<Config> {
	const { demoTexts } = await import("#demo/texts/index.ts");
	const { firstSettings, ...machine } = await withDemoIdentity(config);
	return { ...machine, firstSettings: { ...firstSettings, texts: demoTexts } };
}

/** Where the drawn picture of a demo product lies; only a shop that was stocked as a demo asks for one. */
export async function demoPictureFile(name: string): Promise<string> {
	const { masterFile } = await import("#demo/image-names.ts");
	return masterFile(name);
}
