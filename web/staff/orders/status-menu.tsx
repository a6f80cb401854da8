import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { labelOf, STATUS_LABELS } from "#core/rules/order-status.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { ActionItem, ActionMenu } from "#web/ui/action-menu.tsx";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";

type Label = keyof typeof STATUS_LABELS;
const labels = Object.keys(STATUS_LABELS) as Label[];

type StatusMenuProps = { order: OrderDetail; onChanged: (now: OrderDetail) => void };

/** Moves the order to a status. What somebody else changed meanwhile is shown before anything is overwritten. */
export function StatusMenu({ order, onChanged }: StatusMenuProps) {
	const [busy, setBusy] = useState(false);

	const send = async (label: Label, version: number): Promise<void> => {
		try {
			const params = { id: order.orderId };
			onChanged((await signedCall(orders.update, { params, body: { orderStatus: label, version } })).data);
			showToast(`Order ${order.orderId}: ${label}`, "success");
		} catch (error) {
			const { code, message, body } = error as ApiError;
			const current = code === "version_conflict" ? (body as { current?: OrderDetail }).current : undefined;
			if (!current) return showAlert({ title: "Ups!", text: message, icon: "warning" });
			onChanged(current);
			if (await insists(current, label)) await send(label, current.version);
		}
	};

	const choose = async (label: Label) => {
		if (label === "Cancelled" && order.orderStatus !== "Canceled" && !(await isSureToCancel())) return;
		setBusy(true);
		await send(label, order.version);
		setBusy(false);
	};

	const button = (
		<Button busy={busy}>
			Change status
			<ChevronDown aria-hidden="true" className="size-5 stroke-[1.5]" />
		</Button>
	);
	return (
		<ActionMenu button={button}>
			{labels.map((label) => (
				<ActionItem key={label} onClick={() => void choose(label)}>
					{label}
					{STATUS_LABELS[label] === order.orderStatus && <span className="ml-auto text-note text-quiet">now</span>}
				</ActionItem>
			))}
		</ActionMenu>
	);
}

function isSureToCancel(): Promise<boolean> {
	return askConfirm({
		title: "Cancel this order?",
		text: "What has not been sent goes back on the shelf and the shopper gets a mail. No money is moved: the refund is an action of its own.",
		yes: "Cancel the order",
		no: "Keep it",
	});
}

function insists({ orderStatus }: OrderDetail, label: Label): Promise<boolean> {
	return askConfirm({
		title: "Someone else changed this meanwhile",
		text: `The order is now: ${labelOf(orderStatus)}. You chose: ${label}.`,
		yes: `Change to ${label}`,
		no: `Leave it ${labelOf(orderStatus)}`,
	});
}
