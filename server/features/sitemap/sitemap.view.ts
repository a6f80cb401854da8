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

/** Where search engines find every page that sells something. */
export function sitemapText(
	origin: string,
	collections: readonly { id: number; name: string }[],
	products: readonly ListedProduct[],
): string {
	const pages = [
		"/",
		"/home",
		...collections.map(({ id, name }) => `/home?${new URLSearchParams({ collection: String(id), name })}`),
	].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
	const listed = products.map(
		({ id, updated_at }) =>
			`<url><loc>${escaped(`${origin}/products/${id}`)}</loc><lastmod>${updated_at.toISOString().slice(0, 10)}</lastmod></url>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...listed].join("\n")}
</urlset>
`;
}

export function robotsText(origin: string): string {
	return [
		"User-agent: *",
		"Allow: /",
		...NOT_FOR_SEARCH_ENGINES.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		"",
	].join("\n");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
