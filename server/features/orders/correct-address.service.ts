import type { AddressCorrection, OrderDetail } from "#core/contract/orders.ts";
import { deliveryMessages } from "#core/messages/delivery.ts";
import { deliveriesTo } from "#core/rules/delivery.ts";
import { addressInOneLine, type OrderAddress, sameAddress, whyNoCorrection } from "#core/rules/order-address.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { requireZipCode } from "../../zip-code.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { mailOrder } from "./orders.mails.ts";
import { findOrder, findRecipient } from "./orders.queries.ts";
import { getOrder, lockForMoving, raiseVersion } from "./orders.service.ts";
import { hasLeft } from "./parcels.service.ts";
import { addEvents, byActor } from "./timeline.service.ts";

/** Corrects where an order goes while nothing of it has left. The timeline keeps the address from before, and the shopper is told. */
export async function correctAddress(
	deps: Deps,
	actor: StaffActor,
	orderId: number,
	{ address, version }: AddressCorrection,
): Promise<OrderDetail> {
	await change(deps, async (tx) => {
		const { order, attempt } = await lockForMoving(tx, orderId);
		if (version !== undefined && version !== order.version) {
			throw new AppError("version_conflict", undefined, { details: { current: await findOrder(tx, orderId) } });
		}
		const why = whyNoCorrection({
			status: order.status,
			hasLeft: await hasLeft(tx, orderId),
			isForgotten: order.personalDataRemovedAt !== null,
			isGift: (await findRecipient(tx, orderId)) !== null,
		});
		if (why !== null) throw new AppError("conflict", why);
		await requireReached(deps, tx, order.deliveryId, address);
		if (sameAddress(order, address)) return;
		const now = deps.now();
		await raiseVersion(deps, tx, orderId, { ...address, addressCorrectedAt: now });
		const [from, to] = [addressInOneLine(order), addressInOneLine(address)];
		await addEvents(deps, tx, orderId, byActor(actor), [{ kind: "address", from, to }]);
		await noteInAuditLog(deps, tx, actor, "orders.address", orderId);
		await mailOrder(deps, tx, { orderId, attemptId: attempt.id, about: "address" });
	});
	return getOrder(deps, orderId);
}

/** The way it was bought with must go there too: another would cost something else. One that is offered no longer is not asked. */
async function requireReached(deps: Deps, tx: Tx, deliveryId: string | null, address: OrderAddress): Promise<void> {
	const { country, delivery } = await deps.settings.readIn(tx);
	requireZipCode(country, address);
	const way = delivery.find(({ id }) => id === deliveryId);
	const place = { country, province: address.provinceDepartment, zip: address.zipCode };
	if (way && deliveriesTo([way], place).length === 0)
		throw new AppError("delivery_unavailable", deliveryMessages.notThere(way.name));
}
