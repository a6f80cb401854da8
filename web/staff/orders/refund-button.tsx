import { lazy, Suspense, useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";
import partWords from "./refund.messages.en.ts";
import { leftOf } from "./refund-wish.ts";

const PartRefund = lazy(ifReached(() => import("./part-refund.tsx")));

const givesBack: ReadonlySet<string> = new Set(["approved", "in_mediation"]);

type RefundProps = { order: OrderDetail; onChanged: (now: OrderDetail) => void };

/** Gives a part of the payment back, or all that is left, asked first. Only where there is a payment that has not gone back. */
export function RefundButton({ order, onChanged }: RefundProps) {
	const [busy, setBusy] = useState(false);
	const [isOpen, setOpen] = useState(false);
	if (!givesBack.has(order.paymentStatus) || order.refund === "done") return null;

	const refund = async () => {
		const agreed = await askConfirm(messages.refund.question(moneyHere(leftOf(order), order.currency)));
		if (!agreed) return;
		setBusy(true);
		try {
			const { data } = await staffCall(orders.refund, { params: { id: order.orderId } });
			onChanged(data);
			if (data.refund === "done") showToast(messages.refund.done, "success");
			else showToast(messages.refund.begun, "info");
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};

	const isUnderWay = order.refund === "wanted";
	return (
		<>
			{!isUnderWay && leftOf(order) > 0 && (
				<Button look="outline" onClick={() => setOpen(true)}>
					{partWords.action}
				</Button>
			)}
			<Button look="outline" busy={busy} disabled={isUnderWay} onClick={refund}>
				{isUnderWay ? messages.refund.underWay : messages.refund.action}
			</Button>
			{isOpen && (
				<Suspense fallback={null}>
					<PartRefund order={order} onChanged={onChanged} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
