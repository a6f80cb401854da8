import { z } from "zod";
import { products as calls } from "../calls/products.ts";
import { FIT_VOTES } from "../rules/fit-votes.ts";
import { GARMENT_GROUPS } from "../rules/garment-groups.ts";
import { PICTURE_VIEWS } from "../rules/picture-views.ts";
import { PRODUCT_STATES } from "../rules/product-state.ts";
import { STARS } from "../rules/rating.ts";
import { ManyEdited, ManyEditedOutcome, StaffProductQuery } from "./catalogue-tools.ts";
import { EditedProduct, NewProduct, SaleChange } from "./edit-product.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Facets } from "./facets.ts";
import { CollectionId, Money, ProductId, Spoken, text, whole } from "./fields.ts";
import { COMPANIONS_MAX, Slug, shapeOf } from "./product-fields.ts";
import { CardQuery, ProductFilter, ProductQuery } from "./product-query.ts";

/** Units by size. Its keys have no order of their own: `sizesOf` tells it. */
export const Stocks = z.record(z.string(), z.number().int().min(0));
export type Stocks = z.infer<typeof Stocks>;

/** What readers of the asked language call a colour; not there where that is its `ColorName`, by which it is always asked for. */
const label = z.string().optional();

export const Variant = z.object({
	ColorName: z.string(),
	label,
	/** `#rrggbb` for the colour dot, or empty when nobody knows it. */
	ColorHex: z.string(),
	SwatchImage: z.string(),
	ProductImages: z.array(z.string()),
	Stocks,
});
export type Variant = z.infer<typeof Variant>;

const { discount, translations, lowStock, companions, seo, ...shownToAll } = shapeOf("answer");

export const Product = z.object({
	id_product: z.number().int(),
	...shownToAll,
	rating: z.number(),
	reviewCount: z.number().int(),
	category: z.number().int(),
	default_image: z.string(),
	variants: z.array(Variant),
	version: z.number().int(),
	createdAt: z.string(),
});
export type Product = z.infer<typeof Product>;

/** What each of a colour's pictures shows, in their order; null where nobody has said it, not there where none is known. */
const views = z.array(z.enum(PICTURE_VIEWS).nullable()).optional();

