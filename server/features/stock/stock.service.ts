import type { SetLine, WantedStock } from "#core/contract/stock.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { writeStockMoves } from "../changes/shelf.service.ts";
import { touchStock } from "../orders/order-stock.service.ts";
import { type HeldPlace, holdPlaces } from "./stock.queries.ts";

/**
 * Makes the units for sale those given. What waits for a payment stays beside them, and a line whose sender saw something
 * else than there is now is left alone: sent once more after its answer was lost, nothing happens twice.
 */
export function setStock(deps: Deps, actor: StaffMember, lines: readonly WantedStock[]): Promise<SetLine[]> {
	return change(deps, async (tx, touch) => {
		const held = new Map((await holdPlaces(tx, lines)).map((place) => [place.at, place]));
		const moves: (HeldPlace & { delta: number })[] = [];
		const answers = lines.map(({ slug, ColorName, size, stock, seen }, at): SetLine => {
			const place = held.get(at);
			if (!place) return { slug, ColorName, size, stock: null, outcome: "unknown" };
			const now = place.onHand - place.reserved;
			if (now === stock) return { slug, ColorName, size, stock, outcome: "unchanged" };
			const isFull = stock + place.reserved > UNITS_MAX;
			if (isFull || (seen !== undefined && seen !== now))
				return { slug, ColorName, size, stock: now, outcome: "moved" };
			moves.push({ ...place, delta: stock - now });
			return { slug, ColorName, size, stock, outcome: "changed" };
		});
		if (moves.length > 0) {
			await writeStockMoves(tx, moves, actor.staffId, deps.now());
			for (const sign of [1, -1] as const) {
				const units = moves.filter(({ delta }) => Math.sign(delta) === sign);
				await touchStock(
					tx,
					touch,
					units.map((unit) => ({ ...unit, line: 0, quantity: Math.abs(unit.delta) })),
					sign,
				);
			}
			await noteInAuditLog(deps, tx, actor, "stock.set", moves.length, { lines: moves.length });
		}
		return answers;
	});
}
