import type { DiscountCode, DiscountCodeChange, NewDiscountCode } from "#core/contract/discounts.ts";
import { periodMessages } from "#core/messages/periods.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import { codeName } from "#core/rules/discount.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { codeBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import type { Tx } from "../../db/client.ts";
import { errorCode, violatedConstraint } from "../../db/problem.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { boundsFor, refuseBreach } from "../settings/staff-permissions.service.ts";
import {
	type CodeRow,
	categoryNames,
	holdCodeRow,
	insertCode,
	listCodes,
	updateCode,
	updateEnded,
} from "./discounts.queries.ts";

export async function listDiscounts({ db }: Pick<Deps, "db">): Promise<DiscountCode[]> {
	return (await listCodes(db)).map(toWire);
}

export async function issueCode(deps: Deps, actor: StaffActor, given: NewDiscountCode): Promise<DiscountCode> {
	const now = deps.now();
	const { percent = null, amountCents = null, ...terms } = columnsIn(given);
	refuseBeyond(await boundsFor(deps, actor), { percent, amountCents });
	return write(deps, actor, "discounts.create", given.code, async (tx) => {
		const values = { code: given.code, startsAt: now, ...terms, percent, amountCents, createdAt: now };
		return { rows: await insertCode(tx, values, now) };
	});
}

/** Who may not make such a code may not let it live longer or be used more often either. */
export async function changeCode(
	deps: Deps,
	actor: StaffActor,
	name: string,
	given: DiscountCodeChange,
): Promise<DiscountCode> {
	const bounds = await boundsFor(deps, actor);
	return write(deps, actor, "discounts.update", name, async (tx) => {
		const before = await heldCode(tx, name);
		const seen = given.createdAt && new Date(given.createdAt).getTime();
		if (seen && seen !== before.createdAt.getTime()) throw new AppError("conflict", refusalMessages.codeReplaced);
		if (before.endedAt !== null) throw new AppError("conflict", refusalMessages.codeEnded);
		const rows = await updateCode(tx, before.code, columnsIn(given));
		for (const row of rows) refuseBeyond(bounds, row);
		return { rows, detail: rows[0] && (await difference(tx, before, rows[0])) };
	});
}

export function endCode(deps: Deps, actor: StaffMember, name: string): Promise<DiscountCode> {
	return write(deps, actor, "discounts.end", name, async (tx) => {
		const { code } = await heldCode(tx, name);
		return { rows: await updateEnded(tx, code, deps.now()) };
	});
}

async function heldCode(tx: Tx, name: string): Promise<CodeRow> {
	const held = await holdCodeRow(tx, name);
	if (!held) throw new AppError("not_found", refusalMessages.noCode);
	return held;
}

/** The columns that were given; a percentage takes the place of an amount and the other way round. */
function columnsIn(given: DiscountCodeChange): Partial<Omit<CodeRow, "code">> {
	const { percent, amount, startsAt, endsAt, maxUses, minimum, category, oncePerClient } = given;
	return {
		...(percent !== undefined && { percent, amountCents: null }),
		...(amount !== undefined && { amountCents: toCents(amount), percent: null }),
		...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
		...(endsAt !== undefined && { endsAt: endsAt === null ? null : new Date(endsAt) }),
		...(maxUses !== undefined && { maxUses }),
		...(minimum !== undefined && { minimumCents: minimum === null ? null : toCents(minimum) }),
		...(category !== undefined && { categoryId: category }),
		...(oncePerClient !== undefined && { oncePerClient }),
	};
}

function refuseBeyond(bounds: StaffBounds | null, { percent, amountCents }: Pick<CodeRow, "percent" | "amountCents">) {
	if (bounds) refuseBreach(codeBreach(bounds, percent === null ? { amountCents: amountCents ?? 0 } : { percent }));
}

type Written = { rows: CodeRow[]; detail?: Record<string, unknown> | undefined };

/** Changes a code and notes who did it. */
async function write(
	deps: Deps,
	actor: StaffMember,
	action: AuditAction,
	name: string,
	work: (tx: Tx) => Promise<Written>,
): Promise<DiscountCode> {
	try {
		return await deps.db.transaction(async (tx) => {
			const { rows, detail } = await work(tx);
			await noteInAuditLog(deps, tx, actor, action, name, detail);
			return toWire(rows[0] as CodeRow);
		});
	} catch (error) {
		throw refusalOf(error);
	}
}

/** What became of the fields that changed; categories by their names. */
async function difference(tx: Tx, before: CodeRow, after: CodeRow): Promise<Record<string, unknown>> {
	const names = await categoryNames(tx, [before.categoryId, after.categoryId]);
	const told = (row: CodeRow) => ({ ...toWire(row), category: names.get(row.categoryId) ?? null });
	const [from, to] = [told(before), told(after)];
	const changed = (Object.keys(to) as (keyof DiscountCode)[]).filter((name) => from[name] !== to[name]);
	return Object.fromEntries(changed.map((name) => [name, { from: from[name], to: to[name] }]));
}

function refusalOf(error: unknown): unknown {
	const constraint = violatedConstraint(error);
	if (errorCode(error) === "23505") return new AppError("in_use", refusalMessages.code);
	if (errorCode(error) === "23503") return invalidField("category", refusalMessages.noCategory);
	if (constraint === "discount_code_period_valid") return invalidField("endsAt", periodMessages.endsFirst);
	if (constraint === "discount_code_uses_within_limit") return invalidField("maxUses", periodMessages.usedMore);
	return error;
}

function toWire(row: CodeRow): DiscountCode {
	return {
		code: codeName(row.code),
		percent: row.percent,
		amount: row.amountCents === null ? null : fromCents(row.amountCents),
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt?.toISOString() ?? null,
		maxUses: row.maxUses,
		uses: row.uses,
		endedAt: row.endedAt?.toISOString() ?? null,
		minimum: row.minimumCents === null ? null : fromCents(row.minimumCents),
		category: row.categoryId,
		oncePerClient: row.oncePerClient,
		createdAt: row.createdAt.toISOString(),
	};
}
