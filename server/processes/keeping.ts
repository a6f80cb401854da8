import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AnswerCache } from "../cache/answer-cache.ts";
import { takeKept, writeKept } from "../cache/kept-over-restart.ts";
import type { Position } from "../cache/position.ts";
import type { Config } from "../config.ts";
import { inProject } from "../project-folder.ts";
import type { Brought } from "./brought.ts";

export type Keeping = {
	take: (cache: AnswerCache, readPosition: () => Promise<Position>) => Promise<void>;
	write: (cache: AnswerCache, position: Position) => Promise<void>;
};

/**
 * Kept pages over a restart, in DATA_DIR. They are of this build, of these settings of the machine and of this address: where that
 * is chosen anew at each start, there is none. Nothing here may keep a shop from opening or ending.
 */
export function keepOverRestart(config: Config, { signInUrl, localCards }: Omit<Brought, "secrets">): Keeping {
	const file = join(config.dataDir, "kept-answers");
	if (config.cacheBytes === 0 || (config.port === 0 && !config.publicUrlIsSet)) {
		return { take: async () => {}, write: async () => {} };
	}
	const made = async () => {
		const hash = createHash("sha256").update(JSON.stringify([config, signInUrl, localCards]));
		const folder = inProject("build/shop/");
		for (const name of (await readdir(folder)).sort()) {
			hash.update(`${name}\n`);
			// All others are named by what is in them.
			if (/^(main|pages-[a-z]+)\.js$/.test(name)) hash.update(await readFile(new URL(name, folder)));
		}
		return hash.digest("hex");
	};
	return {
		async take(cache, readPosition) {
			await takeKept(file, cache, async () => ({ made: await made(), position: await readPosition() })).catch(notKept);
		},
		async write(cache, position) {
			await made()
				.then((what) => writeKept(file, cache, { made: what, position }))
				.catch(notKept);
		},
	};
}

function notKept(error: Error): void {
	console.error(`Pages could not be kept over the restart: ${error.message}`);
}
