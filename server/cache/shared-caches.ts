import type { Config } from "../config.ts";
import { KeptAnswer, type Tag } from "./kept-answer.ts";

/** What every answer that shared caches keep is called, so that all of them can be dropped at once. */
export const EVERYTHING = "shop";
/** Proxies hold the head of an answer in a few kilobytes; what shows more than this is kept by the shop alone. */
const MOST_LETTERS = 1_500;

/** The name of a tag for caches before the shop: `product:5` is `p5`, so that a page of many products has a short head. */
function purgeName(tag: Tag): string {
	if (tag === "settings") return EVERYTHING;
	return tag.replace(/^(product|stock):/, (_, kind: string) => kind.slice(0, 1));
}

/** The names to drop for tags that were touched. */
export function purgeNames(tags: Iterable<Tag>): string[] {
	const touched = new Set(tags);
	if (touched.has("settings")) return [EVERYTHING];
	if (touched.has("catalogue")) touched.add("in-stock");
	return [...touched].map(purgeName);
}

/** What pictures are called. They never change under their names, so what drops everything else leaves them where they are. */
const PICTURES = "pictures";
const YEAR = 365 * 86_400;
const DAY = 86_400;

/** How long a picture may be kept: by browsers, and by caches before the shop, if there are any. */
export function pictureHeaders(cdn: Config["cdn"]): Record<string, string> {
	if (!cdn) return { "cache-control": `public, max-age=${YEAR}, immutable` };
	return {
		"cache-control": `public, max-age=${YEAR}, s-maxage=${YEAR}, immutable`,
		"cdn-cache-control": `public, max-age=${YEAR}, stale-while-revalidate=${DAY}`,
		"surrogate-key": PICTURES,
		"cache-tag": PICTURES,
	};
}

type Made = { body: Buffer; headers: Record<string, string>; tags: Iterable<Tag>; until?: Date | undefined };

/**
 * An answer that is the same for everybody, with what caches before the shop need to know, if there are any. Browsers go on
 * asking each time. What becomes untrue by itself is made anew before anybody could still be sent it by such a cache, and is not
 * for them in its last moments.
 */
export function answerForAll(cdn: Config["cdn"], now: Date, { body, headers, tags, until }: Made): KeptAnswer {
	const names = [EVERYTHING, ...new Set([...tags].map(purgeName))];
	const letters = names.join(" ").length;
	const last = cdn && until && new Date(until.getTime() - 2 * cdn.seconds * 1000);
	if (!cdn || letters > MOST_LETTERS || (last && last <= now)) return new KeptAnswer(body, headers, tags, until);
	const { seconds } = cdn;
	const shared = {
		// Without stale-while-revalidate: browsers would heed it too, and show what is no longer so.
		"cache-control": `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
		"cdn-cache-control": `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
		"surrogate-key": names.join(" "),
		"cache-tag": names.join(","),
	};
	return new KeptAnswer(body, { ...headers, ...shared }, tags, last);
}
