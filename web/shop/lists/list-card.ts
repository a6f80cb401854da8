import type { MetaDescriptor } from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import { lists } from "#core/calls/lists.ts";
import type { ListCard } from "#core/contract/lists.ts";
import type { ShopFacts } from "#core/contract/settings.ts";
import { titleOf } from "#web/facts/title.ts";
import messages from "./messages.en.ts";

/** What a link shows of its list, and the shop's own origin. */
type Card = ListCard & { origin: string };
export const NO_CARD: Card | null = null;

/** Null for a page without a token, or with one that opens nothing: it says no more than any other. */
export async function readCard(api: LoaderApi, id: number, { url }: Request): Promise<Card | null> {
	const { origin, searchParams } = new URL(url);
	const token = searchParams.get("token");
	if (!token || id === 0) return null;
	try {
		return { ...(await api(lists.card, { params: { id }, query: { token } })).data, origin };
	} catch (refusal) {
		if (refusal instanceof Response && refusal.status < 500) return null;
		throw refusal;
	}
}

/** How the link looks in a chat or on a social network. */
export function cardHead(card: Card | null, facts: Pick<ShopFacts, "name"> | undefined): MetaDescriptor[] {
	if (!card || !facts) return [];
	const { origin, isFavorite, title, creator, count, picture } = card;
	const called = isFavorite ? messages.favorites : title;
	const size = messages.count(count);
	return [
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: facts.name },
		{ property: "og:title", content: titleOf(called, facts) },
		{ property: "og:description", content: creator ? messages.listBy(size, creator) : size },
		...(picture
			? [
					{ property: "og:image", content: new URL(picture, origin).href },
					{ property: "og:image:width", content: "1200" },
					{ property: "og:image:height", content: "630" },
					{ property: "og:image:alt", content: called },
					{ name: "twitter:card", content: "summary_large_image" },
				]
			: []),
	];
}
