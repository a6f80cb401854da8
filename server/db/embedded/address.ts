import { existsSync } from "node:fs";
import { join } from "node:path";
import { SUPERUSER } from "./cluster.ts";

/** The shortest limit of the systems the shop runs on, with the longest name of a socket. */
const LONGEST_PATH = 103 - "/.s.PGSQL.65535".length;

/**
 * Where PostgreSQL also answers at a Unix socket, a fifth cheaper per question than loopback: the cluster's own folder,
 * which nobody else can enter. A path that PostgreSQL's settings or the system cannot hold goes without.
 */
export function socketFolder(home: string): string {
	return Buffer.byteLength(home) <= LONGEST_PATH && /^[\w./-]+$/.test(home) ? home : "";
}

type Place = { home: string; password: string; port: number | string };

/** The address of a database of a cluster that runs; by its socket, unless an earlier version started it without one. */
export function embeddedUrl({ home, password, port }: Place, name: string): string {
	const loopback = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
	return existsSync(join(home, `.s.PGSQL.${port}`)) ? `${loopback}?host=${encodeURIComponent(home)}` : loopback;
}
