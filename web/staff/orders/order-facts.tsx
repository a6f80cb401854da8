import { Link } from "react-router";
import type { OrderDetail, OrderEvent } from "#core/contract/orders.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { paymentInWords } from "#web/shop/orders/order-words.ts";
import { ClockNote } from "../frame/clock-note.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { CorrectAddress } from "./correct-address.tsx";
import messages from "./messages.en.ts";
import { authorInWords, detailInWords, eventForStaff, refundInWords, statusNote } from "./staff-words.ts";
import statusWords from "./status.messages.en.ts";

const { buyer } = messages;

/** How the order and its payment stand. */
export function OrderFacts({ order }: { order: OrderDetail }) {
	const { paymentStatus, paymentStatusDetail, paymentId, total, currency } = order;
	const { facts } = messages;
	const shown = [
		{ label: messages.status, value: statusWords.labels[order.orderStatus], note: statusNote(order) },
		{ label: messages.payment, value: paymentInWords(paymentStatus) },
		{ label: facts.statusDetail, value: detailInWords(paymentStatusDetail) || facts.none },
		{ label: facts.paymentId, value: String(paymentId ?? facts.noneYet) },
		{ label: facts.refund, ...refundInWords(order) },
		{ label: messages.total, value: `${moneyHere(total, currency)} ${currency}` },
	];
	return (
		<dl
			aria-label={facts.label}
			className="grid grid-cols-2 gap-4 border-line border-y py-4 md:grid-cols-3 xl:grid-cols-6"
		>
			{shown.map(({ label, value, note }) => (
				<div key={label} className="min-w-0">
					<dt className="text-note text-quiet">{label}</dt>
					<dd className="wrap-anywhere">{value}</dd>
					{note && <dd className="text-note text-quiet">{note}</dd>}
				</div>
			))}
		</dl>
	);
}

type BuyerProps = { order: OrderDetail; onChanged: (now: OrderDetail) => void };

/** Whom it is for and where it goes. */
export function Buyer({ order, onChanged }: BuyerProps) {
	const { Client, ClientPhone, email, delivery, gift } = order;
	const recipient = gift?.recipient;
	const address = recipient?.address ?? order.address;
	const name = `${Client.name} ${Client.lastname}`.trim();
	const place = [
		...(recipient ? [`${recipient.name} ${recipient.lastname}`.trim(), String(recipient.phone ?? "")] : []),
		address.streetNumber,
		`${address.zipCode} ${address.city}`.trim(),
		address.provinceDepartment,
		address.particularDetails,
	].filter(Boolean);
	return (
		<section aria-label={buyer.label}>
			<h2 className="mb-2 text-title">{messages.client}</h2>
			<address className="wrap-anywhere not-italic">
				<p>{name || buyer.dataRemoved}</p>
				{email && <p className="text-quiet">{email}</p>}
				{ClientPhone !== null && (
					<p>
						<Link to={`/admindashboard/orders?search=${ClientPhone}`} className="link inline-flex min-h-8 items-center">
							{ClientPhone}
						</Link>
					</p>
				)}
				<p className="mt-4 mb-1 text-note text-quiet">{gift ? buyer.giftTo : buyer.address}</p>
				{place.length === 0 && <p>{buyer.noAddress}</p>}
				{place.map((line) => (
					<p key={line}>{line}</p>
				))}
			</address>
			<CorrectAddress order={order} onChanged={onChanged} />
			{delivery && (
				<>
					<p className="mt-4 mb-1 text-note text-quiet">{buyer.delivery}</p>
					<p className="wrap-anywhere">{deliveryInWords(delivery)}</p>
				</>
			)}
		</section>
	);
}

/** What happened to it: who, when, from, to. */
export function Timeline({ events }: { events: OrderEvent[] }) {
	const keyed = events.map((event, place) => ({ ...event, key: `${event.at} ${place}` }));
	return (
		<section aria-label={messages.timeline}>
			<h2 className="mb-4 text-title">{messages.timeline}</h2>
			<ClockNote className="mb-4" />
			<ol className="flex flex-col gap-3 border-line border-l pl-5">
				{keyed.map((event) => (
					<li key={event.key}>
						<p>{eventForStaff(event)}</p>
						{event.note && <p className="wrap-anywhere">{event.note}</p>}
						<p className="text-note text-quiet">
							<time dateTime={event.at}>{shopMoment(event.at)}</time> · {authorInWords(event)}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