/** What a product's own page says besides, also where its collection or category is hidden. */
const ProductDetail = Product.extend({
	variants: z.array(Variant.extend({ views })),
	/** Texts are left out where the page's language has a name or a description of its own. */
	seo,
	collectionName: z.string(),
	/** The group of garments it is worn in the same size as; absent where its type tells none. */
	group: z.enum(GARMENT_GROUPS).optional(),
	/** With an offer: the lowest price of the 30 days before it began, as far as it is known. */
	lowestPrice30: Money.optional(),
	/** How many reviews say that it fits small, true to its size or large; absent where none says it. */
	fitVotes: z.record(z.enum(FIT_VOTES), z.number().int()).optional(),
	/** How many reviews give one star, two … five; absent without reviews. */
	stars: z.array(z.number().int()).length(STARS).optional(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

/** What staff see of a product besides. */
export const StaffProduct = Product.extend({
	discount,
	translations,
	offSale: z.boolean(),
	state: z.enum(PRODUCT_STATES),
	/** When it goes on sale by itself. */
	publishAt: z.string().nullable(),
	lowStock,
	companions,
	seo,
	variants: z.array(Variant.extend({ views })),
});
export type StaffProduct = z.infer<typeof StaffProduct>;

/** So many colours fit on a card. */
export const CARD_COLOURS = 5;

/** What a card in the grid shows of a product. */
export const ProductCard = Product.pick({
	id_product: true,
	name: true,
	brand: true,
	price: true,
	price_offer: true,
	is_offer: true,
	rating: true,
	reviewCount: true,
}).extend({
	/** The first variant's pictures: front first. */
	images: z.array(z.string()).max(2),
	/** The first of its colours, each with its first picture; empty where it has none. */
	colors: z
		.array(z.object({ ColorName: z.string(), label, ColorHex: z.string(), image: z.string() }))
		.max(CARD_COLOURS),
	/** How many colours there are in all. */
	colorCount: z.number().int(),
	soldOut: z.boolean(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** So many products are shown beside another, of each kind. */
export const RELATED_MAX = COMPANIONS_MAX;

const Related = z.object({
	/** What goes with it and can be bought. */
	look: z.array(ProductCard).max(RELATED_MAX),
	/** What is like it, those in stock first. */
	similar: z.array(ProductCard).max(RELATED_MAX),
});
export type Related = z.infer<typeof Related>;

/** What the search field offers while somebody types. */
export const Suggestions = z.object({
	products: z.array(ProductCard).max(8),
	/** Garment types and brands that are called so, with how many products they hold. */
	types: z.array(z.object({ id_category: z.number().int(), name: z.string(), count: z.number().int() })),
	brands: z.array(z.object({ brand: z.string(), count: z.number().int() })),
	/** What was searched for, when what was typed finds nothing. */
	corrected: z.string().nullable(),
});
export type Suggestions = z.infer<typeof Suggestions>;

const CategoryProducts = z.object({ id_category: z.number().int(), name: z.string(), Products: z.array(Product) });
export const ProductsByCategory = z.object({ women: z.array(CategoryProducts), men: z.array(CategoryProducts) });
export type ProductsByCategory = z.infer<typeof ProductsByCategory>;

export const schemas = {
	list: {
		summary: "Products, filtered, searched and sorted; the number of all matches is in X-Total-Count",
		query: ProductQuery,
		reply: z.array(Product),
	},
	cards: {
		summary:
			"The same list as the cards of the grid show it, with the number of all matches; a search without a sort has the most fitting first, and says what it searched for when nothing is called as typed; `ids` asks for certain products instead",
		query: CardQuery,
		reply: z.object({ cards: z.array(ProductCard), total: z.number().int(), corrected: z.string().nullable() }),
	},
	facets: {
		summary: "How many products each filter choice would show",
		query: ProductFilter,
		reply: Facets,
	},
	sizesByGroup: {
		summary: "The sizes that products on sale are offered in, by group of garments",
		reply: z.array(z.object({ group: z.enum(GARMENT_GROUPS), sizes: z.array(z.string()) })),
	},
	suggest: {
		summary: "What a search would find first, while it is being typed",
		query: Spoken.extend({ q: text(200).default("") }),
		reply: Suggestions,
	},
	byCollection: {
		summary: "The newest products of a collection by women's and men's garment types",
		query: Spoken.extend({ id: CollectionId.default(0) }),
		reply: ProductsByCategory,
	},
	detail: {
		summary: "One product; 410 when it was taken off sale",
		params: z.object({ id: ProductId }),
		query: Spoken.prefault({}),
		reply: ProductDetail,
	},
	named: {
		summary: "Which product an address means by its slug, also by one it had before",
		params: z.object({ slug: Slug }),
		reply: z.object({ id_product: z.number().int() }),
	},
	related: {
		summary: "What goes with a product, and what is like it",
		params: z.object({ id: ProductId }),
		query: Spoken.prefault({}),
		reply: Related,
	},
	add: {
		summary: "Puts a new product on sale; its id comes from the shop, whatever is sent",
		body: NewProduct,
		reply: StaffProduct,
	},
	update: {
		summary:
			"Changes what is given of a product; stock by differences; 409 with the current product for an old version; X-Change can be undone",
		body: z.object({ updatedProduct: EditedProduct }),
		reply: StaffProduct,
	},
	setSale: {
		summary:
			"Takes a product off sale (old orders keep it, its page answers 410) or puts it back; X-Change can be undone",
		params: z.object({ id: ProductId }),
		body: SaleChange,
		reply: StaffProduct,
	},
	staffDetail: {
		summary: "One product as its form needs it, also when it is off sale; never a kept answer",
		params: z.object({ id: ProductId }),
		reply: StaffProduct,
	},
	duplicate: {
		summary: "A draft like a product, with its colours and pictures and without units",
		params: z.object({ id: ProductId }),
		reply: StaffProduct,
	},
	staffList: {
		summary: "Products in every state, filtered and sorted; `next` asks for those that follow",
		query: StaffProductQuery,
		reply: z.object({ products: z.array(StaffProduct), total: z.number().int(), next: z.string().nullable() }),
	},
	editMany: {
		summary:
			"The same edit for many products, up to 10,000: without `seen` it tells what it would do, with the `seen` of that answer it does it; 409 when they have changed since",
		body: ManyEdited,
		reply: ManyEditedOutcome,
	},
	listOffSale: {
		summary: "Products taken off sale, the latest first; the number of all is in X-Total-Count",
		query: z.object({ page: whole(1, 1_000_000_000).default(1), limit: whole(1, 100).default(100) }),
		reply: z.array(StaffProduct),
	},
} satisfies Record<string, Described>;

export const products = endpoints(calls, schemas);
