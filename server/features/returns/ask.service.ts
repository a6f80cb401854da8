import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { NewReturn, Return } from "#core/contract/returns.ts";
import { returnMessages } from "#core/messages/returns.ts";
import { EXCHANGE_HELD_DAYS, returnableUnits } from "#core/rules/returns.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { returnLine, returnRequest } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { type OrderedUnits, reserveUnits } from "../orders/order-stock.service.ts";
import { isOrderOf, lockForMoving } from "../orders/orders.service.ts";
import { addEvents, byActor } from "../orders/timeline.service.ts";
import { mailReturn } from "./returns.mails.ts";
import { findExchange, findReturn, listSentLines, type OrderLineSent } from "./returns.queries.ts";
import { isReturnable } from "./returns.service.ts";

const HELD_MS = EXCHANGE_HELD_DAYS * 86_400_000;
type Asked = NewReturn & { key: string | undefined };

/** Asks for a return, for the order's client or whoever holds its token. What is wanted in exchange is set aside at once. */
export async function askReturn(
	deps: Deps,
	actor: Actor,
	orderId: number,
	{ orderToken, ...asked }: Asked,
): Promise<{ asked: Return; isFirst: boolean }> {
	if (!(await isOrderOf(deps, orderId, actor, orderToken))) throw new AppError("not_found");
	const bodyHash = createHash("sha256").update(JSON.stringify(asked.lines)).digest();
	const { number, isFirst } = await change(deps, async (tx, touch) => {
		const locked = await lockForMoving(tx, orderId);
		const earlier = asked.key && (await findRepeated(tx, orderId, asked.key, bodyHash));
		if (earlier) return { number: earlier, isFirst: false };
		if (!isReturnable(locked)) throw new AppError("conflict", returnMessages.nothing);
		const sent = await checkLines(deps, tx, orderId, asked.lines);
		const wishes = await findWishes(tx, sent, asked.lines);
		const heldUntil = wishes.size > 0 ? new Date(deps.now().getTime() + HELD_MS) : null;
		const [row] = await tx
			.insert(returnRequest)
			.values({ orderId, state: "requested", key: asked.key ?? null, bodyHash, heldUntil, createdAt: deps.now() })
			.returning({ id: returnRequest.id });
		const { id: returnId } = row as { id: number };
		await tx.insert(returnLine).values(
			asked.lines.map(({ line, quantity, reason }) => {
				const wish = wishes.get(line);
				const exchange = wish && { exchangeVariantId: wish.variantId, exchangeSize: wish.size, exchangeHeld: true };
				return { returnId, orderId, line, quantity, reason: reason ?? null, ...exchange };
			}),
		);
		const short = await reserveUnits(tx, touch, [...wishes.values()]);
		if (short.length > 0)
			throw new AppError("sold_out", returnMessages.exchangeGone, {
				details: { lines: short.map(({ size }) => size) },
			});
		await deps.crashAt?.("return: written");
		await addEvents(deps, tx, orderId, byActor(actor), [{ kind: "return", to: "requested", note: String(returnId) }]);
		await mailReturn(deps, tx, { locked, number: returnId, about: "asked" });
		return { number: returnId, isFirst: true };
	});
	await deps.crashAt?.("return: committed");
	return { asked: (await findReturn(deps.db, number)) as Return, isFirst };
}

async function findRepeated(tx: Tx, orderId: number, key: string, bodyHash: Buffer): Promise<number | undefined> {
	const [earlier] = await tx
		.select()
		.from(returnRequest)
		.where(and(eq(returnRequest.orderId, orderId), eq(returnRequest.key, key)));
	if (earlier && !earlier.bodyHash?.equals(bodyHash)) throw new AppError("key_reused", undefined, { status: 409 });
	return earlier?.id;
}

/** The lines as they were sent; refuses more than can be returned of one. */
async function checkLines(
	deps: Deps,
	tx: Tx,
	orderId: number,
	lines: NewReturn["lines"],
): Promise<Map<number, OrderLineSent>> {
	const { returnsDays: days, timeZone } = await deps.settings.readIn(tx);
	const sent = new Map((await listSentLines(tx, orderId)).map((one) => [one.line, one]));
	const clock = { days, timeZone, now: deps.now() };
	if (![...sent.values()].some((one) => returnableUnits(one, clock).units > 0))
		throw new AppError("conflict", returnMessages.nothing);
	for (const [at, { line, quantity }] of lines.entries()) {
		const found = sent.get(line);
		if (!found) throw invalidField(`lines.${at}.line`, returnMessages.noLine);
		if (quantity > returnableUnits(found, clock).units) throw new AppError("conflict", returnMessages.tooMany);
	}
	return sent;
}

async function findWishes(
	tx: Tx,
	sent: ReadonlyMap<number, OrderLineSent>,
	lines: NewReturn["lines"],
): Promise<Map<number, OrderedUnits>> {
	const wishes = new Map<number, OrderedUnits>();
	for (const [at, { line, quantity, exchange }] of lines.entries()) {
		if (!exchange) continue;
		const productId = (sent.get(line) as OrderLineSent).productId;
		const variantId = await findExchange(tx, productId, exchange);
		if (variantId === undefined) throw invalidField(`lines.${at}.exchange`, returnMessages.noExchange);
		wishes.set(line, { line, quantity, productId, variantId, size: exchange.size });
	}
	return wishes;
}
