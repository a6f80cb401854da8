import type { Settings } from "#core/contract/settings.ts";
import { PAPER_YEARS } from "#core/rules/papers.ts";
import type { Tx } from "../../db/client.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findOrder } from "../orders/orders.service.ts";
import { type Credited, creditedBy } from "./credited.rules.ts";
import {
	type Due,
	deletePapersBefore,
	findBought,
	findInvoice,
	listMadeRefunds,
	lockNextDue,
	takeNumber,
	waitForTurn,
	writePaper,
} from "./papers.queries.ts";
import { type Occasion, writeCreditNote, writeInvoice } from "./write-paper.service.ts";

/** So many are written in one transaction. */
const AT_ONCE = 10;

/**
 * Writes the invoices and credit notes that payments and refunds have asked for, one after another, so that no number is left
 * out. One that cannot be written keeps none behind it waiting: it is tried again with the next run.
 */
export async function givePapers(deps: Deps): Promise<void> {
	let after: number | null = 0;
	while (after !== null) {
		const from: number = after;
		after = await transaction(deps.db, (tx) => giveSome(deps, tx, from));
	}
}

/** Where to go on, or null when nothing is left. */
async function giveSome(deps: Deps, tx: Tx, after: number): Promise<number | null> {
	const [, settings, next] = await Promise.all([
		waitForTurn(tx),
		deps.settings.readIn(tx),
		lockNextDue(tx, after, AT_ONCE),
	]);
	for (const due of next) {
		try {
			await tx.transaction((part) => give(deps, part, settings, due));
		} catch (error) {
			deps.log.error({ err: error, order: due.orderId, paper: due.kind }, "a paper could not be written");
		}
	}
	return next.length < AT_ONCE ? null : (next.at(-1) as Due).id;
}

async function give(deps: Deps, tx: Tx, settings: Occasion["settings"] & Pick<Settings, "languages">, due: Due) {
	const { kind, orderId, cents } = due;
	const language = due.language ?? settings.languages[0] ?? "en";
	const { series } = settings.invoice;
	const [order, invoice, number] = await Promise.all([
		findOrder(tx, orderId, language),
		kind === "credit_note" ? findInvoice(tx, orderId) : null,
		takeNumber(tx, kind, series),
	]);
	if (!order || (kind === "credit_note" && !invoice))
		throw new Error(`order ${orderId} has nothing to write a ${kind} of`);
	const at = deps.now();
	const occasion: Occasion = { settings, language, number: { series, number }, at };
	const content = invoice
		? writeCreditNote(order, occasion, { cents, invoice, credited: await findCredited(tx, due) })
		: writeInvoice(order, occasion);
	tx.alongside(writePaper(tx, due, { series, number, content, issuedAt: at }));
}

async function findCredited(tx: Tx, { orderId, sinceCents, cents }: Due): Promise<Credited | null> {
	if (sinceCents === null) return null;
	const bought = await findBought(tx, orderId);
	return creditedBy(await listMadeRefunds(tx, orderId), bought, { since: sinceCents, cents });
}

/** What the law wants kept no longer. */
export async function tidyPapers({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const before = now();
	before.setUTCFullYear(before.getUTCFullYear() - PAPER_YEARS);
	await deletePapersBefore(db, before);
}
