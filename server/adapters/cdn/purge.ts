import type { Config } from "../../config.ts";

type Purge = NonNullable<NonNullable<Config["cdn"]>["purge"]>;

/** CDNs take so many names in one call; more are told in several. */
const MOST_NAMES = 30;
const TIMEOUT_MS = 5_000;

/**
 * Tells caches before the shop by name what they must fetch anew: in a header as Fastly and Varnish read it, and in a body as
 * Cloudflare does. Throws when they do not say that they did.
 */
export async function purge({ url, header }: Purge, names: readonly string[]): Promise<void> {
	for (let at = 0; at < names.length; at += MOST_NAMES) {
		const some = names.slice(at, at + MOST_NAMES);
		const answer = await fetch(url, {
			method: "POST",
			redirect: "error",
			headers: {
				"content-type": "application/json",
				"surrogate-key": some.join(" "),
				...(header && { [header[0]]: header[1] }),
			},
			body: JSON.stringify({ tags: some }),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`the CDN answered ${answer.status} when it was told what changed`);
	}
}
