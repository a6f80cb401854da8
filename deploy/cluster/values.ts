import { randomBytes } from "node:crypto";

/** What values.json holds; an owner's own file has the same shape. */
export type Values = {
	machines: Record<string, string>;
	/** A second address of the machine in front, by which the shops reach their database; it may be the first one again. */
	database: string;
	network: string;
	data: string;
	archive: string;
	postgresPrograms: string;
	publicUrl: string;
	workers: string;
	passwords: Record<string, string>;
};

const USERS = ["postgres", "replicator", "rewinder", "shop"];

/** Passwords that were not given are made. */
export function withPasswords(values: Values): Values {
	const passwords = Object.fromEntries(
		USERS.map((user) => [user, values.passwords[user] ?? randomBytes(18).toString("hex")]),
	);
	return { ...values, passwords };
}

/** The same machines as processes on loopback addresses, where a machine may not have networks of its own. */
export function onLoopback(values: Values): Values {
	const moved = (text: string) => text.replaceAll(/\b10\.77\.0\./g, "127.77.0.");
	return {
		...values,
		machines: Object.fromEntries(Object.entries(values.machines).map(([name, address]) => [name, moved(address)])),
		database: moved(values.database),
		network: moved(values.network),
		publicUrl: moved(values.publicUrl),
	};
}

export const shopsOf = (values: Values) => Object.keys(values.machines).filter((name) => /^shop\d+$/.test(name));

export function addressOf(values: Values, machine: string): string {
	const address = values.machines[machine];
	if (address === undefined) throw new Error(`there is no machine ${machine}`);
	return address;
}

/** What the templates of one machine ask for. */
export function namesFor(values: Values, machine: string): Record<string, string> {
	const addresses = Object.entries(values.machines).map(([name, address]) => [name.toUpperCase(), address]);
	const passwords = Object.entries(values.passwords).map(([user, word]) => [`PASSWORD_${user.toUpperCase()}`, word]);
	const upstream = shopsOf(values).map((name) => `server ${addressOf(values, name)}:3000 max_fails=3 fail_timeout=2s;`);
	return {
		...Object.fromEntries([...addresses, ...passwords]),
		NAME: machine,
		ADDRESS: addressOf(values, machine),
		DATABASE: values.database,
		NETWORK: values.network,
		DATA: `${values.data}/${machine}`,
		ARCHIVE: values.archive,
		POSTGRES_PROGRAMS: values.postgresPrograms,
		PUBLIC_URL: values.publicUrl,
		WORKERS: values.workers,
		SHARED_BUFFERS: "128MB",
		SHOPS: upstream.join("\n    "),
	};
}

/** Which files belong on a machine. */
export function templatesOf(machine: string): string[] {
	if (/^db[12]$/.test(machine)) return ["etcd.yml", "patroni.yml"];
	if (machine === "db3") return ["etcd.yml"];
	if (machine === "lb") return ["haproxy.cfg", "pgbouncer.ini", "userlist.txt", "nginx.conf"];
	return /^shop\d+$/.test(machine) ? ["shop.env"] : [];
}
