import { eq } from "drizzle-orm";
import type { ReturnsOfOrder, StaffReturn } from "#core/contract/returns.ts";
import { colourLanguage, type Language } from "#core/languages.ts";
import { colourLabel } from "#core/rules/colour-labels.ts";
import { returnableUnits } from "#core/rules/returns.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { orders, paymentAttempt, returnRequest } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, isOfTheShop, type KeyActor, type StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { forgetBuyersOfDeleted } from "../orders/forget-buyers.service.ts";
import type { Touch } from "../orders/order-stock.service.ts";
import { isOrderOf, type Locked } from "../orders/orders.service.ts";
import { addEvents, type By, byActor } from "../orders/timeline.service.ts";
import { releaseExchanges } from "./exchange-stock.service.ts";
import { type LockedReturn, lockReturn, requireStep } from "./locked-return.service.ts";
import { mailReturn } from "./returns.mails.ts";
import { findReturn, listChoices, listReturnsOf, listSentLines } from "./returns.queries.ts";

type Standing = { order: Pick<Locked["order"], "status">; attempt: Pick<Locked["attempt"], "state" | "refundState"> };

/** Whether its money is still the shop's, so that it can go back for what is returned. */
export function isReturnable({ order, attempt }: Standing): boolean {
	return order.status !== "Canceled" && attempt.state === "approved" && attempt.refundState !== "wanted";
}

export async function getReturn(deps: Deps, number: number): Promise<StaffReturn> {
	const found = await findReturn(deps.db, number);
	if (!found) throw new AppError("not_found");
	return found;
}

export async function requireOrderOf(
	deps: Deps,
	id: number,
	actor: Actor | KeyActor,
	orderToken: string | null | undefined,
) {
	if (!isOfTheShop(actor) && !(await isOrderOf(deps, id, actor, orderToken))) throw new AppError("not_found");
}

export async function getReturnsOf(
	deps: Deps,
	actor: Actor | KeyActor,
	orderId: number,
	{ orderToken, language }: { orderToken?: string | undefined; language?: Language | undefined },
): Promise<ReturnsOfOrder> {
	await requireOrderOf(deps, orderId, actor, orderToken);
	const [standing] = await deps.db
		.select({ order: orders, attempt: paymentAttempt })
		.from(orders)
		.innerJoin(paymentAttempt, eq(paymentAttempt.orderId, orders.id))
		.where(eq(orders.id, orderId));
	if (!standing) throw new AppError("not_found");
	const { returnsDays: days, timeZone, languages } = await deps.settings.current();
	const calledIn = colourLanguage(language, languages);
	const returns = (await listReturnsOf(deps.db, orderId)).map((one) => ({
		...one,
		lines: one.lines.map((line) => ({ ...line, exchange: line.exchange && withColourWord(line.exchange, calledIn) })),
	}));
	if (!isReturnable(standing)) return { returnable: [], returns };
	const clock = { days, timeZone, now: deps.now() };
	const open = (await listSentLines(deps.db, orderId)).flatMap((one) => {
		const { units, until } = returnableUnits(one, clock);
		return until ? [{ line: one.line, quantity: units, until: until.toISOString() }] : [];
	});
	const choices = open.length > 0 ? await listChoices(deps.db, orderId) : [];
	const choicesOf = (wanted: number) =>
		choices.flatMap(({ line, ...choice }) => (line === wanted ? [withColourWord(choice, calledIn)] : []));
	return { returnable: open.map((one) => ({ ...one, exchanges: choicesOf(one.line) })), returns };
}

/** With what readers of a language call its colour. */
function withColourWord<G extends { ColorName: string }>(garment: G, language: Language | undefined): G {
	const label = colourLabel(garment.ColorName, language);
	return label === undefined ? garment : { ...garment, label };
}

/** The shopper keeps the garments after all. */
export async function cancelReturn(
	deps: Deps,
	actor: Actor,
	{ id, number }: { id: number; number: number },
	orderToken: string | null | undefined,
): Promise<StaffReturn> {
	if (!(await isOrderOf(deps, id, actor, orderToken))) throw new AppError("not_found");
	await change(deps, async (tx, touch) => {
		const locked = await lockReturn(tx, number);
		const { asked } = locked;
		if (asked.orderId !== id) throw new AppError("not_found");
		if (asked.state === "cancelled") return;
		requireStep(asked.state, "cancelled");
		await endReturn(deps, tx, touch, byActor(actor), locked);
	});
	return getReturn(deps, number);
}

/** Nothing comes back: what was set aside for it is for sale again. The return is locked and open. */
export async function endReturn(deps: Deps, tx: Tx, touch: Touch, by: By, locked: LockedReturn): Promise<void> {
	const { id, orderId, state } = locked.asked;
	await releaseExchanges(tx, touch, locked);
	await tx.update(returnRequest).set({ state: "cancelled", decidedAt: deps.now() }).where(eq(returnRequest.id, id));
	const event = { kind: "return", from: state, to: "cancelled", note: String(id) } as const;
	await addEvents(deps, tx, orderId, by, [event]);
	await forgetBuyersOfDeleted(tx, deps.now(), eq(orders.id, orderId));
}

/** Staff let a return come, or refuse it in words; the same again changes nothing. */
export async function decideReturn(
	deps: Deps,
	actor: StaffActor,
	number: number,
	to: "approved" | "refused",
	refusal = "",
): Promise<StaffReturn> {
	await change(deps, async (tx, touch) => {
		const locked = await lockReturn(tx, number);
		const { asked } = locked;
		if (asked.state === to) return;
		requireStep(asked.state, to);
		if (to === "refused") await releaseExchanges(tx, touch, locked);
		await tx
			.update(returnRequest)
			.set({ state: to, refusal, decidedAt: deps.now() })
			.where(eq(returnRequest.id, number));
		const event = { kind: "return", from: asked.state, to, note: String(number) } as const;
		await addEvents(deps, tx, asked.orderId, byActor(actor), [event]);
		const action = to === "approved" ? "returns.approve" : "returns.refuse";
		await noteInAuditLog(deps, tx, actor, action, number, { order: asked.orderId });
		await mailReturn(deps, tx, { locked, number, about: to });
		await forgetBuyersOfDeleted(tx, deps.now(), eq(orders.id, asked.orderId));
	});
	return getReturn(deps, number);
}
