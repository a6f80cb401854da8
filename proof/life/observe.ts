import { type Rows, readRows } from "./rows.ts";
import { CODES } from "./state.ts";
import type { View } from "./view.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;
const entries = <T, U>(rows: readonly T[], entry: (row: T) => [string, U]): Record<string, U> =>
	Object.fromEntries(rows.map(entry));

/** The world as the database and the provider show it, in the model's words. */
export async function observe(world: World): Promise<View> {
	const rows = await readRows(world.reader, {
		products: [...world.products.values()],
		accounts: [...world.accounts.keys()],
		keys: world.keys(),
		codes: CODES.map((name) => world.codeOf(name)),
	});
	const products = new Map([...world.products].map(([name, id]) => [id, name]));
	const product = (id: number) => products.get(id) as string;
	const account = (id: number) => world.accounts.get(id) as string;
	const who = (id: number) => account(id).split("#")[0] as string;
	const code = (written: string) => written.split("-")[0] as string;
	const counted = (lines: [number, string, number][]) =>
		entries(lines, ([id, size, quantity]) => [`${product(id)} ${size}`, quantity]);
	const titles = new Map(rows.lists.map(({ id, title, owner }) => [id, `${title} of ${who(owner)}`]));
	const emails = new Map([...world.people].map(([name, { email }]) => [email, name]));
	return {
		products: entries(rows.products, ({ id, reviews, ...rest }) => [
			product(id),
			{ ...rest, reviews: entries(reviews, ([client, stars]) => [account(client), stars]) },
		]),
		units: entries(rows.units, ({ id, size, ...rest }) => [`${product(id)} ${size}`, rest]),
		codes: entries(rows.codes, ({ code: written, ...rest }) => [code(written), rest]),
		charges: entries([...world.provider.byId.values()], ({ reference, status }) => [world.orderOf(reference), status]),
		people: peopleIn(world, rows, counted),
		orders: entries(rows.orders, ({ key, buyer, gift, lines, parcels, code: written, reservedUntil, ...rest }) => [
			key,
			{
				...rest,
				buyer: buyer === null ? null : account(buyer),
				gift: gift && world.wordOf(gift),
				code: written === null ? null : code(written),
				lines: counted(lines),
				parcels: parcels.map(counted),
				reservedUntil: reservedUntil && Math.round((Date.parse(reservedUntil) - world.openedAt) / MINUTE),
			} as View["orders"][string],
		]),
		lists: entries(rows.lists, ({ id, items, members, invited, isFavorite, isGift }) => {
			const name = titles.get(id) as string;
			world.titles.set(name, id);
			const asked = entries(invited, ([email, stands]) => [emails.get(email) as string, stands]);
			const people = { members: members.map(who).sort(), invited: asked };
			return [name, { isFavorite, isGift, items: items.map(product).sort(), ...people }];
		}),
		gifts: entries(rows.gifts, ({ id, list, product: of, size, giver, isFree }) => {
			const gift = { unit: `${product(of)} ${size}`, giver: giver === null ? null : account(giver), isFree };
			return [world.wordOf(id), { list: titles.get(list) as string, ...gift }];
		}),
	};
}

/** Of those who left nothing may remain; if it does, it is seen. */
function peopleIn(
	world: World,
	{ people }: Rows,
	counted: (lines: [number, string, number][]) => Record<string, number>,
) {
	const isEmpty = (row: Rows["people"][number]) => row.sessions + row.cart.length + row.merges.length === 0;
	const isNow = ({ id }: Rows["people"][number]) => world.person(world.nameOf(id)).id === id;
	return entries(
		people.filter((row) => isNow(row) || !isEmpty(row)),
		(row) => [
			isNow(row) ? world.nameOf(row.id) : `what is left of ${world.nameOf(row.id)}`,
			{ sessions: row.sessions, cart: counted(row.cart), merges: row.merges.map((id) => world.wordOf(id)).sort() },
		],
	);
}
