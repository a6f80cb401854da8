import { rm } from "node:fs/promises";

/** The shop of the browser tests lived in a folder of its own. */
export default async function removeShop(): Promise<void> {
	const folder = process.env.E2E_DATA_DIR;
	if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
