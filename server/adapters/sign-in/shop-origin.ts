import type { Config } from "../../config.ts";

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The origin a browser uses for this shop, always from the configuration. Only on one's own machine in demo mode may it
 * be another name of that machine with the same port, because people type either.
 */
export function shopOrigin(config: Pick<Config, "publicUrl" | "demo">, host: string | undefined): string {
	if (!config.publicUrl) throw new Error("the shop does not know its own address yet");
	const own = new URL(config.publicUrl);
	if (!config.demo || !THIS_MACHINE.has(own.hostname)) return own.origin;
	return machineNames(own).find((origin) => new URL(origin).host === host) ?? own.origin;
}

/** Every way to write an address of this machine. */
export function machineNames(own: URL): string[] {
	if (!THIS_MACHINE.has(own.hostname)) return [own.origin];
	return [...THIS_MACHINE].map((name) => new URL(`${own.protocol}//${name}:${own.port}`).origin);
}
