import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { type OrderStatus, STATUS_LABELS } from "#core/rules/order-status.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { ActionItem, ActionMenu } from "#web/ui/action-menu.tsx";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./messages.en.ts";
import statusWords from "./status.messages.en.ts";

/** What the shop is sent for a status: its documented label. */
type Label = keyof typeof STATUS_LABELS;
const choices = Object.entries(STATUS_LABELS) as [Label, OrderStatus][];

type StatusMenuProps = { order: OrderDetail; onChanged: (now: OrderDetail) => void };

/** Moves the order to a status. What somebody else changed meanwhile is shown before anything is overwritten. */
export function StatusMenu({ order, onChanged }: StatusMenuProps) {
	const [busy, setBusy] = useState(false);

	const send = async (label: Label, version: number): Promise<void> => {
		const chosen = statusWords.labels[STATUS_LABELS[label]];
		try {
			const params = { id: order.orderId };
			onChanged((await signedCall(orders.update, { params, body: { orderStatus: label, version } })).data);
			showToast(messages.change.changed(order.orderId, chosen), "success");
		} catch (error) {
			const { code, body } = error as ApiError;
			const current = code === "version_conflict" ? (body as { current?: OrderDetail }).current : undefined;
			if (!current) return tellRefusal(error);
			onChanged(current);
			const now = statusWords.labels[current.orderStatus];
			if (await askConfirm(messages.change.overtaken(now, chosen))) await send(label, current.version);
		}
	};

	const choose = async (label: Label) => {
		const isCancelled = label === "Cancelled" && order.orderStatus !== "Canceled";
		if (isCancelled && !(await askConfirm(messages.change.cancel))) return;
		setBusy(true);
		await send(label, order.version);
		setBusy(false);
	};

	const button = (
		<Button busy={busy}>
			{messages.change.action}
			<ChevronDown aria-hidden="true" className="size-5 stroke-[1.5]" />
		</Button>
	);
	return (
		<ActionMenu button={button}>
			{choices.map(([label, status]) => (
				<ActionItem key={label} className="py-1.5" onClick={() => void choose(label)}>
					<span>
						{statusWords.labels[status]}
						<span className="block text-note text-quiet">{statusWords.meanings[status]}</span>
					</span>
					{status === order.orderStatus && (
						<span className="ml-auto pl-4 text-note text-quiet">{messages.change.now}</span>
					)}
				</ActionItem>
			))}
		</ActionMenu>
	);
}
