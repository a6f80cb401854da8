import type { MetaDescriptor } from "react-router";
import type { Product } from "#core/contract/products.ts";
import type { ShopFacts } from "#core/contract/settings.ts";
import { pathIn } from "#core/languages.ts";
import { calledColour, isSoldOut, unitPrice } from "#core/rules/catalogue.ts";
import { addressHead } from "#web/facts/address-head.ts";
import words from "#web/facts/messages.en.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { titleOf } from "#web/facts/title.ts";
import { type Crumb, crumbsOf } from "./crumbs.ts";
import messages from "./messages.en.ts";
import type { ProductData } from "./product-data.ts";

const LONGEST_DESCRIPTION = 155;

/** What search engines and shared links show of a product. */
export function productHead(
	{ origin, product }: ProductData,
	facts: Pick<ShopFacts, "name" | "currency" | "languages">,
): MetaDescriptor[] {
	const { name, currency } = facts;
	const title = titleOf(product.seo?.title ?? messages.by(product.name, product.brand), { name });
	const description =
		product.seo?.description ?? shortened(`${moneyHere(unitPrice(product), currency)}. ${product.description}`);
	const path = `/products/${product.id_product}`;
	const address = origin + pathIn(words.language, path, facts.languages);
	return [
		{ title },
		{ name: "description", content: description },
		{ property: "og:type", content: "product" },
		{ property: "og:site_name", content: name },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		...addressHead(origin, path, facts),
		...(product.default_image
			? [
					{ property: "og:image", content: new URL(product.default_image, origin).href },
					{ property: "og:image:alt", content: product.name },
				]
			: []),
		{ "script:ld+json": productData(product, currency, address, origin) },
		{
			"script:ld+json": breadcrumbData(crumbsOf(product), (to) => origin + pathIn(words.language, to, facts.languages)),
		},
	];
}

function productData(product: Product, priceCurrency: string, url: string, origin: string) {
	const pictures = product.variants.flatMap(({ ProductImages }) => ProductImages);
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		name: product.name,
		description: product.description,
		sku: String(product.id_product),
		url,
		image: pictures.map((picture) => new URL(picture, origin).href),
		brand: { "@type": "Brand", name: product.brand },
		color: product.variants.map(calledColour).join(", "),
		offers: {
			"@type": "Offer",
			url,
			price: unitPrice(product).toFixed(2),
			priceCurrency,
			availability: `https://schema.org/${isSoldOut(product) ? "OutOfStock" : "InStock"}`,
			itemCondition: "https://schema.org/NewCondition",
		},
		...(product.reviewCount > 0 && {
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: product.rating,
				reviewCount: product.reviewCount,
				bestRating: 5,
				worstRating: 1,
			},
		}),
	};
}

function breadcrumbData(crumbs: Crumb[], addressOf: (to: string) => string) {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ label, to }, place) => ({
			"@type": "ListItem",
			position: place + 1,
			name: label,
			item: addressOf(to),
		})),
	};
}

function shortened(text: string): string {
	if (text.length <= LONGEST_DESCRIPTION) return text;
	return `${text.slice(0, text.lastIndexOf(" ", LONGEST_DESCRIPTION))}…`;
}
