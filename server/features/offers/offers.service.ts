import type { NewOffer } from "#core/contract/offers.ts";
import { periodMessages } from "#core/messages/periods.ts";
import { productMessages } from "#core/messages/products.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import { offerPriceCents, type Pricing } from "#core/rules/offer.ts";
import { type Breach, pricingBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import { change } from "../../cache/change.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { leaveOffers } from "../changes/leave-offers.service.ts";
import { type Changed, recordChange } from "../changes/record-change.service.ts";
import { boundsFor, refuseBreach } from "../settings/staff-permissions.service.ts";
import { insertOffer, lockPrices, type Priced, setOffers } from "./offers.queries.ts";

export type Updated = Changed<{ updated: number }>;
type Touch = (...tags: Tag[]) => void;

/** Puts products on offer, always from their full price, now or once its time has come. One unknown id and nothing changes. */
export async function applyOffer(deps: Deps, actor: StaffActor, given: NewOffer): Promise<Updated> {
	const { discount, ids } = given;
	const now = deps.now();
	const startsAt = given.startsAt ? new Date(given.startsAt) : now;
	const endsAt = given.endsAt ? new Date(given.endsAt) : null;
	if (endsAt && endsAt <= now) throw invalidField("endsAt", periodMessages.past);
	if (endsAt && endsAt <= startsAt) throw invalidField("endsAt", periodMessages.endsFirst);
	const bounds = await boundsFor(deps, actor);
	const dates = { ...(startsAt > now && { startsAt }), ...(endsAt && { endsAt }) };
	return change(deps, async (tx, touch) => {
		const products = await holdProducts(tx, ids);
		if (bounds) for (const product of products) refuseBreach(offerBreach(bounds, product, discount));
		const known = products.map(({ id }) => id);
		if (startsAt > now) {
			await insertOffer(tx, { percent: discount, startsAt, endsAt, createdAt: now }, known);
			const detail = { discount, ids: known, ...dates };
			await noteInAuditLog(deps, tx, actor, "offers.schedule", subjectOf(known.length), detail);
			return { value: { updated: known.length }, change: null };
		}
		const percent = discount;
		await leaveOffers(
			tx,
			known.map((id) => ({ id, percent })),
		);
		const made = await changeOffers(deps, tx, touch, actor, { products, action: "offers.apply", percent, dates });
		// After the change, which takes products out of the offers that were there.
		if (endsAt) await insertOffer(tx, { percent, startsAt: now, endsAt, begunAt: now, createdAt: now }, known);
		return made;
	});
}

/** Products cost their full price again. One unknown id and nothing changes. */
export async function endOffers(deps: Deps, actor: StaffActor, ids: readonly number[]): Promise<Updated> {
	return change(deps, async (tx, touch) => {
		const products = await holdProducts(tx, ids);
		return changeOffers(deps, tx, touch, actor, { products, action: "offers.end", percent: null });
	});
}

async function holdProducts(tx: Tx, ids: readonly number[]): Promise<Priced[]> {
	const wanted = [...new Set(ids)].sort((a, b) => a - b);
	const products = await lockPrices(tx, wanted);
	if (products.length < wanted.length) throw unknown(wanted, products);
	return products;
}

export const subjectOf = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

type OfferChange = {
	products: readonly Priced[];
	action: AuditAction;
	percent: number | null;
	dates?: Record<string, Date>;
};

/** Gives products that are held another percentage, or none, and notes it so that it can be taken back. */
export async function changeOffers(
	deps: Deps,
	tx: Tx,
	touch: Touch,
	actor: StaffActor,
	{ products, action, percent, dates }: OfferChange,
): Promise<Updated> {
	const different = await writeOffers(
		tx,
		touch,
		products.map((product) => ({ product, percent })),
		deps.now(),
	);
	const made = await recordChange(deps, tx, actor, {
		action,
		subject: subjectOf(products.length),
		detail: { discount: percent, ids: products.map(({ id }) => id), ...dates },
		rights: ["offers.write"],
		products: different.map(({ id, next, ...before }) => ({
			id,
			before: columnsOf(before),
			after: columnsOf({ ...before, ...next }),
		})),
	});
	return { value: { updated: products.length }, change: made };
}

/** Writes what becomes different, and has it shown. */
export async function writeOffers(
	tx: Tx,
	touch: Touch,
	wanted: readonly { product: Priced; percent: number | null }[],
	now: Date,
) {
	const different = wanted
		.map(({ product, percent }) => ({ ...product, next: { percent, offerCents: offerAt(product.cents, percent) } }))
		.filter(({ percent, offerCents, next }) => next.percent !== percent || next.offerCents !== offerCents);
	await setOffers(tx, different, now);
	if (different.length > 0) touch("catalogue", ...different.map(({ id }) => `product:${id}` as const));
	return different;
}

const offerAt = (cents: number, percent: number | null) => percent && offerPriceCents(cents, percent);

/** The same for all products at once is the employee's own doing, whatever each of them cost before. */
function offerBreach(bounds: StaffBounds, { cents }: Priced, percent: number): Breach | null {
	const fullPrice = { cents, percent: null, offerCents: null };
	return pricingBreach(bounds, { cents, percent, offerCents: offerAt(cents, percent) }, fullPrice);
}

const columnsOf = ({ cents, percent, offerCents }: Pricing) => ({
	priceCents: cents,
	offerPercent: percent,
	priceOfferCents: offerCents,
});

function unknown(wanted: readonly number[], found: readonly Priced[]): AppError {
	const known = new Set(found.map(({ id }) => id));
	const missing = wanted.filter((id) => !known.has(id));
	return new AppError("not_found", productMessages.none(missing.slice(0, 10).join(", ")));
}
