import { run, works } from "./running.ts";
import { addressOf, type Values } from "./values.ts";

/** Names of interfaces have 15 letters at most. */
const PREFIX = "perchero-";
const SWITCH = `${PREFIX}switch`;
/** A card that nobody has. */
const NOBODY = "02:00:00:00:00:01";
const nameOf = (machine: string) => `${PREFIX}${machine}`;

/** How the machines of the trial reach each other: a network namespace for each, or addresses of this machine's loopback. */
export type Network = {
	kind: "namespaces" | "loopback";
	/** The command that runs what follows on a machine. */
	on: (machine: string) => string[];
	up: () => Promise<void>;
	down: () => Promise<void>;
	cut: (machine: string) => Promise<void>;
	/** What a machine sends to one address is lost; all others still reach it. */
	cutFrom: (machine: string, address: string) => Promise<void>;
	heal: (machine: string) => Promise<void>;
};

export function mayHaveNamespaces(): boolean {
	const probe = `${PREFIX}probe`;
	if (!works("ip", ["netns", "add", probe])) return false;
	const hasSwitch = works("ip", ["-n", probe, "link", "add", "br0", "type", "bridge"]);
	return works("ip", ["netns", "del", probe]) && hasSwitch;
}

/** A switch in a namespace of its own with a cable to each machine's: nothing of it is seen in this machine's own network. */
export function namespaces(values: Values): Network {
	const bits = values.network.split("/")[1] ?? "24";
	return {
		kind: "namespaces",
		on: (machine) => ["ip", "netns", "exec", nameOf(machine)],
		async up() {
			await run("ip", ["netns", "add", SWITCH]);
			await run("ip", ["-n", SWITCH, "link", "add", "br0", "type", "bridge"]);
			for (const link of ["br0", "lo"]) await run("ip", ["-n", SWITCH, "link", "set", link, "up"]);
			for (const machine of Object.keys(values.machines)) {
				const name = nameOf(machine);
				const addresses = [addressOf(values, machine), ...(machine === "lb" ? [values.database] : [])];
				await run("ip", ["netns", "add", name]);
				const cable = ["link", "add", `v-${machine}`, "type", "veth", "peer", "name", "eth0", "netns", name];
				await run("ip", ["-n", SWITCH, ...cable]);
				await run("ip", ["-n", SWITCH, "link", "set", `v-${machine}`, "master", "br0", "up"]);
				for (const address of new Set(addresses))
					await run("ip", ["-n", name, "addr", "add", `${address}/${bits}`, "dev", "eth0"]);
				for (const link of ["eth0", "lo"]) await run("ip", ["-n", name, "link", "set", link, "up"]);
			}
		},
		async down() {
			for (const name of await ours()) await run("ip", ["netns", "del", name]);
		},
		cut: async (machine) => void (await run("ip", ["-n", SWITCH, "link", "set", `v-${machine}`, "down"])),
		async cutFrom(machine, address) {
			const way = ["neigh", "replace", address, "lladdr", NOBODY, "dev", "eth0", "nud", "permanent"];
			await run("ip", ["-n", nameOf(machine), ...way]);
		},
		async heal(machine) {
			await run("ip", ["-n", SWITCH, "link", "set", `v-${machine}`, "up"]);
			await run("ip", ["-n", nameOf(machine), "neigh", "flush", "dev", "eth0", "nud", "permanent"]);
		},
	};
}

async function ours(): Promise<string[]> {
	const names = (await run("ip", ["netns", "list"])).split("\n").map((line) => line.split(" ")[0] ?? "");
	return names.filter((name) => name.startsWith(PREFIX));
}

export async function namespacesLeft(): Promise<string[]> {
	return ours().catch(() => []);
}

export function loopback(): Network {
	const notHere = async () => {
		throw new Error("a cable can only be cut between network namespaces");
	};
	const nothing = async () => undefined;
	return { kind: "loopback", on: () => [], up: nothing, down: nothing, cut: notHere, cutFrom: notHere, heal: nothing };
}
