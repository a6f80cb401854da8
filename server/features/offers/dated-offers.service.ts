import type { DatedOffer } from "#core/contract/offers.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { offerStateOf } from "#core/rules/offer.ts";
import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { deleteOffer, holdOffer, listMembers, listOffers, lockPrices } from "./offers.queries.ts";
import { changeOffers, subjectOf, type Updated } from "./offers.service.ts";

const MOST_LISTED = 100;

export async function listDatedOffers({ db }: Pick<Deps, "db">): Promise<DatedOffer[]> {
	const rows = await listOffers(db, MOST_LISTED);
	const moment = (value: Date | string | null) => (value === null ? null : new Date(value));
	return rows.map(({ id, percent, starts_at, ends_at, begun_at, over_at, ...counted }) => ({
		id,
		discount: percent,
		startsAt: new Date(starts_at).toISOString(),
		endsAt: ends_at && new Date(ends_at).toISOString(),
		state: offerStateOf({ begunAt: moment(begun_at), overAt: moment(over_at) }, counted.discounted),
		...counted,
	}));
}

/** Calls off an offer that has not begun; of one that has, those products cost their full price that are still in it. */
export async function stopOffer(deps: Deps, actor: StaffActor, id: number): Promise<Updated> {
	return change(deps, async (tx, touch) => {
		const held = await holdOffer(tx, id);
		if (!held) throw new AppError("not_found", refusalMessages.noOffer);
		const ids = (await listMembers(tx, [id])).map(({ productId }) => productId);
		if (!held.isBegun) {
			await deleteOffer(tx, id);
			const detail = { discount: held.percent, ids };
			await noteInAuditLog(deps, tx, actor, "offers.callOff", subjectOf(ids.length), detail);
			return { value: { updated: ids.length }, change: null };
		}
		const locked = held.isOver ? [] : await lockPrices(tx, ids);
		const products = locked.filter(({ percent }) => percent === held.percent);
		return changeOffers(deps, tx, touch, actor, { products, action: "offers.end", percent: null });
	});
}
