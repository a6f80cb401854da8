import { and, eq } from "drizzle-orm";
import { isNews } from "#core/rules/list-news.ts";
import type { Tx } from "../../db/client.ts";
import { listAlert } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { hashToken, newToken } from "../../http/access.ts";
import { mailNews } from "./list-news.mails.ts";
import { listWaiting, lockNextReader, settleNews } from "./list-news.queries.ts";

const DAY_MS = 86_400_000;

/**
 * Tells those who asked what happened to the products of their lists, at most once a day for each list. What is told, that it
 * was, and the mail are one transaction, so that a crash loses and doubles nothing.
 */
export async function tellOfListNews(deps: Deps): Promise<void> {
	let isMore = true;
	while (isMore) {
		isMore = await transaction(deps.db, (tx) => tellNext(deps, tx));
		if (isMore) await deps.crashAt?.("news: committed");
	}
}

async function tellNext(deps: Deps, tx: Tx): Promise<boolean> {
	const now = deps.now();
	const reader = await lockNextReader(tx, new Date(now.getTime() - DAY_MS));
	if (!reader) return false;
	const { lowStock } = await deps.settings.readIn(tx);
	const waiting = await listWaiting(tx, reader, lowStock);
	const news = waiting.filter(isNews);
	await settleNews(tx, reader, waiting, news);
	if (news.length === 0 || reader.to === null) return true;
	const token = newToken();
	const { listId, clientId } = reader;
	await tx
		.update(listAlert)
		.set({ mailedAt: now, tokenHash: hashToken(token) })
		.where(and(eq(listAlert.listId, listId), eq(listAlert.clientId, clientId)));
	await mailNews(deps, tx, { ...reader, to: reader.to }, news, token);
	await deps.crashAt?.("news: written");
	return true;
}
