import { desc, eq, sql } from "drizzle-orm";
import { type DiscountCode, discounts } from "#core/contract/discounts.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import type { Queryable } from "../../db/client.ts";
import { errorCode, violatedConstraint } from "../../db/problem.ts";
import { discountCode } from "../../db/schema.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, requireStaff } from "../../http/access.ts";
import { route } from "../../http/route.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";

type Row = typeof discountCode.$inferSelect;

export function discountsRoutes(app: App, deps: Deps): void {
	route(app, deps, discounts.list, async () => {
		const rows = await deps.db.select().from(discountCode).orderBy(desc(discountCode.createdAt), discountCode.code);
		return rows.map(toWire);
	});

	route(app, deps, discounts.create, ({ body, actor }) =>
		write(deps, actor, "discounts.create", body.code, async (tx) => {
			const now = deps.now();
			return tx
				.insert(discountCode)
				.values({
					code: body.code,
					percent: body.percent ?? null,
					amountCents: body.amount === undefined ? null : toCents(body.amount),
					startsAt: body.startsAt ? new Date(body.startsAt) : now,
					endsAt: body.endsAt ? new Date(body.endsAt) : null,
					maxUses: body.maxUses ?? null,
					createdAt: now,
				})
				.returning();
		}),
	);

	route(app, deps, discounts.update, ({ params, body, actor }) =>
		write(deps, actor, "discounts.update", params.code, (tx) =>
			tx
				.update(discountCode)
				.set({
					...(body.endsAt !== undefined && { endsAt: body.endsAt === null ? null : new Date(body.endsAt) }),
					...(body.maxUses !== undefined && { maxUses: body.maxUses }),
					// A change without any field still answers the code.
					uses: sql`${discountCode.uses}`,
				})
				.where(eq(discountCode.code, params.code))
				.returning(),
		),
	);

	route(app, deps, discounts.end, ({ params, actor }) =>
		write(deps, actor, "discounts.end", params.code, (tx) =>
			tx
				.update(discountCode)
				.set({ endedAt: sql`coalesce(${discountCode.endedAt}, ${deps.now()})` })
				.where(eq(discountCode.code, params.code))
				.returning(),
		),
	);
}

/** Changes a code and notes who did it. */
async function write(
	deps: Deps,
	actor: Actor,
	action: string,
	code: string,
	work: (tx: Queryable) => Promise<Row[]>,
): Promise<DiscountCode> {
	try {
		return await deps.db.transaction(async (tx) => {
			const [row] = await work(tx);
			if (!row) throw new AppError("not_found", "There is no such code");
			await noteInAuditLog(deps, tx, requireStaff(actor), action, code);
			return toWire(row);
		});
	} catch (error) {
		throw refusalOf(error);
	}
}

function refusalOf(error: unknown): unknown {
	if (errorCode(error) === "23505") return new AppError("in_use", "This code exists already");
	const constraint = violatedConstraint(error);
	if (constraint === "discount_code_period_valid") return invalid("endsAt", "must be after the beginning");
	if (constraint === "discount_code_uses_within_limit") return invalid("maxUses", "has been used more often already");
	return error;
}

function invalid(field: string, message: string): AppError {
	return new AppError("invalid_input", `${field}: ${message}`, { details: { fields: { [field]: message } } });
}

function toWire(row: Row): DiscountCode {
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
