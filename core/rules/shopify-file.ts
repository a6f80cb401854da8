/** What Shopify calls a product in its files, in both of their forms. */
export const SHOPIFY_HANDLES = ["handle", "url handle"] as const;

/** Whether a file with these columns is Shopify's. */
export function isShopifyHeader(header: readonly string[]): boolean {
	const names = header.map((name) => name.trim().toLowerCase());
	return names.includes("title") && SHOPIFY_HANDLES.some((name) => names.includes(name));
}
