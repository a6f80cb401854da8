import { sql } from "drizzle-orm";
import type { NewOffer } from "#core/contract/offers.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import { offerPriceCents, type Pricing } from "#core/rules/offer.ts";
import { type Breach, pricingBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { type Changed, recordChange } from "../changes/record-change.service.ts";
import { boundsFor, refuseBreach } from "../settings/staff-permissions.service.ts";

type Updated = Changed<{ updated: number }>;

/** Puts products on offer, always from their full price. One unknown id and nothing changes. */
export function applyOffer(deps: Deps, actor: StaffActor, { discount, ids }: NewOffer): Promise<Updated> {
	return changeOffers(deps, actor, ids, "offers.apply", discount);
}

/** Products cost their full price again. One unknown id and nothing changes. */
export function endOffers(deps: Deps, actor: StaffActor, ids: readonly number[]): Promise<Updated> {
	return changeOffers(deps, actor, ids, "offers.end", null);
}

async function changeOffers(
	deps: Deps,
	actor: StaffActor,
	ids: readonly number[],
	action: AuditAction,
	percent: number | null,
): Promise<Updated> {
	const bounds = await boundsFor(deps, actor);
	return change(deps, async (tx, touch) => {
		const wanted = [...new Set(ids)].sort((a, b) => a - b);
		const products = await lockPrices(tx, wanted);
		if (products.length < wanted.length) throw unknown(wanted, products);
		if (bounds) for (const product of products) refuseBreach(offerBreach(bounds, product, percent));
		const different = products
			.map((before) => ({ ...before, next: { percent, offerCents: offerAt(before.cents, percent) } }))
			.filter(({ offerCents, next }) => next.offerCents !== offerCents);
		await setOffers(tx, different, deps.now());
		if (different.length > 0) touch("catalogue", ...different.map(({ id }) => `product:${id}` as const));
		const made = await recordChange(deps, tx, actor, {
			action,
			subject: `${wanted.length} ${wanted.length === 1 ? "product" : "products"}`,
			detail: { discount: percent, ids: wanted },
			rights: ["offers.write"],
			products: different.map(({ id, next, ...before }) => ({
				id,
				before: columnsOf(before),
				after: columnsOf({ ...before, ...next }),
			})),
		});
		return { value: { updated: wanted.length }, change: made };
	});
}

const offerAt = (cents: number, percent: number | null) => percent && offerPriceCents(cents, percent);

/** The same for all products at once is the employee's own doing, whatever each of them cost before. */
function offerBreach(bounds: StaffBounds, { cents }: Priced, percent: number | null): Breach | null {
	const fullPrice = { cents, percent: null, offerCents: null };
	return pricingBreach(bounds, { cents, percent, offerCents: offerAt(cents, percent) }, fullPrice);
}

const columnsOf = ({ cents, percent, offerCents }: Pricing) => ({
	priceCents: cents,
	offerPercent: percent,
	priceOfferCents: offerCents,
});

type Priced = Pricing & { id: number };

/** In the order of their ids, so that two who change overlapping products wait for each other. */
async function lockPrices(tx: Tx, ids: readonly number[]): Promise<Priced[]> {
	const { rows } = await tx.execute<Priced>(sql`
		select id, price_cents as cents, offer_percent as percent, price_offer_cents as "offerCents" from product
		where id = any(${sql.param(ids)}::int[]) order by id for no key update`);
	return rows;
}

async function setOffers(
	tx: Tx,
	offers: readonly { id: number; next: { percent: number | null; offerCents: number | null } }[],
	now: Date,
): Promise<void> {
	await tx.execute(sql`
		update product p set offer_percent = o.percent, price_offer_cents = o.cents, version = p.version + 1, updated_at = ${now}
		from unnest(${sql.param(offers.map(({ id }) => id))}::int[], ${sql.param(offers.map(({ next }) => next.percent))}::int[],
			${sql.param(offers.map(({ next }) => next.offerCents))}::int[]) as o (id, percent, cents)
		where p.id = o.id`);
}

function unknown(wanted: readonly number[], found: readonly Priced[]): AppError {
	const known = new Set(found.map(({ id }) => id));
	const missing = wanted.filter((id) => !known.has(id));
	return new AppError("not_found", `There is no product ${missing.slice(0, 10).join(", ")}`);
}
