import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run, say } from "./running.ts";

/** The Debian whose packages are all right for this: Patroni 4.0, PgBouncer 1.24, PostgreSQL 17, etcd 3.5, HAProxy 3.0, nginx 1.26. */
const SUITE = "trixie";
const WANTED = [
	"etcd-server",
	"etcd-client",
	"patroni",
	"python3-etcd",
	"postgresql-17",
	"pgbouncer",
	"haproxy",
	"nginx-light",
	"util-linux",
	"coreutils",
	"dash",
	"diffutils",
];
const KEYRINGS = ["debian-archive-keyring.gpg", "debian-archive-keyring.pgp"].map(
	(file) => `/usr/share/keyrings/${file}`,
);
/** PostgreSQL refuses to run as root. */
export const USER = { name: "perchero-db", id: 7077 };

/**
 * A folder with the programs of the database machines, unpacked from Debian's packages and never installed: whatever
 * this machine has stays as it is. Made once; the downloads are checked against Debian's key.
 */
export async function unpackPrograms(folder: string): Promise<string> {
	const root = join(folder, "root");
	if (existsSync(root)) return root;
	say(`Fetching Debian ${SUITE}'s packages into ${folder} (about 130 MB, once) …`);
	const archives = await download(join(folder, "apt"));
	const begun = `${root}.begun`;
	await rm(begun, { recursive: true, force: true });
	await mkdir(begun, { recursive: true });
	for (const name of ["bin", "sbin", "lib", "lib64"]) {
		await mkdir(join(begun, "usr", name), { recursive: true });
		await symlink(`usr/${name}`, join(begun, name));
	}
	for (const archive of archives) await run("dpkg-deb", ["-x", archive, begun]);
	for (const name of ["proc", "dev", "tmp"]) await mkdir(join(begun, name), { recursive: true });
	await writeFile(
		join(begun, "etc/passwd"),
		`root:x:0:0::/root:/bin/sh\n${USER.name}:x:${USER.id}:${USER.id}::/tmp:/bin/sh\n`,
	);
	await writeFile(join(begun, "etc/group"), `root:x:0:\n${USER.name}:x:${USER.id}:\n`);
	await chmod(join(begun, "tmp"), 0o1777);
	await rename(begun, root);
	await rm(join(folder, "apt"), { recursive: true });
	return root;
}

/** Only apt itself knows how this machine reaches Debian, so it is asked, and does the fetching. */
async function download(folder: string): Promise<string[]> {
	const { uri, keyring } = await debianHere();
	for (const part of ["lists/partial", "cache/archives/partial"]) await mkdir(join(folder, part), { recursive: true });
	const list = join(folder, "sources.list");
	const status = join(folder, "status");
	await writeFile(list, `deb [signed-by=${keyring}] ${uri} ${SUITE} main\n`);
	await writeFile(status, "");
	const settings = {
		"Dir::Etc::SourceList": list,
		"Dir::Etc::SourceParts": "-",
		"Dir::Etc::PreferencesParts": "-",
		"Dir::State::Lists": join(folder, "lists"),
		"Dir::State::Status": status,
		"Dir::Cache": join(folder, "cache"),
		"APT::Install-Recommends": "false",
		"APT::Sandbox::User": "root",
		"Debug::NoLocking": "true",
		// Whatever this machine does after its own updates is not for this folder.
		"APT::Update::Post-Invoke-Success::": "true",
	};
	const options = Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
	await run("apt-get", [...options, "update"]);
	await run("apt-get", [...options, "install", "--download-only", "--yes", ...WANTED]);
	const archives = join(folder, "cache/archives");
	return (await readdir(archives)).filter((name) => name.endsWith(".deb")).map((name) => join(archives, name));
}

async function debianHere(): Promise<{ uri: string; keyring: string }> {
	const keyring = KEYRINGS.find(existsSync);
	const targets = await run("apt-get", [
		"indextargets",
		"--format",
		"$(CREATED_BY)|$(ORIGIN)|$(CODENAME)|$(SITE)",
	]).catch(() => "");
	const uri = debianSite(targets);
	if (!uri || !keyring) {
		throw new Error(
			"The programs come from Debian's packages: this needs a machine with apt, Debian's archive in its sources and debian-archive-keyring.",
		);
	}
	return { uri, keyring };
}

/** Where this machine has Debian's main archive from, by what `apt-get indextargets` lists. */
export function debianSite(targets: string): string | undefined {
	const rows = targets.split("\n").map((line) => line.split("|"));
	return rows.find(
		([kind, origin, codename]) => kind === "Packages" && origin === "Debian" && !codename?.includes("-"),
	)?.[3];
}

/** Where nothing can be mounted, this machine's own programs have to be of the right versions. */
export async function ownPrograms(): Promise<{ root: undefined; user: number }> {
	const versions = { patroni: await versionOf("patroni"), pgbouncer: await versionOf("pgbouncer") };
	if (versions.patroni < 4 || versions.pgbouncer < 1.21) {
		throw new Error(
			"This machine lets nothing be mounted, so its own programs would be used: install etcd-server, Patroni 4, PostgreSQL 17, PgBouncer 1.21 or newer, HAProxy and nginx (those of Debian 13), or run this as root of a whole machine.",
		);
	}
	return { root: undefined, user: Number(await run("id", ["-u", "postgres"])) };
}

async function versionOf(program: string): Promise<number> {
	const said = await run(program, ["--version"]).catch(() => "");
	const [, whole, part = "0"] = /(\d+)\.(\d+)/.exec(said) ?? [];
	return whole === undefined ? 0 : Number(whole) + Number(part) / 100;
}
