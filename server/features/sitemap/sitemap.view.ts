import { type Language, pathIn } from "#core/languages.ts";
import { type NameTranslations, nameIn } from "#core/rules/translations.ts";

export type ListedProduct = { id: number; updated_at: Date };

const NOT_FOR_SEARCH_ENGINES = [
	"/api/",
	"/cart",
	"/form",
	"/client/",
	"/orders",
	"/lists/",
	"/favorites",
	"/verification/",
	"/resetpassword/",
	"/loginadmin",
	"/admindashboard",
	"/addnewproduct",
	"/updateProducto/",
	"/mailbox",
];

/** Where search engines find every page that sells something, and the same page in the shop's other languages. */
export function sitemapText(
	origin: string,
	languages: readonly Language[],
	collections: readonly { id: number; name: string; translations: NameTranslations | null }[],
	products: readonly ListedProduct[],
): string {
	const [own, ...others] = languages;
	const placesOf = (pathFor: (language: Language | undefined) => string) =>
		[
			`<loc>${escaped(origin + pathFor(own))}</loc>`,
			...others.map((language) => {
				const address = escaped(origin + pathIn(language, pathFor(language), languages));
				return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
			}),
		].join("");
	const pages = [
		() => "/",
		() => "/home",
		...collections.map((shelf) => (language: Language | undefined) => {
			const named = { collection: String(shelf.id), name: nameIn(shelf, language) };
			return `/home?${new URLSearchParams(named)}`;
		}),
	].map((pathFor) => `<url>${placesOf(pathFor)}</url>`);
	const listed = products.map(
		({ id, updated_at }) =>
			`<url>${placesOf(() => `/products/${id}`)}<lastmod>${updated_at.toISOString().slice(0, 10)}</lastmod></url>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...listed].join("\n")}
</urlset>
`;
}

export function robotsText(origin: string, languages: readonly Language[]): string {
	return [
		"User-agent: *",
		"Allow: /",
		...languages.flatMap((language) =>
			NOT_FOR_SEARCH_ENGINES.map((path) => `Disallow: ${pathIn(language, path, languages)}`),
		),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		"",
	].join("\n");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
