import { readFile } from "node:fs/promises";
import { nothingThere } from "#server/adapters/storage/local.ts";
import type { Storages } from "#server/adapters/storage/storage.ts";
import { demoPictureFile } from "../../demo.ts";
import { StartupError } from "../../startup-error.ts";

export type KnownPicture = { id: string; storage: "demo" | "local" | "s3" };

/** The picture itself, from which all its sizes are made; null when its file is not there. */
export async function findPicture(storages: Storages, { id, storage }: KnownPicture): Promise<Buffer | null> {
	if (storage === "demo") return readFile(await demoPictureFile(id)).catch(nothingThere);
	const kept = storages[storage];
	if (!kept)
		throw new StartupError(
			"Pictures of this shop are in S3, which is not set up here: give this command the server's S3 settings.",
		);
	return kept.get(`${id}.webp`);
}
