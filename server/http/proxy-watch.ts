import type { IncomingHttpHeaders } from "node:http";
import type { Deps } from "../deps.ts";

export type ProxyWatch = ReturnType<typeof watchProxy>;

/**
 * Notices a proxy that TRUST_PROXY does not name, from the first request it hands on: all shoppers then share the
 * proxy's address and its limits.
 */
export function watchProxy({ config, log }: Pick<Deps, "config" | "log">) {
	let isOverlooked = false;
	return {
		see(headers: IncomingHttpHeaders): void {
			if (isOverlooked || config.trustProxy > 0 || headers["x-forwarded-for"] === undefined) return;
			isOverlooked = true;
			log.warn(
				"A request came through a proxy, but TRUST_PROXY is 0: all shoppers share one address and its limits. " +
					"Set TRUST_PROXY to the number of proxies in front of the shop.",
			);
		},
		/** A proxy hands requests on, and the shop was not told how many there are. */
		isOverlooked: () => isOverlooked,
	};
}
