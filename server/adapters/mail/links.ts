import type { Deps } from "../../deps.ts";

/** A full address of the shop for a mail: from the configuration or the port it listens on, never from a request. */
export function linkTo({ config }: Pick<Deps, "config">, path: string, query: Record<string, string> = {}): string {
	if (!config.publicUrl) throw new Error("the shop does not know its own address yet");
	const url = new URL(config.publicUrl + path);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return url.href;
}
