import type * as schema from "#server/db/schema.ts";
import { type Dice, shuffled, whole } from "./chance.ts";
import type { Person } from "./people.ts";
import { type ShelfProduct, unitCentsAt } from "./shelves.ts";
import { before, DAY } from "./times.ts";

type Rows = {
	lists: (typeof schema.list.$inferInsert)[];
	items: (typeof schema.listItem.$inferInsert)[];
	collaborators: (typeof schema.listCollaborator.$inferInsert)[];
};

/** Favourites of the demo client and of some others, and a list the demo client keeps together with a friend. */
export function makeLists(dice: Dice, shelves: readonly ShelfProduct[], people: readonly Person[], now: Date): Rows {
	const rows: Rows = { lists: [], items: [], collaborators: [] };
	const add = (owner: Person, title: string, count: number) => {
		const id = rows.lists.length + 1;
		const createdAt = before(now, dice.between(3 * DAY, 20 * DAY));
		rows.lists.push({
			id,
			clientId: owner.id,
			title,
			isFavorite: title === "Favorite",
			createdAt,
			updatedAt: createdAt,
		});
		for (const shelf of shuffled(dice, shelves).slice(0, count)) {
			rows.items.push({
				listId: id,
				productId: shelf.id,
				savedCents: unitCentsAt(shelf, createdAt, now),
				addedBy: owner.id,
				addedAt: createdAt,
			});
		}
		return { listId: id, addedAt: createdAt };
	};
	const [demo, friend, ...others] = people.filter(({ loginName }) => loginName !== null);
	if (!demo || !friend) return rows;
	add(demo, "Favorite", 6);
	const shared = add(demo, "Summer holidays", 5);
	rows.collaborators.push({ ...shared, clientId: friend.id });
	add(friend, "Birthday ideas", 4);
	for (const owner of others.slice(0, 12)) add(owner, "Favorite", whole(dice, 2, 7));
	return rows;
}
