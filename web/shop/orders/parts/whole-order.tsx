import { Fragment, type ReactNode } from "react";
import type { OrderDetail } from "#core/contract/orders.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { installmentsInWords } from "#core/messages/installments.ts";
import { type OrderSum, sumsOf } from "#core/rules/order-sums.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { Amount } from "#web/ui/price.tsx";
import { PreparedLines } from "../../cart/parts/summary.tsx";
import messages from "../messages.en.ts";
import { dayOf, eventInWords, momentOf, paymentInWords, statusInWords, statusMeans } from "../order-words.ts";
import { BuyAgainButton } from "./buy-again-button.tsx";
import { Parcels } from "./parcels.tsx";

/** Everything a shopper may want to know about an order. */
export function WholeOrder({ order, children }: { order: OrderDetail; children?: ReactNode }) {
	return (
		<article className="flex flex-col gap-10">
			<header className="flex flex-wrap items-end justify-between gap-4">
				<div>
					<h1 className="text-headline">{messages.order(order.orderId)}</h1>
					<p className="mt-2 text-quiet">{dayOf(order.createdAt)}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					{children}
					<BuyAgainButton lines={order.orderDetails} />
				</div>
			</header>
			<dl className="grid grid-cols-2 gap-6 border-line border-y py-6 md:grid-cols-4">
				<Fact label={messages.status} value={statusInWords(order)} note={statusMeans(order)} />
				<Fact label={messages.payment} value={paymentInWords(order.paymentStatus)} />
				<Fact label={messages.paymentId} value={String(order.paymentId ?? messages.noPayment)} />
				<Fact label={messages.total} value={`${moneyHere(order.total, order.currency)} ${order.currency}`} />
			</dl>
			<div className="grid gap-10 wide:grid-cols-12 wide:gap-12">
				<section aria-label={messages.pieces} className="min-w-0 wide:col-span-7">
					<h2 className="mb-4 text-title">{messages.pieces}</h2>
					<PreparedLines lines={order.orderDetails} noteOf={({ refunded }) => messages.ofLine(refunded)} />
					<Sums order={order} />
					<MoneyBack order={order} />
				</section>
				<div className="flex min-w-0 flex-col gap-10 wide:col-span-5">
					<Parcels order={order} />
					<Recipient order={order} />
					<Timeline order={order} />
				</div>
			</div>
		</article>
	);
}

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
	return (
		<div className="min-w-0">
			<dt className="text-note text-quiet">{label}</dt>
			<dd className="wrap-anywhere">{value}</dd>
			{note && <dd className="text-note text-quiet">{note}</dd>}
		</div>
	);
}

function Sums({ order }: { order: OrderDetail }) {
	const { code, installments, taxRate, currency } = order;
	const { taxShown } = useFacts();
	const money = (amount: number) => moneyHere(amount, currency);
	const row = ({ sum, amount }: OrderSum): ReactNode => {
		if (sum === "subtotal") return <Sum label={messages.subtotal} value={money(amount)} />;
		if (sum === "discount") return <Sum label={messages.discount(code ?? "")} value={money(amount)} />;
		if (sum === "shipping")
			return <Sum label={messages.shipping} value={amount === 0 ? messages.free : money(amount)} />;
		if (sum === "refunded") return <Sum label={messages.givenBack} value={money(amount)} />;
		if (sum === "tax") return null;
		return (
			<>
				<div className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
					<dt className="font-medium">{messages.total}</dt>
					<dd>
						<Amount value={amount} className="text-title" />
					</dd>
				</div>
				{installments && <Sum label={messages.installments} value={installmentsInWords(installments, money)} />}
			</>
		);
	};
	const sums = sumsOf(order, taxShown);
	const tax = sums.find(({ sum }) => sum === "tax");
	return (
		<>
			<dl className="mt-6 flex flex-col gap-2 border-line border-t pt-4">
				{sums.map((one) => (
					<Fragment key={one.sum}>{row(one)}</Fragment>
				))}
			</dl>
			{tax && <p className="mt-2 text-note text-quiet">{messages.tax(taxRate, money(tax.amount))}</p>}
		</>
	);
}

function Sum({ label, value }: { label: string; value: string }) {
	return (
		<div className="flex flex-wrap justify-between gap-x-4">
			<dt>{label}</dt>
			<dd className="font-serif tabular-nums">{value}</dd>
		</div>
	);
}

/** What went back to the card, and what is on its way there. */
function MoneyBack({ order: { refunds, currency } }: { order: OrderDetail }) {
	if (refunds.length === 0) return null;
	return (
		<section aria-label={messages.moneyBack} className="mt-8">
			<h3 className="mb-2 text-lead">{messages.moneyBack}</h3>
			<ul className="flex flex-col gap-2">
				{refunds.map(({ id, at, amount, state }) => (
					<li key={id} className="flex flex-wrap justify-between gap-x-4">
						<div>
							<p>{messages.backStates[state]}</p>
							<p className="text-note text-quiet">
								<time dateTime={at}>{dayOf(at)}</time>
							</p>
						</div>
						<span className="font-serif tabular-nums">{moneyHere(amount, currency)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Recipient({ order: { Client, address, email, delivery, gift } }: { order: OrderDetail }) {
	const place = [
		`${Client.name} ${Client.lastname}`.trim(),
		address.streetNumber,
		`${address.zipCode} ${address.city}`.trim(),
		address.provinceDepartment,
		address.particularDetails,
	].filter(Boolean);
	const title = delivery?.kind === "pickup" ? messages.pickedUpBy : messages.goesTo;
	return (
		<section aria-label={title}>
			<h2 className="mb-4 text-title">{title}</h2>
			{gift ? (
				<p className="wrap-anywhere">{messages.giftFor(gift.to)}</p>
			) : (
				<address className="wrap-anywhere not-italic">
					{place.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</address>
			)}
			{email && <p className="wrap-anywhere mt-2 text-quiet">{email}</p>}
			{delivery && <p className="wrap-anywhere mt-2">{deliveryInWords(delivery)}</p>}
		</section>
	);
}

function Timeline({ order: { timeline } }: { order: OrderDetail }) {
	const events = timeline.map((event, place) => ({ ...event, key: `${event.at} ${place}` }));
	return (
		<section aria-label={messages.timeline}>
			<h2 className="mb-4 text-title">{messages.timeline}</h2>
			<ol className="flex flex-col gap-4 border-line border-l pl-5">
				{events.map((event) => (
					<li key={event.key}>
						<p>{eventInWords(event)}</p>
						<p className="text-note text-quiet">
							<time dateTime={event.at}>{momentOf(event.at)}</time>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
