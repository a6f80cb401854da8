import type { SizeSystem } from "#core/contract/size-systems.ts";
import { problemAt } from "#core/rules/file-problems.ts";
import { htmlToText } from "#core/rules/html-text.ts";
import { SHOPIFY_HANDLES } from "#core/rules/shopify-file.ts";
import type { Row, Say } from "./drafts.rules.ts";
import type { Known } from "./given-fields.rules.ts";
import { coloursIn, picturesOf, systemFor, type Variant, variantsIn } from "./shopify-variants.rules.ts";

/** The columns of Shopify's product file that are taken, under the names of both of its forms. */
const ALIASES = {
	handle: SHOPIFY_HANDLES,
	title: ["title"],
	body: ["body (html)", "description"],
	vendor: ["vendor"],
	type: ["type"],
	category: ["product category"],
	collection: ["collection"],
	published: ["published", "published on online store"],
	status: ["status"],
	option1Name: ["option1 name"],
	option2Name: ["option2 name"],
	option3Name: ["option3 name"],
	option1: ["option1 value"],
	option2: ["option2 value"],
	option3: ["option3 value"],
	price: ["variant price", "price"],
	before: ["variant compare at price", "compare-at price"],
	units: ["variant inventory qty", "inventory quantity"],
	picture: ["image src", "product image url"],
	variantPicture: ["variant image", "variant image url"],
} as const;
export type ShopifyCells = Partial<Record<keyof typeof ALIASES, string>>;
export type ShopifyRow = { line: number; cells: ShopifyCells };
type KnownShelves = Pick<Known, "categories" | "collections" | "systems">;

const DESCRIPTION_MAX = 5000;
/** No product has more variants and pictures than this. */
const LINES_MAX = 2000;
/** What is unlisted is found by its address alone, which this shop has no way to say. */
const STATES = new Map([
	["active", "on"],
	["draft", "draft"],
	["archived", "off"],
	["unlisted", "draft"],
]);

/** The lines of a file in the shop's own form; those of Shopify's are turned into it, a product at a time. */
export async function* ownRows(rows: AsyncIterable<Row>, shelves: KnownShelves, say: Say): AsyncGenerator<Row> {
	let product: ShopifyRow[] = [];
	for await (const row of rows) {
		if ("slug" in row.cells) {
			yield row;
			continue;
		}
		const cells = shopifyCells(row.cells);
		const isNext = cells.handle && cells.handle !== product[0]?.cells.handle;
		if (isNext && product.length > 0) {
			yield* productRows(product, shelves, say);
			product = [];
		}
		if (product.length === LINES_MAX) say(problemAt({ line: row.line, column: "slug" }, "too_many_lines"));
		else product.push({ line: row.line, cells });
	}
	if (product.length > 0) yield* productRows(product, shelves, say);
}

function shopifyCells(cells: Row["cells"]): ShopifyCells {
	const byName = new Map(Object.entries(cells).map(([name, cell]) => [name.toLowerCase(), (cell ?? "").trim()]));
	const found = Object.entries(ALIASES).flatMap(([field, names]) => {
		const cell = names.map((name) => byName.get(name)).find((each) => each !== undefined && each !== "");
		return cell === undefined ? [] : [[field, cell]];
	});
	return Object.fromEntries(found);
}

function productRows(rows: readonly ShopifyRow[], shelves: KnownShelves, say: Say): Row[] {
	const [first] = rows as [ShopifyRow, ...ShopifyRow[]];
	const variants = variantsIn(rows);
	const sizes = [...new Set(variants.map(({ size }) => size))];
	const fitting = systemFor(sizes, [...shelves.systems.values()]);
	if (!fitting) {
		say(problemAt({ line: first.line, column: "size" }, "sizes_unknown", sizes.join(", ")));
		return [];
	}
	const status = first.cells.status?.toLowerCase() ?? "active";
	if (!STATES.has(status)) {
		say(problemAt({ line: first.line, column: "state" }, "not_one_of", [...STATES.keys()].join(", ")));
		return [];
	}
	for (const { line, cells } of variants) {
		if (cells.price !== variants[0]?.cells.price) say(problemAt({ line, column: "price" }, "said_otherwise"));
	}
	const colours = coloursIn(variants);
	return variants.map((variant, at) => ({
		line: variant.line,
		cells: {
			slug: first.cells.handle?.toLowerCase(),
			...(at === 0 && productCells(first.cells, variant.cells, shelves)),
			...colourCells(variant, colours, rows),
			size: fitting.sizes.get(variant.size),
			...unitCells(variant.cells),
		},
		...(at === 0 && { guessed: guessedCells(first.cells, fitting.system) }),
	}));
}

function productCells(cells: ShopifyCells, { price, before }: ShopifyCells, { categories, collections }: KnownShelves) {
	const category = [cells.type, cells.category?.split(">").at(-1)?.trim()].find(
		(name) => name !== undefined && categories.has(name.toLowerCase()),
	);
	const isCollection = [...collections.values()].some((name) => name.toLowerCase() === cells.collection?.toLowerCase());
	const isOffer = Number(before) > Number(price);
	const description = htmlToText(cells.body ?? "").slice(0, DESCRIPTION_MAX);
	const isHidden = cells.published?.toLowerCase() === "false";
	const state = STATES.get(cells.status?.toLowerCase() ?? "active");
	return {
		...(cells.title && { name: cells.title }),
		...(cells.vendor && { brand: cells.vendor }),
		...(description !== "" && { description }),
		...(price && { price: isOffer ? before : price, price_offer: isOffer ? price : "" }),
		...(category && { category }),
		...(isCollection && { collection: cells.collection }),
		...((cells.status || isHidden) && { state: isHidden && state === "on" ? "draft" : state }),
	};
}

/** A description is needed; the title is one when there is no other. */
const guessedCells = ({ title = "" }: ShopifyCells, { id }: SizeSystem) => ({ description: title, size_system: id });

function colourCells(variant: Variant, colours: ReadonlyMap<string, readonly Variant[]>, rows: readonly ShopifyRow[]) {
	const isFirst = colours.get(variant.colour)?.[0] === variant;
	const pictures = isFirst ? picturesOf(variant.colour, colours, rows) : [];
	return { colour: variant.colour, ...(pictures.length > 0 && { pictures: pictures.join("; ") }) };
}

/** Shopify counts what is sold too often below zero. */
function unitCells({ units }: ShopifyCells) {
	const count = Number(units);
	return units === undefined || !Number.isInteger(count) ? {} : { stock: String(Math.max(0, count)) };
}
