import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loopback, mayHaveNamespaces, type Network, namespaces } from "./network.ts";
import { ownPrograms, USER, unpackPrograms } from "./packages.ts";
import { works } from "./running.ts";
import { onLoopback, type Values, withPasswords } from "./values.ts";

export type Cluster = {
	/** Everything of it on this machine's disk: the unpacked programs, and below `run` what goes with it. */
	folder: string;
	run: string;
	/** Debian's programs; undefined where this machine's own are used. */
	root: string | undefined;
	/** The user the databases run as. */
	user: number;
	values: Values;
	network: Network;
	/** The folder of a built shop. */
	shop: string;
};

export type Wishes = { folder: string; values: string; shop: string; loopback: boolean };

export const here = fileURLToPath(new URL(".", import.meta.url));
export const wishes: Wishes = {
	folder: "/var/tmp/perchero-cluster",
	values: join(here, "values.json"),
	shop: fileURLToPath(new URL("../..", import.meta.url)),
	loopback: false,
};

type Noted = Pick<Cluster, "root" | "user" | "values" | "shop"> & { kind: Network["kind"] };
const noteOf = (folder: string) => join(folder, "run", "cluster.json");

/** A cluster that is not there yet, with all that has to be found out about this machine. */
export async function newCluster(wish: Wishes): Promise<Cluster> {
	const apart = !wish.loopback && mayHaveNamespaces();
	const given = withPasswords(JSON.parse(readFileSync(wish.values, "utf8")) as Values);
	const run = join(wish.folder, "run");
	const placed = { ...(apart ? given : onLoopback(given)), data: run, archive: join(run, "archive") };
	const programs = works("unshare", ["--mount", "true"])
		? { root: await unpackPrograms(wish.folder), user: USER.id }
		: await ownPrograms();
	return madeOf(wish.folder, { ...programs, values: placed, shop: wish.shop, kind: apart ? "namespaces" : "loopback" });
}

/** The cluster that an earlier command brought up, whole or half. */
export function clusterIn(folder: string): Cluster | undefined {
	const note = noteOf(folder);
	return existsSync(note) ? madeOf(folder, JSON.parse(readFileSync(note, "utf8")) as Noted) : undefined;
}

export const noted = ({ root, user, values, shop, network }: Cluster): string =>
	JSON.stringify({ root, user, values, shop, kind: network.kind } satisfies Noted);

function madeOf(folder: string, { kind, ...rest }: Noted): Cluster {
	const network = kind === "namespaces" ? namespaces(rest.values) : loopback();
	return { folder, run: join(folder, "run"), network, ...rest };
}
