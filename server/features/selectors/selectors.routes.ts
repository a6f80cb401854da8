import { selectors } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { groupOfType } from "#core/search/garment-group.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute, route } from "../../http/route.ts";
import { addCategory } from "./add-category.service.ts";
import { readShelves, type Shelves, shelvesIn } from "./selectors.service.ts";
import { translateCategory, translateCollection } from "./translate-names.service.ts";

export function selectorsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, selectors.categories, async ({ query: { language } }) => {
		const shelves = shelvesIn(await readShelves(deps), language);
		return { value: { men: familyOf(shelves, MEN), women: familyOf(shelves, WOMEN) }, tags: ["catalogue"] };
	});
	keptRoute(app, deps, selectors.collections, async ({ query: { language } }) => {
		const { collections } = shelvesIn(await readShelves(deps), language);
		return { value: collections.map(({ id, name }) => ({ id_collection: id, name })), tags: ["catalogue"] };
	});
	route(app, deps, selectors.shelves, async () => staffShelves(await readShelves(deps)));
	route(app, deps, selectors.translateCategory, ({ params, body, actor }) =>
		translateCategory(deps, actor, params.id, body.translations ?? null),
	);
	route(app, deps, selectors.translateCollection, ({ params, body, actor }) =>
		translateCollection(deps, actor, params.id, body.translations ?? null),
	);
	route(app, deps, selectors.addCategory, ({ body, actor }) => addCategory(deps, actor, body));
}

function staffShelves({ categories, collections }: Shelves) {
	const translated = ({ name, translations }: Shelves["collections"][number]) => ({
		name,
		...(translations && { translations }),
	});
	return {
		categories: categories.map((shelf) => ({ id_category: shelf.id, parent: shelf.parent, ...translated(shelf) })),
		collections: collections.map((shelf) => ({ id_collection: shelf.id, ...translated(shelf) })),
	};
}

/** Women or Men itself first, then its garment types by id. */
function familyOf({ categories }: Shelves, top: number) {
	return categories
		.filter(({ id, parent }) => id === top || parent === top)
		.map(({ id, name }) => ({ id_category: id, name, group: groupOfType(name) ?? undefined }));
}
