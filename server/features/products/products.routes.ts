import { type ProductDetail, type ProductsByCategory, products } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { fromCents } from "#core/rules/money.ts";
import { nameIn } from "#core/rules/translations.ts";
import { groupOfType } from "#core/search/garment-group.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { keptRoute, route } from "../../http/route.ts";
import { changedAnswer } from "../changes/changed-answer.service.ts";
import { getReviewCounts } from "../reviews/reviews.service.ts";
import { readShelves, shelvesIn, withoutHidden } from "../selectors/selectors.service.ts";
import { addProduct, duplicateProduct } from "./add-product.service.ts";
import { countFacets, filterTags, findPage, listSizesByGroup } from "./browsing.service.ts";
import { editMany } from "./edit-many.service.ts";
import { editProduct, setSale } from "./edit-product.service.ts";
import { findLowestBeforeOffer } from "./price-history.queries.ts";
import { findProducts, listCards, listNewestByCategory } from "./products.queries.ts";
import { findOnSale, getIdBySlug, getStaffProduct, listOffSale, withViews } from "./products.service.ts";
import { listRelated } from "./related.service.ts";
import { cardsOnSale } from "./shown-cards.service.ts";
import { findStaffProducts } from "./staff-list.service.ts";
import { suggest } from "./suggest.service.ts";

/** So many of each garment type are shown when a collection is looked at by type. */
const NEWEST_PER_TYPE = 20;

export function productsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, products.list, async ({ query }) => {
		const { ids, total } = await findPage(deps, query, "newest");
		const value = await listOnSale(deps, ids, query.language);
		return { value, tags: [...tagsOf(ids), ...filterTags(query)], headers: { "x-total-count": String(total) } };
	});
	keptRoute(app, deps, products.cards, async ({ query }) => {
		if (query.ids) {
			const cards = await cardsOnSale(deps, query.ids, query.language);
			return { value: { cards, total: cards.length, corrected: null }, tags: filterTags(query) };
		}
		const { ids, total, corrected } = await findPage(deps, query, "most fitting");
		const cards = await listCards(deps, ids, query.language);
		return { value: { cards, total, corrected }, tags: filterTags(query) };
	});
	keptRoute(app, deps, products.facets, async ({ query }) => ({
		value: await countFacets(deps, query),
		tags: filterTags(query),
	}));
	keptRoute(app, deps, products.sizesByGroup, async () => ({
		value: await listSizesByGroup(deps),
		tags: ["catalogue"],
	}));
	keptRoute(app, deps, products.suggest, async ({ query }) => ({
		value: await suggest(deps, query.q, query.language),
		tags: ["catalogue"],
	}));
	keptRoute(app, deps, products.byCollection, async ({ query }) => {
		const value = await listByCategory(deps, query.id, query.language);
		const shown = [...value.women, ...value.men].flatMap(({ Products }) => Products);
		return { value, tags: tagsOf(shown.map(({ id_product }) => id_product)) };
	});
	keptRoute(app, deps, products.detail, async ({ params: { id }, query: { language } }) => ({
		value: await getProduct(deps, id, language),
		// Not `catalogue`: what changes about other products leaves this one's page as it is.
		tags: [`product:${id}`, `stock:${id}`, "shelves"],
	}));
	keptRoute(app, deps, products.named, async ({ params: { slug } }) => {
		const id_product = await getIdBySlug(deps, slug);
		return { value: { id_product }, tags: ["catalogue", `product:${id_product}`] };
	});
	keptRoute(app, deps, products.related, async ({ params: { id }, query: { language } }) => ({
		value: await listRelated(deps, id, language),
		tags: ["catalogue", `product:${id}`],
	}));

	route(app, deps, products.add, ({ body, actor }) => addProduct(deps, actor, body));
	route(app, deps, products.update, ({ body, actor }) => changedAnswer(editProduct(deps, actor, body.updatedProduct)));
	route(app, deps, products.setSale, ({ params, body, actor }) => changedAnswer(setSale(deps, actor, params.id, body)));
	route(app, deps, products.staffDetail, ({ params }) => getStaffProduct(deps, params.id));
	route(app, deps, products.duplicate, ({ params, actor }) => duplicateProduct(deps, actor, params.id));
	route(app, deps, products.staffList, ({ query }) => findStaffProducts(deps, query));
	route(app, deps, products.editMany, ({ body, actor }) => editMany(deps, actor, body));
	route(app, deps, products.listOffSale, async ({ query }) => {
		const { shown, total } = await listOffSale(deps, query);
		return new Answer(shown, { headers: { "x-total-count": String(total) } });
	});
}

function tagsOf(ids: readonly number[]): Tag[] {
	return ["catalogue", ...ids.map((id): Tag => `stock:${id}`)];
}

async function getProduct(deps: Deps, id: number, language: Language | undefined): Promise<ProductDetail> {
	const [{ product, seo, translations }, { collections, categories }] = await Promise.all([
		findOnSale(deps, id, language),
		readShelves(deps),
	]);
	const { collection, category } = product;
	// A process that has not heard of a new collection or category yet lacks it here; this answer is dropped once it does.
	const season = collections.find((one) => one.id === collection);
	const type = categories.find((one) => one.id === category);
	const group = type && groupOfType(type.name);
	const own = language && translations?.[language];
	const [shown, lowest, counts] = await Promise.all([
		withViews(deps, product),
		product.is_offer ? findLowestBeforeOffer(deps.pool, id) : null,
		getReviewCounts(deps, id),
	]);
	return {
		...shown,
		...(seo && {
			seo: {
				slug: seo.slug,
				...(seo.title !== undefined && own?.name === undefined && { title: seo.title }),
				...(seo.description !== undefined && own?.description === undefined && { description: seo.description }),
			},
		}),
		collectionName: season ? nameIn(season, language) : "",
		...(group && { group }),
		...(lowest !== null && { lowestPrice30: fromCents(lowest) }),
		...counts,
	};
}

async function listOnSale(deps: Deps, ids: readonly number[], language: Language | undefined) {
	const found = await findProducts(deps, ids, language);
	return found.filter(({ offSale }) => !offSale).map(({ product }) => product);
}

/** Only categories that have something to show. */
async function listByCategory(
	deps: Deps,
	collection: number,
	language: Language | undefined,
): Promise<ProductsByCategory> {
	const [shelves, newest] = await Promise.all([
		readShelves(deps),
		listNewestByCategory(deps.pool, collection, NEWEST_PER_TYPE),
	]);
	const shown = Map.groupBy(
		await listOnSale(
			deps,
			newest.flatMap(({ ids }) => ids),
			language,
		),
		({ category }) => category,
	);
	const familyOf = (top: number) =>
		withoutHidden(shelvesIn(shelves, language))
			.categories.filter(({ id, parent }) => id === top || parent === top)
			.map(({ id, name }) => ({ id_category: id, name, Products: shown.get(id) ?? [] }))
			.filter(({ Products }) => Products.length > 0);
	return { women: familyOf(WOMEN), men: familyOf(MEN) };
}
