import { sql } from "drizzle-orm";
import type { NewOffer } from "#core/contract/offers.ts";
import { offerPriceCents } from "#core/rules/offer.ts";
import { type Breach, pricingBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { boundsFor, refuseBreach } from "../settings/staff-permissions.service.ts";

/** Puts products on offer, always from their full price. One unknown id and nothing changes. */
export function applyOffer(deps: Deps, actor: StaffActor, { discount, ids }: NewOffer): Promise<{ updated: number }> {
	return changeOffers(deps, actor, ids, "offers.apply", discount);
}

/** Products cost their full price again. One unknown id and nothing changes. */
export function endOffers(deps: Deps, actor: StaffActor, ids: readonly number[]): Promise<{ updated: number }> {
	return changeOffers(deps, actor, ids, "offers.end", null);
}

async function changeOffers(
	deps: Deps,
	actor: StaffActor,
	ids: readonly number[],
	action: string,
	percent: number | null,
): Promise<{ updated: number }> {
	const bounds = await boundsFor(deps, actor);
	return change(deps, async (tx, touch) => {
		const wanted = [...new Set(ids)].sort((a, b) => a - b);
		const products = await lockPrices(tx, wanted);
		if (products.length < wanted.length) throw unknown(wanted, products);
		if (bounds) for (const product of products) refuseBreach(offerBreach(bounds, product, percent));
		const different = products
			.map(({ id, cents, offerCents }) => ({ id, offerCents, cents: offerAt(cents, percent), percent }))
			.filter(({ cents, offerCents }) => cents !== offerCents);
		await setOffers(tx, different, deps.now());
		if (different.length > 0) touch("catalogue", ...different.map(({ id }) => `product:${id}` as const));
		await noteInAuditLog(deps, tx, actor, action, `${wanted.length} ${wanted.length === 1 ? "product" : "products"}`, {
			discount: percent,
			ids: wanted,
		});
		return { updated: wanted.length };
	});
}

const offerAt = (cents: number, percent: number | null) => percent && offerPriceCents(cents, percent);

/** The same for all products at once is the employee's own doing, whatever each of them cost before. */
function offerBreach(bounds: StaffBounds, { cents }: Priced, percent: number | null): Breach | null {
	const fullPrice = { cents, percent: null, offerCents: null };
	return pricingBreach(bounds, { cents, percent, offerCents: offerAt(cents, percent) }, fullPrice);
}

type Priced = { id: number; cents: number; offerCents: number | null };

/** In the order of their ids, so that two who change overlapping products wait for each other. */
async function lockPrices(tx: Tx, ids: readonly number[]): Promise<Priced[]> {
	const { rows } = await tx.execute<Priced>(sql`
		select id, price_cents as cents, price_offer_cents as "offerCents" from product
		where id = any(${sql.param(ids)}::int[]) order by id for no key update`);
	return rows;
}

async function setOffers(
	tx: Tx,
	offers: readonly { id: number; percent: number | null; cents: number | null }[],
	now: Date,
): Promise<void> {
	await tx.execute(sql`
		update product p set offer_percent = o.percent, price_offer_cents = o.cents, version = p.version + 1, updated_at = ${now}
		from unnest(${sql.param(offers.map(({ id }) => id))}::int[], ${sql.param(offers.map(({ percent }) => percent))}::int[],
			${sql.param(offers.map(({ cents }) => cents))}::int[]) as o (id, percent, cents)
		where p.id = o.id`);
}

function unknown(wanted: readonly number[], found: readonly Priced[]): AppError {
	const known = new Set(found.map(({ id }) => id));
	const missing = wanted.filter((id) => !known.has(id));
	return new AppError("not_found", `There is no product ${missing.slice(0, 10).join(", ")}`);
}
