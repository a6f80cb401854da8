import { join } from "node:path";
import type { Config } from "../../config.ts";
import { localStorage } from "./local.ts";
import { s3Storage } from "./s3.ts";
import type { Storages } from "./storage.ts";

/** New pictures go to S3 when it is set up, else to this machine's disk; older ones are found wherever they are. */
export function createStorages({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Storages {
	const local = localStorage(join(dataDir, "images"));
	const remote = s3 ? s3Storage(s3) : null;
	return { current: remote ?? local, local, s3: remote };
}
