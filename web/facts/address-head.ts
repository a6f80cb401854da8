import type { MetaDescriptor } from "react-router";
import type { ShopFacts } from "#core/contract/settings.ts";
import { pathIn } from "#core/languages.ts";
import words from "./messages.en.ts";

/** Where a page is, and where it is in the shop's other languages, for search engines and shared links. */
export function addressHead(
	origin: string,
	path: string,
	{ languages }: Pick<ShopFacts, "languages"> = { languages: [words.language] },
): MetaDescriptor[] {
	const addressIn = (language: ShopFacts["languages"][number]) => origin + pathIn(language, path, languages);
	const own = addressIn(words.language);
	return [
		{ tagName: "link", rel: "canonical", href: own },
		{ property: "og:url", content: own },
		...(languages.length > 1 ? languages : []).map((language) => ({
			tagName: "link" as const,
			rel: "alternate",
			hrefLang: language,
			href: addressIn(language),
		})),
	];
}
