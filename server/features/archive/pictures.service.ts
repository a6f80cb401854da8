import { readFile } from "node:fs/promises";
import { nothingThere } from "#server/adapters/storage/local.ts";
import type { Storages } from "#server/adapters/storage/storage.ts";
import { demoPictureFile } from "../../demo.ts";

export type KnownPicture = { id: string; storage: "demo" | "local" | "s3" };

/** The picture itself, from which all its sizes are made; null when its file is not there. */
export async function findPicture(storages: Storages, { id, storage }: KnownPicture): Promise<Buffer | null> {
	if (storage === "demo") return readFile(await demoPictureFile(id)).catch(nothingThere);
	return (await storages[storage]?.get(`${id}.webp`)) ?? null;
}
