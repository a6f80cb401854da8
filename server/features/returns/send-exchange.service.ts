import { eq } from "drizzle-orm";
import type { StaffReturn } from "#core/contract/returns.ts";
import type { NewShipment } from "#core/contract/shipments.ts";
import { returnMessages } from "#core/messages/returns.ts";
import { unitsIn } from "#core/rules/shipments.ts";
import { change } from "../../cache/change.ts";
import { orders, returnRequest } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { forgetBuyersOfDeleted } from "../orders/forget-buyers.service.ts";
import { addEvents, byActor } from "../orders/timeline.service.ts";
import { lockReturn } from "./locked-return.service.ts";
import { mailReturn } from "./returns.mails.ts";
import { getReturn } from "./returns.service.ts";

/** The exchanges of a return leave, all in one parcel. */
export async function sendExchange(
	deps: Deps,
	actor: StaffActor,
	number: number,
	parcel: Omit<NewShipment, "lines">,
): Promise<StaffReturn> {
	await change(deps, async (tx) => {
		const locked = await lockReturn(tx, number);
		const { asked, lines } = locked;
		const exchanged = lines.filter(({ outcome }) => outcome === "exchange");
		if (exchanged.length === 0) throw new AppError("conflict", returnMessages.nothingToSend);
		if (asked.sentAt) return;
		await tx
			.update(returnRequest)
			.set({ sentAt: deps.now(), ...parcel })
			.where(eq(returnRequest.id, number));
		const pieces = unitsIn(exchanged);
		const note = [parcel.carrier, `× ${pieces}`].filter(Boolean).join(" ");
		await addEvents(deps, tx, asked.orderId, byActor(actor), [{ kind: "shipment", to: "sent", note }]);
		await noteInAuditLog(deps, tx, actor, "returns.send", number, {
			order: asked.orderId,
			carrier: parcel.carrier,
			pieces,
		});
		await mailReturn(deps, tx, { locked, number, about: "sent" });
		await forgetBuyersOfDeleted(tx, deps.now(), eq(orders.id, asked.orderId));
		await deps.crashAt?.("exchange: written");
	});
	await deps.crashAt?.("exchange: committed");
	return getReturn(deps, number);
}
