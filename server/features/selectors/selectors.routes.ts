import { selectors } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute, route } from "../../http/route.ts";
import { addCategory } from "./add-category.service.ts";
import { readShelves, type Shelves } from "./selectors.service.ts";

export function selectorsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, selectors.categories, async () => {
		const shelves = await readShelves(deps);
		return { value: { men: familyOf(shelves, MEN), women: familyOf(shelves, WOMEN) }, tags: ["catalogue"] };
	});
	keptRoute(app, deps, selectors.collections, async () => {
		const { collections } = await readShelves(deps);
		return { value: collections.map(({ id, name }) => ({ id_collection: id, name })), tags: ["catalogue"] };
	});
	route(app, deps, selectors.addCategory, ({ body, actor }) => addCategory(deps, actor, body));
}

/** Women or Men itself first, then its garment types by id. */
function familyOf({ categories }: Shelves, top: number) {
	return categories
		.filter(({ id, parent }) => id === top || parent === top)
		.map(({ id, name }) => ({ id_category: id, name }));
}
