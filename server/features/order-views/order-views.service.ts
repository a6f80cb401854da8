import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { NewOrderView, OrderView } from "#core/contract/order-views.ts";
import { orderViewMessages } from "#core/messages/order-views.ts";
import { VIEWS_MAX } from "#core/rules/order-filters.ts";
import { change } from "../../cache/change.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { orderView, staff } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

/** By name. */
export function listViews(db: Queryable, staffId: number): Promise<OrderView[]> {
	const { id, name, filters } = orderView;
	return db
		.select({ id, name, filters })
		.from(orderView)
		.where(eq(orderView.staffId, staffId))
		.orderBy(asc(name), asc(id));
}

const isNamed = (name: string) => (view: OrderView) => view.name.toLowerCase() === name.toLowerCase();

/** Keeps a view under a name, in place of one's own that had it. */
export function saveView(deps: Deps, staffId: number, { name, filters }: NewOrderView): Promise<OrderView[]> {
	return changeViews(deps, staffId, async (tx, views) => {
		const same = views.find(isNamed(name));
		if (same) return tx.update(orderView).set({ name, filters }).where(eq(orderView.id, same.id));
		if (views.length >= VIEWS_MAX) throw new AppError("conflict", orderViewMessages.full);
		return tx.insert(orderView).values({ staffId, name, filters, createdAt: deps.now() });
	});
}

export function renameView(deps: Deps, staffId: number, id: number, name: string): Promise<OrderView[]> {
	return changeViews(deps, staffId, (tx, views) => {
		requireOwn(views, id);
		const isTaken = views.some((view) => view.id !== id && isNamed(name)(view));
		if (isTaken) throw new AppError("in_use", orderViewMessages.taken, { fields: { name: orderViewMessages.taken } });
		return tx.update(orderView).set({ name }).where(eq(orderView.id, id));
	});
}

export function removeView(deps: Deps, staffId: number, id: number): Promise<OrderView[]> {
	return changeViews(deps, staffId, (tx, views) => {
		requireOwn(views, id);
		return tx.delete(orderView).where(and(eq(orderView.id, id), eq(orderView.staffId, staffId)));
	});
}

function requireOwn(views: readonly OrderView[], id: number): void {
	if (!views.some((view) => view.id === id)) throw new AppError("not_found");
}

type Work = (tx: Tx, views: OrderView[]) => Promise<unknown>;

/** One change of somebody's views at a time, so that none is counted or named twice. */
function changeViews(deps: Deps, staffId: number, work: Work): Promise<OrderView[]> {
	return change(deps, async (tx) => {
		await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for("no key update");
		await work(tx, await listViews(tx, staffId));
		return listViews(tx, staffId);
	});
}

/** Of those who no longer work here. */
export async function tidyViews({ db }: Pick<Deps, "db">): Promise<void> {
	const gone = db.select({ id: staff.id }).from(staff).where(isNotNull(staff.deletedAt));
	await db.delete(orderView).where(inArray(orderView.staffId, gone));
}
