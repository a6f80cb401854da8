import { useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "../messages.en.ts";

const { cancel: words } = messages;
const PAID: ReadonlySet<string> = new Set(["approved", "in_mediation"]);

type CancelProps = { order: OrderDetail; token: string | null; onChanged: (now: OrderDetail) => void };

/** Calls the order off, asked first. */
export function CancelButton({ order, token, onChanged }: CancelProps) {
	const [busy, setBusy] = useState(false);
	const cancel = async () => {
		const isPaid = PAID.has(order.paymentStatus);
		const left = fromCents(toCents(order.total) - toCents(order.refunded));
		const question = isPaid ? words.paid(moneyHere(left, order.currency)) : words.unpaid;
		if (!(await askConfirm(question))) return;
		setBusy(true);
		try {
			const body = token ? { orderToken: token } : {};
			const { data } = await signedCall(orders.cancel, { params: { id: order.orderId }, body });
			showToast(isPaid ? words.doneAndBack : words.done, "success");
			onChanged(data);
		} catch (error) {
			showAlert({ title: words.refused, text: error instanceof ApiError ? error.message : "", icon: "warning" });
		}
		setBusy(false);
	};
	return (
		<Button look="outline" busy={busy} onClick={cancel}>
			{words.action}
		</Button>
	);
}
