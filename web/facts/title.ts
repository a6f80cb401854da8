import type { MetaDescriptor } from "react-router";
import type { ShopFacts } from "#core/contract/settings.ts";

type Matched = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What a page's root has read of the shop; an error page may have nothing. */
export function factsIn(matches: Matched): ShopFacts | undefined {
	return matches.find((match) => match?.id === "root")?.loaderData as ShopFacts | undefined;
}

/** What a page is about, then whose it is. */
export function titleOf(about: string, facts: Pick<ShopFacts, "name"> | undefined): string {
	return facts ? `${about} · ${facts.name}` : about;
}

/** The head of a screen that is not for search engines. */
export function privateHead(about: string): (page: { matches: Matched }) => MetaDescriptor[] {
	return ({ matches }) => [{ title: titleOf(about, factsIn(matches)) }, { name: "robots", content: "noindex" }];
}
