import { type StaffCategory, type StaffCollection, selectors } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { pictureAddress } from "#core/rules/pictures.ts";
import { groupOfType } from "#core/search/garment-group.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute, route } from "../../http/route.ts";
import { addCategory } from "./add-category.service.ts";
import { readShelves, type Shelves, shelvesIn, withoutHidden } from "./selectors.service.ts";
import { type FilledShelf, listShelves } from "./shelves.queries.ts";
import { addCollection, changeShelf, removeShelf } from "./shelves.service.ts";

export function selectorsRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, selectors.categories, async ({ query: { language } }) => {
		const shelves = withoutHidden(shelvesIn(await readShelves(deps), language));
		return { value: { men: familyOf(shelves, MEN), women: familyOf(shelves, WOMEN) }, tags: ["shelves"] };
	});
	keptRoute(app, deps, selectors.collections, async ({ query: { language } }) => {
		const { collections } = withoutHidden(shelvesIn(await readShelves(deps), language));
		const value = collections.map(({ id, name, image }) => ({ id_collection: id, name, ...pictured(image) }));
		return { value, tags: ["shelves"] };
	});
	route(app, deps, selectors.shelves, async () => ({
		categories: (await listShelves(deps.db, "category")).map(asCategory),
		collections: (await listShelves(deps.db, "collection")).map(asCollection),
	}));
	route(app, deps, selectors.addCategory, ({ body, actor }) => addCategory(deps, actor, body));
	route(app, deps, selectors.changeCategory, async ({ params, body, actor }) =>
		asCategory(await changeShelf(deps, actor, "category", params.id, body)),
	);
	route(app, deps, selectors.removeCategory, async ({ params, actor }) => ({
		message: `${await removeShelf(deps, actor, "category", params.id)} is deleted`,
	}));
	route(app, deps, selectors.addCollection, async ({ body, actor }) =>
		asCollection(await addCollection(deps, actor, body)),
	);
	route(app, deps, selectors.changeCollection, async ({ params, body, actor }) =>
		asCollection(await changeShelf(deps, actor, "collection", params.id, body)),
	);
	route(app, deps, selectors.removeCollection, async ({ params, actor }) => ({
		message: `${await removeShelf(deps, actor, "collection", params.id)} is deleted`,
	}));
}

const asCategory = ({ id, parent, ...shelf }: FilledShelf): StaffCategory => ({
	id_category: id,
	parent,
	...answered(shelf),
});
const asCollection = ({ id, parent: _, ...shelf }: FilledShelf): StaffCollection => ({
	id_collection: id,
	...answered(shelf),
});
const answered = ({ translations, image, ...shelf }: Omit<FilledShelf, "id" | "parent">) => ({
	...shelf,
	...(translations && { translations }),
	...pictured(image),
});
const pictured = (image: string | null) => image && { picture: pictureAddress(image) };

/** Women or Men itself first, then its garment types in their order. */
function familyOf({ categories }: Shelves, top: number) {
	return categories
		.filter(({ id, parent }) => id === top || parent === top)
		.map(({ id, name, image }) => ({
			id_category: id,
			name,
			group: groupOfType(name) ?? undefined,
			...pictured(image),
		}));
}
