import type { ListItem, WishList } from "#core/contract/lists.ts";
import type { Product } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import { fromCents } from "#core/rules/money.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { listProductsById } from "../products/products.service.ts";
import { claimsFor } from "./gift-lists.service.ts";
import type { Giver } from "./gifts.queries.ts";
import { findList, type ItemRow, type ListRow } from "./lists.queries.ts";

const NO_ALERTS = { price: false, stock: false, last: false };

/** Who looks: a client by id, or somebody who has only a link: one that was mailed to them, or the list's own. */
export type Viewer = number | "invited" | "reader";
type Claims = WishList["claims"];
type Looking = Pick<Deps, "db" | "pool" | "config" | "now" | "settings">;

/** Lists as one person may see them. Each product is read once, however many lists it is in. */
export async function showLists(
	deps: Looking,
	rows: readonly ListRow[],
	viewer: Viewer,
	isBrief: boolean,
	language?: Language,
	/** Who somebody with only a link is, where that is known. */
	giver: Giver | null = null,
): Promise<WishList[]> {
	const ids = isBrief ? [] : rows.flatMap(({ items }) => items.map(({ product }) => product));
	const found = await listProductsById(deps, [...new Set(ids)], language);
	const products = new Map(found.map((product) => [product.id_product, product]));
	const lists = [];
	for (const row of rows) {
		const claims = isBrief ? null : await claimsFor(deps, deps.db, row, whoLooks(row, viewer, giver));
		lists.push(shown(deps, row, viewer, products, claims));
	}
	return lists;
}

/** One list as it is now. */
export async function showList(
	deps: Deps,
	listId: number,
	viewer: Viewer,
	isBrief = false,
	language?: Language,
	giver: Giver | null = null,
): Promise<WishList> {
	const row = await findList(deps.db, listId, deps.now());
	const [list] = row ? await showLists(deps, [row], viewer, isBrief, language, giver) : [];
	if (!list) throw new AppError("not_found");
	return list;
}

function shown(
	{ config }: Pick<Deps, "config">,
	row: ListRow,
	viewer: Viewer,
	products: ReadonlyMap<number, Product>,
	claims: Claims,
): WishList {
	const role = roleOf(row, viewer);
	const own = row.collaborators.find(({ clientId }) => clientId === viewer);
	return {
		id: row.id,
		title: row.title,
		ClientPhone: role === "reader" ? null : row.phone,
		creator: row.creator,
		List: row.items.flatMap((item) => toItem(item, products.get(item.product))),
		rList: row.items.map(({ product }) => product),
		Colaborators: role === "creator" ? sharedWith(row) : own ? [{ phone: own.phone, email: own.email }] : [],
		invited: role === "creator" ? row.invited : [],
		role,
		visibility: row.linkToken === null ? "private" : "link",
		link: row.linkToken !== null && (role === "creator" || viewer === "reader") ? addressOf(config, row) : null,
		isInvitation: own !== undefined && !own.isAccepted,
		isFavorite: row.isFavorite,
		gift: giftOf(row, role),
		claims,
		alerts: row.alerts.find(({ clientId }) => clientId === viewer) ?? NO_ALERTS,
		version: row.version,
	};
}

/** As whom somebody looks at what is given. */
function whoLooks(row: ListRow, viewer: Viewer, giver: Giver | null): Giver | "creator" | null {
	if (viewer === row.clientId) return "creator";
	return typeof viewer === "number" ? { clientId: viewer, email: null } : giver;
}

/** Where gifts go is the creator's to know. */
function giftOf({ gift }: ListRow, role: WishList["role"]): WishList["gift"] {
	return gift && gift.day !== null ? { day: gift.day, address: role === "creator" ? gift.address : null } : null;
}

/** A phone that nobody has looks like any other. */
function sharedWith({ phones, collaborators }: ListRow): WishList["Colaborators"] {
	const joined = collaborators.filter(({ isByPhone }) => !isByPhone);
	return [...phones.map((phone) => ({ phone, email: null })), ...joined.map(({ phone, email }) => ({ phone, email }))];
}

function roleOf(row: ListRow, viewer: Viewer): WishList["role"] {
	if (viewer === row.clientId) return "creator";
	return row.collaborators.some(({ clientId }) => clientId === viewer) ? "collaborator" : "reader";
}

function addressOf({ publicUrl = "" }: Deps["config"], { id, linkToken }: ListRow): string {
	return `${publicUrl}/lists/${id}?token=${linkToken}`;
}

function toItem({ product: _, savedCents, addedAt, ...line }: ItemRow, product: Product | undefined): ListItem[] {
	if (!product) return [];
	return [{ ...product, ...line, savedPrice: fromCents(savedCents), addedAt: new Date(addedAt).toISOString() }];
}
