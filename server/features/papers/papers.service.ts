import type { Paper } from "#core/contract/papers.ts";
import { fromCents } from "#core/rules/money.ts";
import { type PaperKind, paperNumber } from "#core/rules/papers.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { getOrderFor } from "../orders/orders.service.ts";
import { listPapers, type PaperRow } from "./papers.queries.ts";

type Asked = { orderId: number; actor: Actor; orderToken: string | undefined };

/** An order's papers for those who may see the order; once its account has ended, for admins alone. */
async function readPapers(deps: Deps, { orderId, actor, orderToken }: Asked): Promise<PaperRow[]> {
	await getOrderFor(deps, orderId, actor, { orderToken });
	const isAdmin = actor.kind === "staff" && actor.rol === "admin";
	const found = await listPapers(deps.db, orderId);
	return found.filter(({ isForgotten }) => !isForgotten || isAdmin).map(({ paper }) => paper);
}

export async function listPapersFor(deps: Deps, asked: Asked): Promise<Paper[]> {
	const found = await readPapers(deps, asked);
	return found.map(({ kind, series, number, issuedAt, cents }) => ({
		kind,
		name: paperNumber({ series, number }),
		number,
		at: issuedAt.toISOString(),
		amount: fromCents(cents),
	}));
}

export async function getPaper(deps: Deps, asked: Asked, kind: PaperKind, number?: number): Promise<PaperRow> {
	const found = await readPapers(deps, asked);
	const paper = found.find((one) => one.kind === kind && (number === undefined || one.number === number));
	if (!paper) throw new AppError("not_found");
	return paper;
}
