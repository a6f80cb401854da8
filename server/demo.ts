import { sql } from "drizzle-orm";
import { openDatabase } from "./db/client.ts";

/** Fills an empty shop once; a shop that has anything in it is left alone. The only door to `demo/`, which is loaded here and nowhere else. */
export async function stockDemoShop(databaseUrl: string, say: (sentence: string) => void): Promise<void> {
	const database = openDatabase(databaseUrl, { max: 2, statementTimeoutMs: 120_000 });
	try {
		const { rows } = await database.db.execute<{ empty: boolean }>(
			sql`select not exists (select from product) and not exists (select from staff) as empty`,
		);
		if (!rows[0]?.empty) return;
		say("Stocking the demo shop …");
		const { seedDemo } = await import("#demo/seed.ts");
		await seedDemo(database.db, { now: new Date() });
	} finally {
		await database.close();
	}
}

/** Where the drawn picture of a demo product lies; only a shop that was stocked as a demo asks for one. */
export async function demoPictureFile(name: string): Promise<string> {
	const { masterFile } = await import("#demo/image-names.ts");
	return masterFile(name);
}
