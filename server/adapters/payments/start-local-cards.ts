import { sql } from "drizzle-orm";
import { fromCents } from "#core/rules/money.ts";
import type { Config } from "../../config.ts";
import { openDatabase, PATIENT } from "../../db/client.ts";
import type { LocalPayment } from "./local/journal.ts";
import { localCardsFolder } from "./local/kept-keys.ts";
import { type LocalCards, startLocalCards } from "./local/local-cards.ts";

/** What other processes need to know of the local card provider. */
export type LocalCardsAccess = Pick<LocalCards, "publicKey" | "accessToken" | "webhookSecret" | "url">;

/** Starts the local card provider beside the demo shop; it knows the payments of the demo's past. */
export async function startLocalCardProvider(
	config: Config,
	databaseUrl: string,
	say: (sentence: string) => void,
): Promise<LocalCards> {
	const localCards = await startLocalCards({
		// A demo that others see hands on what their browsers ask; the desk stays on this machine.
		host: config.publicDemo ? "127.0.0.1" : config.host,
		port: config.localCardsPort,
		dir: localCardsFolder(config.dataDir),
		say,
	});
	await adoptPast(localCards, databaseUrl);
	return localCards;
}

type PastRow = {
	id: string;
	paymentId: string;
	status: string;
	detail: string;
	amountCents: number;
	refundedCents: number;
	installments: number;
	methodId: string;
	at: string;
	buyer: string;
};

/** The demo's own payments have short ids; those of the local card provider are longer. */
async function adoptPast({ state }: LocalCards, databaseUrl: string): Promise<void> {
	const database = openDatabase(databaseUrl, { ...PATIENT, max: 1 });
	try {
		const { rows } = await database.db.execute<PastRow>(sql`
			select a.id, a.provider_payment_id as "paymentId", a.status, a.status_detail as detail, a.amount_cents as "amountCents",
				a.refunded_cents as "refundedCents", a.installments, a.payment_method_id as "methodId",
				to_json(a.created_at) #>> '{}' as at, o.name || ' ' || o.lastname as buyer
			from payment_attempt a join orders o on o.id = a.order_id
			where a.provider_payment_id ~ '^\\d{1,9}$' order by a.created_at`);
		const { journal } = state;
		const unknown = rows.filter((row) => journal.get(Number(row.paymentId))?.reference !== row.id);
		await Promise.all(unknown.map((row) => journal.put(pastPayment(row))));
	} finally {
		await database.close();
	}
}

function pastPayment(row: PastRow): LocalPayment {
	const id = Number(row.paymentId);
	const refund = { id: 0, key: `past ${row.id}`, amount: fromCents(row.refundedCents), createdAt: row.at };
	return {
		id,
		key: row.id,
		status: row.status,
		detail: row.detail,
		amount: fromCents(row.amountCents),
		reference: row.id,
		notificationUrl: null,
		methodId: row.methodId,
		issuerId: "",
		installments: row.installments,
		description: "",
		payer: {},
		card: { firstSix: "", lastFour: "", cardholder: row.buyer, expirationMonth: 11, expirationYear: 2030 },
		createdAt: row.at,
		updatedAt: row.at,
		approvedAt: row.status === "approved" || row.status === "refunded" ? row.at : null,
		refunds: row.refundedCents > 0 ? [refund] : [],
	};
}
