import { sql } from "drizzle-orm";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import * as schema from "#server/db/schema.ts";
import { refreshStaleDocuments } from "#server/search/documents.ts";
import { countSold, countWords } from "#server/search/figures.ts";
import { continueIds, insertRows } from "./bulk.ts";
import { type Dice, makeDice } from "./chance.ts";
import { type Code, issueCodes } from "./codes.ts";
import { delivery } from "./delivery.ts";
import { chooseGone } from "./gone.ts";
import { type DemoOrder, holdsCode, liveAYear } from "./history.ts";
import { drawnMasters } from "./image-names.ts";
import { demoLanding } from "./landing.ts";
import { enlarge, LARGE_TABLES } from "./large/enlarge.ts";
import { startNewFiles } from "./large/new-files.ts";
import type { Progress } from "./large/progress.ts";
import { makeLists } from "./lists.ts";
import { attemptRow, eventRows, isRefunded, lineRows, orderRow, refundRow } from "./order-rows.ts";
import { invitePeople } from "./people.ts";
import { clientRows, staffRows } from "./people-rows.ts";
import { addPrices } from "./prices.ts";
import { categoryRows, imageRows, productRows, variantImageRows, variantRows } from "./product-rows.ts";
import { type DemoReview, writeReviews } from "./reviews.ts";
import { fillShelves } from "./shelves.ts";
import { stockRows } from "./stock-rows.ts";
import { TIME_ZONE } from "./times.ts";
import { countVisits } from "./visits.ts";

export type SeedOptions = {
	now: Date;
	/** The same seed makes the same shop. */
	seed?: number;
	/** More than the catalogue has: copies are added, for measuring. */
	products?: number;
	/** More than the story of the year tells: the others are drawn in the database, for measuring. */
	orders?: number;
	progress?: Progress;
};

const DOCUMENTS_AT_ONCE = 2_000;
/** Of so many orders the story of the year is told one by one. */
const TOLD_ORDERS = 600;

/** Any number will do as long as nothing else locks the same one. */
const SEED_LOCK = 7_303_721_456;

/**
 * Fills a migrated database with the demo shop: with all of it, or with nothing. A shop that holds anything is left alone;
 * says whether it was filled. Of several processes that start together, one fills it and the others wait.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<boolean> {
	const { now, seed = 1, products = 0, orders = TOLD_ORDERS, progress = () => {} } = options;
	if (!(await isEmpty(db))) return false;
	const dice = makeDice(seed);
	const drawn = await drawnMasters();
	const shelves = fillShelves(now, drawn);
	const people = invitePeople(dice);
	const codes = issueCodes(now);
	const gone = chooseGone(dice, shelves);
	const history = liveAYear(dice, { now, shelves, people, codes, gone }, Math.min(orders, TOLD_ORDERS));
	const reviews = writeReviews(dice, history, now);
	// Dice of its own: what lies on the shelves must not depend on how many orders are still young at this hour.
	const { stock, ledger } = stockRows(makeDice(seed + 1), shelves, history, gone);
	const lists = makeLists(dice, shelves, people, now);

	const filled = await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
		if (!(await isEmpty(tx))) return false;
		// Between two statements of a large shop this process may be stopped for as long as the machine likes.
		await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
		const isLarge = products > shelves.length || orders > TOLD_ORDERS;
		if (isLarge) await startNewFiles(tx, LARGE_TABLES);
		await insertRows(tx, schema.ownerSettings, [
			{ values: { timeZone: TIME_ZONE, delivery, landing: demoLanding(shelves) }, changedAt: now },
		]);
		await insertRows(tx, schema.staff, await staffRows(now));
		await insertRows(tx, schema.client, await clientRows(people, history, now));
		await insertRows(tx, schema.category, categoryRows);
		await insertRows(tx, schema.product, productRows(shelves, reviews));
		await insertRows(tx, schema.variant, variantRows(shelves));
		await insertRows(tx, schema.image, imageRows(shelves, drawn));
		await insertRows(tx, schema.variantImage, variantImageRows(shelves));
		await insertRows(tx, schema.discountCode, codeRows(codes, history));
		await addOrders(tx, dice, history);
		await insertRows(tx, schema.stock, stock);
		await insertRows(tx, schema.stockLedger, ledger);
		await insertRows(tx, schema.review, reviewRows(reviews));
		await insertRows(tx, schema.list, lists.lists);
		await insertRows(tx, schema.listItem, lists.items);
		await insertRows(tx, schema.listCollaborator, lists.collaborators);
		await insertRows(tx, schema.visitDay, countVisits(dice, now));
		await continueIds(tx, schema.variant);
		await addPrices(tx, now);
		while ((await refreshStaleDocuments(tx, DOCUMENTS_AT_ONCE)) > 0);
		if (isLarge) {
			await enlarge(tx, { now, seed, products, orders: orders - history.length, progress });
		}
		for (const table of [schema.client, schema.product, schema.orders, schema.list]) await continueIds(tx, table);
		await countSold(tx, now);
		await countWords(tx);
		return true;
	});
	if (filled) {
		progress("counted for the planner", 0, 1);
		await db.execute(sql`vacuum analyze`);
		progress("counted for the planner", 1, 1);
	}
	return filled;
}

async function isEmpty(db: Queryable): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select exists (select from ${schema.product}) or exists (select from ${schema.client})
			or exists (select from ${schema.staff}) or exists (select from ${schema.orders}) as used`);
	return rows[0]?.used === false;
}

async function addOrders(tx: Tx, dice: Dice, history: readonly DemoOrder[]): Promise<void> {
	await insertRows(
		tx,
		schema.orders,
		history.map((order) => orderRow(dice, order)),
	);
	await insertRows(tx, schema.orderLine, history.flatMap(lineRows));
	await insertRows(
		tx,
		schema.paymentAttempt,
		history.map((order) => attemptRow(dice, order)),
	);
	await insertRows(tx, schema.refund, history.filter(isRefunded).map(refundRow));
	await insertRows(tx, schema.orderEvent, history.flatMap(eventRows));
}

function codeRows(codes: readonly Code[], history: readonly DemoOrder[]): (typeof schema.discountCode.$inferInsert)[] {
	return codes.map((code) => ({
		...code,
		uses: history.filter((order) => order.code === code && holdsCode(order.outcome)).length,
		createdAt: code.startsAt,
	}));
}

function reviewRows(reviews: readonly DemoReview[]): (typeof schema.review.$inferInsert)[] {
	return reviews.map(({ shelf, buyer, at, stars, description, fit, size, colorName }) => ({
		productId: shelf.id,
		clientId: buyer.id,
		author: buyer.loginName ?? "",
		stars,
		description,
		language: "en" as const,
		fit,
		size,
		colorName,
		createdAt: at,
	}));
}
