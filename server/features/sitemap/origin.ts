import type { App, Deps } from "../../deps.ts";

const ANY_ADDRESS = ["0.0.0.0", "::"];

/** Where the shop is reached: as configured, else where it listens. Never what a request claims its host to be. */
export function originOf(app: App, { publicUrl, host, port }: Deps["config"]): string {
	if (publicUrl) return publicUrl;
	const listening = app.server.address();
	const name = ANY_ADDRESS.includes(host) ? "localhost" : host;
	const at = listening !== null && typeof listening === "object" ? listening.port : port;
	return `http://${name.includes(":") ? `[${name}]` : name}:${at}`;
}
