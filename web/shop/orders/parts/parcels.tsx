import type { OrderDetail } from "#core/contract/orders.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { type LineUnits, unsentOf } from "#core/rules/shipments.ts";
import { dayOf } from "../order-words.ts";
import messages from "../parcels.messages.en.ts";

/** What has left, where it can be followed, and what is still to come. Nothing before something has left. */
export function Parcels({ order }: { order: OrderDetail }) {
	const { shipments, orderStatus } = order;
	if (shipments.length === 0) return null;
	const unsent = orderStatus === "Canceled" ? [] : unsentOf(order);
	return (
		<section aria-label={messages.title}>
			<h2 className="mb-4 text-title">{messages.title}</h2>
			<ol className="flex flex-col gap-6">
				{shipments.map((shipment) => (
					<li key={shipment.id}>
						<Parcel order={order} shipment={shipment} />
					</li>
				))}
			</ol>
			{unsent.length > 0 && (
				<>
					<h3 className="mt-6 font-medium font-sans text-body tracking-normal">{messages.follows}</h3>
					<Pieces order={order} lines={unsent} />
				</>
			)}
		</section>
	);
}

type ParcelProps = { order: OrderDetail; shipment: OrderDetail["shipments"][number] };

function Parcel({ order, shipment: { at, carrier, tracking, url, lines } }: ParcelProps) {
	return (
		<>
			<p className="wrap-anywhere font-medium">
				{carrier ? messages.sentWith(dayOf(at), carrier) : messages.sentOn(dayOf(at))}
			</p>
			<Pieces order={order} lines={lines} />
			{tracking && (
				<p className="wrap-anywhere mt-1">
					{messages.tracking}: <span className="tabular-nums">{tracking}</span>
				</p>
			)}
			{url && (
				<a
					href={url}
					target="_blank"
					rel="noreferrer"
					{...(tracking && { "aria-label": messages.trackOne(tracking) })}
					className="link inline-flex min-h-11 items-center"
				>
					{messages.track}
				</a>
			)}
		</>
	);
}

function Pieces({ order: { orderDetails }, lines }: { order: OrderDetail; lines: readonly LineUnits[] }) {
	const bought = new Map(orderDetails.map((one) => [one.line, one]));
	return (
		<ul className="text-quiet">
			{lines.map(({ line, quantity }) => {
				const one = bought.get(line);
				return (
					<li key={line} className="wrap-anywhere">
						{one && `${quantity} × ${one.name}, ${one.label ?? one.color}, ${sizeWord(one.size)}`}
					</li>
				);
			})}
		</ul>
	);
}
