import type { Settings } from "#core/contract/settings.ts";
import { boundsIn } from "#core/contract/staff-permissions.ts";
import { staffMessages } from "#core/messages/staff.ts";
import type { Breach, StaffBounds } from "#core/rules/staff-bounds.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireConfirmed, type StaffActor } from "../../http/access.ts";

/** How far somebody of the staff may go with prices; null for admins, whom only the shop's own bounds hold. */
export async function boundsFor(
	{ settings }: Pick<Deps, "settings">,
	{ rol }: Pick<StaffActor, "rol">,
): Promise<StaffBounds | null> {
	if (rol === "admin") return null;
	const { staff, currency } = await settings.current();
	return boundsIn(staff.permissions, currency);
}

/** Who decides what staff may do confirms first who they are, and asks nobody for a second factor they lack themselves. */
export function requireMayRule(deps: Pick<Deps, "now">, actor: StaffActor, staff: Settings["staff"]): void {
	requireConfirmed(deps, actor);
	if (staff.secondFactor === "required" && !actor.hasSecondFactor)
		throw new AppError("conflict", staffMessages.ownFactorFirst);
}

export function refuseBreach(breach: Breach | null): void {
	if (breach) throw new AppError("forbidden", breach.message, { fields: { [breach.field]: breach.message } });
}
