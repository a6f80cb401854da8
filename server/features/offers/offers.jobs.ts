import { percentAfter, turnsOf } from "#core/rules/offer.ts";
import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { leaveOffers } from "../changes/leave-offers.service.ts";
import { holdDueOffers, listMembers, lockPrices, markTurned } from "./offers.queries.ts";
import { subjectOf, writeOffers } from "./offers.service.ts";

const AT_ONCE = 20;

/**
 * Begins and ends offers whose time has come, in one transaction, so that nobody sees a product between two of them.
 * Whoever else does so at the same moment finds nothing left to do.
 */
export async function turnOffers(deps: Pick<Deps, "db" | "cache" | "instance" | "config" | "now">): Promise<void> {
	for (let count = AT_ONCE; count === AT_ONCE; ) count = await turnSome(deps);
}

async function turnSome(deps: Pick<Deps, "db" | "cache" | "instance" | "config" | "now">): Promise<number> {
	const now = deps.now();
	return change(deps, async (tx, touch) => {
		const turns = turnsOf(await holdDueOffers(tx, now, AT_ONCE), now);
		const ids = turns.map(({ offer }) => offer.id);
		if (ids.length === 0) return 0;
		const products = await lockPrices(tx, [...new Set((await listMembers(tx, ids)).map(({ productId }) => productId))]);
		// Read now that nobody else writes these products: what they did before was before this.
		const turnedAt = deps.now();
		// Read again now that nobody else gives these products a price: some may have left meanwhile.
		const members = await listMembers(tx, ids);
		const isIn = new Set(members.map(({ offerId, productId }) => `${offerId} ${productId}`));
		const wanted = products.map((product) => ({
			product,
			percent: percentAfter(
				product.percent,
				turns.filter(({ offer }) => isIn.has(`${offer.id} ${product.id}`)),
			),
		}));
		for (const { offer, turn } of turns) {
			const own = members.filter(({ offerId }) => offerId === offer.id).map(({ productId }) => productId);
			const { percent } = offer;
			if (turn === "begin")
				await leaveOffers(
					tx,
					own.map((id) => ({ id, percent })),
				);
			await markTurned(tx, offer.id, turn !== "begin", turnedAt);
			if (turn === "miss") continue;
			const detail = { discount: offer.percent, ids: own };
			const action = turn === "begin" ? "offers.begin" : "offers.over";
			await noteInAuditLog(deps, tx, { staffId: null, userName: "the shop" }, action, subjectOf(own.length), detail);
		}
		await writeOffers(tx, touch, wanted, now);
		return ids.length;
	});
}
