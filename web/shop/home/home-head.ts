import type { MetaDescriptor } from "react-router";
import type { ShopFacts } from "#core/contract/settings.ts";
import { addressHead } from "#web/facts/address-head.ts";
import { titleOf } from "#web/facts/title.ts";
import type { HomeData } from "./home-data.ts";
import messages from "./messages.en.ts";
import { addressOfView, inDefaultOrder, isFinelyNarrowed } from "./view.ts";

const DEFAULT_PICTURE = "/og-default.png";

/** What search engines and shared links show of a view. Searches, fine choices and empty views are not for the index; a shop that has not opened brings its own title. */
export function homeHead(
	{ origin, view, heading, total, facets, picture, cards, isOpening }: HomeData,
	facts: ShopFacts,
): MetaDescriptor[] {
	if (isOpening) return [{ name: "robots", content: "noindex, follow" }];
	const title = titleOf(view.page === "1" ? heading : messages.page(heading, view.page), facts);
	const description = messages.description(heading, total, facts.name);
	const address = addressOfView(inDefaultOrder(view), facets?.collections);
	const head: MetaDescriptor[] = [
		{ title },
		{ name: "description", content: description },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: facts.name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		...addressHead(origin, address, facts),
		{ property: "og:image", content: new URL(picture ?? cards[0]?.images[0] ?? DEFAULT_PICTURE, origin).href },
	];
	return view.filters || total === 0 || isFinelyNarrowed(view)
		? [...head, { name: "robots", content: "noindex, follow" }]
		: head;
}
