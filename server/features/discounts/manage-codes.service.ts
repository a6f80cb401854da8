import type { DiscountCode, NewDiscountCode } from "#core/contract/discounts.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { codeBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import type { Tx } from "../../db/client.ts";
import { errorCode, violatedConstraint } from "../../db/problem.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { boundsFor, refuseBreach } from "../settings/staff-permissions.service.ts";
import { type CodeRow, insertCode, listCodes, updateCode, updateEnded } from "./discounts.queries.ts";

export async function listDiscounts({ db }: Pick<Deps, "db">): Promise<DiscountCode[]> {
	return (await listCodes(db)).map(toWire);
}

export async function issueCode(deps: Deps, actor: StaffActor, given: NewDiscountCode): Promise<DiscountCode> {
	const now = deps.now();
	const percent = given.percent ?? null;
	const amountCents = given.amount === undefined ? null : toCents(given.amount);
	refuseBeyond(await boundsFor(deps, actor), { percent, amountCents });
	return write(deps, actor, "discounts.create", given.code, (tx) =>
		insertCode(tx, {
			code: given.code,
			percent,
			amountCents,
			startsAt: given.startsAt ? new Date(given.startsAt) : now,
			endsAt: given.endsAt ? new Date(given.endsAt) : null,
			maxUses: given.maxUses ?? null,
			createdAt: now,
		}),
	);
}

/** A field that is left out stays as it is; null takes its limit away. */
type CodeChange = { endsAt?: string | null | undefined; maxUses?: number | null | undefined };

/** Who may not make such a code may not let it live longer or be used more often either. */
export async function changeCode(
	deps: Deps,
	actor: StaffActor,
	code: string,
	given: CodeChange,
): Promise<DiscountCode> {
	const bounds = await boundsFor(deps, actor);
	return write(deps, actor, "discounts.update", code, async (tx) => {
		const changed = await updateCode(tx, code, {
			...(given.endsAt !== undefined && { endsAt: given.endsAt === null ? null : new Date(given.endsAt) }),
			...(given.maxUses !== undefined && { maxUses: given.maxUses }),
		});
		for (const row of changed) refuseBeyond(bounds, row);
		return changed;
	});
}

function refuseBeyond(bounds: StaffBounds | null, { percent, amountCents }: Pick<CodeRow, "percent" | "amountCents">) {
	if (bounds) refuseBreach(codeBreach(bounds, percent === null ? { amountCents: amountCents ?? 0 } : { percent }));
}

export function endCode(deps: Deps, actor: StaffMember, code: string): Promise<DiscountCode> {
	return write(deps, actor, "discounts.end", code, (tx) => updateEnded(tx, code, deps.now()));
}

/** Changes a code and notes who did it. */
async function write(
	deps: Deps,
	actor: StaffMember,
	action: AuditAction,
	code: string,
	work: (tx: Tx) => Promise<CodeRow[]>,
): Promise<DiscountCode> {
	try {
		return await deps.db.transaction(async (tx) => {
			const [row] = await work(tx);
			if (!row) throw new AppError("not_found", refusalMessages.noCode);
			await noteInAuditLog(deps, tx, actor, action, code);
			return toWire(row);
		});
	} catch (error) {
		throw refusalOf(error);
	}
}

function refusalOf(error: unknown): unknown {
	if (errorCode(error) === "23505") return new AppError("in_use", refusalMessages.code);
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
