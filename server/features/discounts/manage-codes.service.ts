import type { DiscountCode, NewDiscountCode } from "#core/contract/discounts.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import type { Tx } from "../../db/client.ts";
import { errorCode, violatedConstraint } from "../../db/problem.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { type CodeRow, insertCode, listCodes, updateCode, updateEnded } from "./discounts.queries.ts";

export async function listDiscounts({ db }: Pick<Deps, "db">): Promise<DiscountCode[]> {
	return (await listCodes(db)).map(toWire);
}

export function issueCode(deps: Deps, actor: StaffMember, given: NewDiscountCode): Promise<DiscountCode> {
	const now = deps.now();
	return write(deps, actor, "discounts.create", given.code, (tx) =>
		insertCode(tx, {
			code: given.code,
			percent: given.percent ?? null,
			amountCents: given.amount === undefined ? null : toCents(given.amount),
			startsAt: given.startsAt ? new Date(given.startsAt) : now,
			endsAt: given.endsAt ? new Date(given.endsAt) : null,
			maxUses: given.maxUses ?? null,
			createdAt: now,
		}),
	);
}

/** A field that is left out stays as it is; null takes its limit away. */
type CodeChange = { endsAt?: string | null | undefined; maxUses?: number | null | undefined };

export function changeCode(deps: Deps, actor: StaffMember, code: string, given: CodeChange): Promise<DiscountCode> {
	return write(deps, actor, "discounts.update", code, (tx) =>
		updateCode(tx, code, {
			...(given.endsAt !== undefined && { endsAt: given.endsAt === null ? null : new Date(given.endsAt) }),
			...(given.maxUses !== undefined && { maxUses: given.maxUses }),
		}),
	);
}

export function endCode(deps: Deps, actor: StaffMember, code: string): Promise<DiscountCode> {
	return write(deps, actor, "discounts.end", code, (tx) => updateEnded(tx, code, deps.now()));
}

/** Changes a code and notes who did it. */
async function write(
	deps: Deps,
	actor: StaffMember,
	action: string,
	code: string,
	work: (tx: Tx) => Promise<CodeRow[]>,
): Promise<DiscountCode> {
	try {
		return await deps.db.transaction(async (tx) => {
			const [row] = await work(tx);
			if (!row) throw new AppError("not_found", "There is no such code");
			await noteInAuditLog(deps, tx, actor, action, code);
			return toWire(row);
		});
	} catch (error) {
		throw refusalOf(error);
	}
}

function refusalOf(error: unknown): unknown {
	if (errorCode(error) === "23505") return new AppError("in_use", "This code exists already");
	const constraint = violatedConstraint(error);
	if (constraint === "discount_code_period_valid") return invalidField("endsAt", "must be after the beginning");
	if (constraint === "discount_code_uses_within_limit")
		return invalidField("maxUses", "has been used more often already");
	return error;
}

function toWire(row: CodeRow): DiscountCode {
	return {
		code: row.code,
		percent: row.percent,
		amount: row.amountCents === null ? null : fromCents(row.amountCents),
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt?.toISOString() ?? null,
		maxUses: row.maxUses,
		uses: row.uses,
		endedAt: row.endedAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
	};
}
