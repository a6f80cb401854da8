import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import { embeddedUrl } from "./address.ts";
import { findHome } from "./places.ts";

/** The address of the shop's database while a server runs on this DATA_DIR, for whoever looks at it from outside. */
export async function runningDatabase(dataDir: string): Promise<string> {
	try {
		const home = await findHome(await realpath(dataDir));
		if (!home) throw new Error("there is no cluster yet");
		const password = await readFile(join(home, "password"), "utf8");
		const [, , , port = ""] = (await readFile(join(home, "data", "postmaster.pid"), "utf8")).split("\n");
		return embeddedUrl({ home, password: password.trim(), port }, "shop");
	} catch (cause) {
		throw new StartupError(`The shop in ${dataDir} is just starting or ending: try again in a moment.`, { cause });
	}
}
