import { lazy, Suspense, useState } from "react";
import type { OrderDetail } from "#core/contract/orders.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { type LineUnits, sendingState, unitsIn, unsentOf } from "#core/rules/shipments.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { useMay } from "../frame/use-may.ts";
import messages from "./parcels.messages.en.ts";

const SendPopup = lazy(ifReached(() => import("./send-popup.tsx")));

type StaffParcelsProps = { order: OrderDetail; onChanged: (now: OrderDetail) => void };

/** What has left, parcel by parcel, and the way to send what has not. */
export function StaffParcels({ order, onChanged }: StaffParcelsProps) {
	const may = useMay();
	const [isSending, setIsSending] = useState(false);
	const { shipments, orderStatus } = order;
	const unsent = unitsIn(unsentOf(order));
	const canSend = may("orders.write") && sendingState(order) === "sendable";
	return (
		<section aria-label={messages.title} className="min-w-0">
			<div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
				<h2 className="text-title">{messages.title}</h2>
				<div className="flex flex-wrap gap-3">
					<ButtonLink look="flush" to={`/admindashboard/orders/packing?ids=${order.orderId}`} className="print:hidden">
						{messages.slip}
					</ButtonLink>
					{canSend && (
						<Button look="outline" onClick={() => setIsSending(true)}>
							{messages.send}
						</Button>
					)}
				</div>
			</div>
			{shipments.length === 0 && (
				<p className="text-quiet">{orderStatus === "Submited" ? messages.unwritten : messages.none}</p>
			)}
			<ol className="flex flex-col gap-4">
				{shipments.map((shipment, place) => (
					<li key={shipment.id} className="border-line border-t pt-3">
						<Parcel order={order} shipment={shipment} nth={place + 1} />
					</li>
				))}
			</ol>
			{shipments.length > 0 && unsent > 0 && orderStatus !== "Canceled" && (
				<p className="mt-3 border-line border-t pt-3">{messages.unsent(unsent)}</p>
			)}
			{isSending && (
				<Suspense>
					<SendPopup order={order} onClose={() => setIsSending(false)} onChanged={onChanged} />
				</Suspense>
			)}
		</section>
	);
}

type ParcelProps = { order: OrderDetail; shipment: OrderDetail["shipments"][number]; nth: number };

function Parcel({ order, shipment: { at, carrier, tracking, url, lines }, nth }: ParcelProps) {
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-3">
				<span className="font-medium">{messages.parcel(nth)}</span>
				<span className="wrap-anywhere">{carrier || messages.noCarrier}</span>
				<time dateTime={at} className="text-note text-quiet">
					{shopMoment(at)}
				</time>
			</p>
			<ul className="mt-1">
				{lines.map((units) => (
					<li key={units.line} className="wrap-anywhere text-quiet">
						{pieceInWords(order, units)}
					</li>
				))}
			</ul>
			{(tracking || url) && (
				<p className="flex flex-wrap items-baseline gap-x-3">
					<span className="wrap-anywhere tabular-nums">{tracking}</span>
					{url && (
						<a
							href={url}
							target="_blank"
							rel="noreferrer"
							aria-label={messages.trackOne(nth)}
							className="link inline-flex min-h-11 items-center"
						>
							{messages.track}
						</a>
					)}
				</p>
			)}
		</>
	);
}

/** Units of a line as they are called in the order. */
function pieceInWords({ orderDetails }: Pick<OrderDetail, "orderDetails">, { line, quantity }: LineUnits): string {
	const one = orderDetails.find((bought) => bought.line === line);
	return one ? `${quantity} × ${one.name}, ${one.color}, ${sizeWord(one.size)}` : `${quantity} ×`;
}
