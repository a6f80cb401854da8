import { Link } from "react-router";
import type { OrderDetail } from "#core/contract/orders.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { unsentOf } from "#core/rules/shipments.ts";
import { readAs } from "#web/account/read-as.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import type { Route } from "./+types/packing.ts";
import { idsIn, readOrder } from "./orders-by-id.ts";
import messages from "./packing.messages.en.ts";

export const meta = privateHead(messages.title);

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const ids = idsIn(url.searchParams);
	const read = () => Promise.all(ids.map(async (id) => ({ id, order: await readOrder(id, signal) })));
	return { found: readAs("staff", read) };
}

/** What goes into the parcels of some orders, without prices, each on a sheet of its own. */
export default function Packing({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.found);
	return (
		<>
			<Link to="/admindashboard/orders" className="link inline-flex min-h-11 items-center text-note print:hidden">
				{messages.toOrders}
			</Link>
			<LoadedView of={loaded} what={messages.what}>
				{(found) => <Slips found={found} />}
			</LoadedView>
		</>
	);
}

function Slips({ found }: { found: readonly { id: number; order: OrderDetail | null }[] }) {
	const slips = found.flatMap(({ order }) => order ?? []);
	const gone = found.filter(({ order }) => order === null).map(({ id }) => id);
	if (found.length === 0) {
		const action = <ButtonLink to="/admindashboard/orders">{messages.toOrders}</ButtonLink>;
		return (
			<EmptyState page title={messages.none.title} action={action}>
				<p>{messages.none.text}</p>
			</EmptyState>
		);
	}
	return (
		<>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-4 print:hidden">
				<h1 className="text-headline">{messages.slips(slips.length)}</h1>
				{slips.length > 0 && <Button onClick={() => window.print()}>{messages.print}</Button>}
			</div>
			{gone.length > 0 && <p className="mb-4 text-brick print:hidden">{messages.gone(gone.join(", "))}</p>}
			{slips.map((order) => (
				<Slip key={order.orderId} order={order} />
			))}
		</>
	);
}

function Slip({ order }: { order: OrderDetail }) {
	const { name } = useFacts();
	const { orderId, createdAt, Client, ClientPhone, delivery, orderDetails, gift } = order;
	const { address, phone, ...getter } = gift?.recipient ?? { ...Client, phone: ClientPhone, address: order.address };
	const unsent = unsentOf(order);
	const left = new Map(unsent.map(({ line, quantity }) => [line, quantity]));
	const packed = unsent.length === 0 ? orderDetails : orderDetails.filter(({ line }) => left.has(line));
	const place = [
		`${getter.name} ${getter.lastname}`.trim() || messages.removed,
		address.streetNumber,
		`${address.zipCode} ${address.city}`.trim(),
		address.provinceDepartment,
		address.particularDetails,
		phone === null ? "" : String(phone),
	].filter(Boolean);
	return (
		<article
			aria-label={messages.order(orderId)}
			className="mb-8 break-after-page border border-line p-6 last:break-after-auto print:border-0 print:p-0"
		>
			<header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
				<p className="font-serif text-title">{name}</p>
				<h2 className="text-title tabular-nums">{messages.order(orderId)}</h2>
				<p className="w-full text-note text-quiet">{shopMoment(createdAt)}</p>
			</header>
			<h3 className="font-sans text-note text-quiet tracking-normal">
				{delivery?.kind === "pickup" ? messages.pickedUpBy : messages.goesTo}
			</h3>
			<address className="wrap-anywhere mb-4 not-italic">
				{place.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
			{delivery && <p className="wrap-anywhere mb-4">{deliveryInWords(delivery)}</p>}
			{unsent.length === 0 && <p className="mb-4 text-quiet">{messages.allSent}</p>}
			<table className="w-full border-collapse">
				<thead>
					<tr className="border-edge border-b text-left text-note">
						<th scope="col" className="w-20 py-2 font-medium">
							{messages.quantity}
						</th>
						<th scope="col" className="py-2 font-medium">
							{messages.piece}
						</th>
					</tr>
				</thead>
				<tbody>
					{packed.map((one) => (
						<tr key={one.line} className="border-line border-b">
							<td className="py-2 text-lead tabular-nums">{left.get(one.line) ?? one.quantity}</td>
							<td className="wrap-anywhere py-2">
								{one.name}, {one.color}, {sizeWord(one.size)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</article>
	);
}
