import { sql } from "drizzle-orm";
import type { Language } from "#core/languages.ts";
import type { OrderStatus, StockState } from "#core/rules/order-status.ts";
import type { AttemptState } from "#core/rules/payment-status.ts";
import type { Tx } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";

/** Who made an attempt without being logged in. */
export const GUEST = "guest";

/** An attempt and its order, as they stand while both are locked. */
export type LockedAttempt = {
	id: string;
	state: AttemptState;
	attemptStatus: string;
	amountCents: number;
	createdMs: number;
	checks: number;
	refundState: string | null;
	refundedCents: number;
	orderId: number;
	status: OrderStatus;
	stock: StockState;
	/** So many units of each size are still reserved; null when all are. */
	atMost: number | null;
	isReduced: boolean;
	/** Nobody was logged in when it was made. */
	isGuest: boolean;
	/** So long an order by link can be paid; null for every other. */
	offeredMs: number | null;
	clientId: number | null;
	code: string | null;
	codeHeld: boolean;
	wasSent: boolean;
	/** It has been in process, and so has left the cart already. */
	wasHeld: boolean;
	calledOff: boolean;
	/** Its shopper called it off, and was told then that the money goes back. */
	cancelledByShopper: boolean;
	hasRefunds: boolean;
	/** What was bought for somebody else may still be wanted for oneself. */
	isGift: boolean;
	/** In which its shopper is written to; null when none is known. */
	language: Language | null;
};

const LOCK_ORDER = prepared<never, { id: string }>(
	"order_lock_by_attempt",
	sql`select from orders where id = (select order_id from payment_attempt where id = ${sql.placeholder("id")}) for update`,
);

const LOCK_ATTEMPT = prepared<LockedAttempt, { id: string }>(
	"payment_attempt_lock",
	sql`select a.id, a.state, a.status as "attemptStatus", a.amount_cents as "amountCents", (extract(epoch from a.created_at) * 1000)::float8 as "createdMs",
			a.checks, a.refund_state as "refundState", a.refunded_cents as "refundedCents", o.id as "orderId", o.status, o.stock_state as stock,
			o.reserved_at_most as "atMost", o.reserved_at_most is not null as "isReduced", a.actor_key = ${sql.raw(`'${GUEST}'`)} as "isGuest",
			(extract(epoch from a.offered_until) * 1000)::float8 as "offeredMs", o.client_id as "clientId", o.code, o.code_held as "codeHeld",
			exists (select from order_event e where e.order_id = o.id and e.kind = 'status' and e.to_value = 'Submited')
				or exists (select from shipment s where s.order_id = o.id and s.taken_back_at is null) as "wasSent",
			exists (select from order_event e where e.order_id = o.id and e.kind = 'payment'
				and e.to_value in ('pending', 'in_process', 'authorized')) as "wasHeld",
			o.personal_data_removed_at is not null or coalesce(moved.by in ('staff', 'client'), false) as "calledOff",
			coalesce(moved.by = 'client', false) as "cancelledByShopper",
			exists (select from refund r where r.order_id = o.id) as "hasRefunds", exists (select from gift_order g where g.order_id = o.id) as "isGift",
			coalesce(o.language, (select c.language from client c where c.id = o.client_id)) as language
		from payment_attempt a join orders o on o.id = a.order_id left join lateral (
			select e.actor_kind as by from order_event e where e.order_id = o.id and e.kind = 'status' order by e.id desc limit 1
		) moved on true where a.id = ${sql.placeholder("id")} for update of a`,
);

export async function lockAttempt(tx: Tx, attemptId: string): Promise<LockedAttempt | undefined> {
	// The order first, as everywhere: whoever wants both waits here.
	const [, [found]] = await Promise.all([LOCK_ORDER(tx, { id: attemptId }), LOCK_ATTEMPT(tx, { id: attemptId })]);
	return found;
}
