import { useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { type MailPreview, NewShipment } from "#core/contract/shipments.ts";
import { unitsIn, unsentOf } from "#core/rules/shipments.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { ParcelFields } from "./parcel-fields.tsx";
import messages from "./parcels.messages.en.ts";
import { QuantityRows } from "./quantity-rows.tsx";

const { popup, preview } = messages;
const About = NewShipment.omit({ lines: true });

type SendPopupProps = { order: OrderDetail; onClose: () => void; onChanged: (now: OrderDetail) => void };
type Ready = { parcel: NewShipment; mail: MailPreview; key: string };

/** Sends a parcel in two steps: what goes into it and by whom, then the mail that tells the shopper. */
export default function SendPopup({ order, onClose, onChanged }: SendPopupProps) {
	const { form, unsaved } = useKeptForm(About, {
		keptAs: `parcel of order ${order.orderId}`,
		isNew: true,
		defaultValues: { carrier: "", tracking: "", url: "" },
	});
	const [unsent] = useState(() => unsentOf(order));
	const [lines, setLines] = useState(unsent);
	const [ready, setReady] = useState<Ready | null>(null);
	const [busy, setBusy] = useState(false);
	const params = { id: order.orderId };
	const isEmpty = unitsIn(lines) === 0;

	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};
	const toPreview = form.handleSubmit((about) =>
		attempt(async () => {
			const parcel = { ...about, lines: lines.filter(({ quantity }) => quantity > 0) };
			const { data } = await signedCall(orders.previewShipment, { params, body: parcel });
			setReady({ parcel, mail: data, key: crypto.randomUUID() });
		}),
	);
	const send = ({ parcel, key }: Ready) =>
		attempt(async () => {
			const headers = { "idempotency-key": key };
			const { data } = await signedCall(orders.ship, { params, headers, body: parcel });
			unsaved.forget();
			showToast(messages.sent(order.orderId), "success");
			onClose();
			onChanged(data);
		});

	if (ready) {
		return (
			<Popup
				open
				title={preview.title}
				onClose={onClose}
				footer={
					<div className="flex flex-wrap justify-end gap-3">
						<Button look="outline" onClick={() => setReady(null)}>
							{preview.back}
						</Button>
						<Button busy={busy} onClick={() => void send(ready)}>
							{preview.send}
						</Button>
					</div>
				}
			>
				<Mail mail={ready.mail} />
			</Popup>
		);
	}
	return (
		<Popup
			open
			title={popup.title}
			onClose={onClose}
			footer={
				<Button type="submit" form="send-parcel" wide busy={busy} disabled={isEmpty}>
					{popup.toPreview}
				</Button>
			}
		>
			<form id="send-parcel" noValidate onSubmit={toPreview} className="flex flex-col gap-4">
				<UnsavedLine of={unsaved} />
				<QuantityRows order={order} unsent={unsent} lines={lines} onChange={setLines} />
				<ParcelFields form={form} />
			</form>
		</Popup>
	);
}

function Mail({ mail: { to, subject, text } }: { mail: MailPreview }) {
	if (!to) return <p>{preview.nobody}</p>;
	return (
		<div className="flex flex-col gap-3">
			<p className="wrap-anywhere text-note text-quiet">{preview.to(to)}</p>
			<p className="font-medium">{subject}</p>
			<p className="wrap-anywhere whitespace-pre-line border-line border-y py-4">{text}</p>
			<p className="text-note text-quiet">{preview.link}</p>
		</div>
	);
}
