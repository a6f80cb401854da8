import { useSearchParams } from "react-router";
import type { OrderDetail } from "#core/contract/orders.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { useSession } from "#web/account/session.ts";
import { pathHere } from "#web/facts/path-here.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { privateHead } from "#web/facts/title.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import { usePaymentConfig } from "../cart/payment-config.ts";
import type { Totals } from "../cart/use-totals.ts";
import { momentOf } from "../orders/order-words.ts";
import type { Route } from "./+types/pay-link.ts";
import linkMessages from "./link.messages.en.ts";
import messages from "./messages.en.ts";
import { CheckingPanel } from "./parts/checking-panel.tsx";
import { NoPayments, Waiting } from "./parts/not-yet.tsx";
import { PayForm } from "./parts/pay-form.tsx";
import { ResultPanel } from "./parts/result-panel.tsx";
import { isUndecided, useLinkOrder } from "./use-link-order.ts";
import { useLinkPayment } from "./use-link-payment.ts";
import { useProvider } from "./use-provider.ts";

/** Like the page that pays a cart: its policy lets the card provider's script in. */
export const handle = { policy: "payment" };

export const meta = privateHead(messages.title);

export function loader() {
	return null;
}

/** The policy comes with the document, so whoever gets here from inside the shop loads it as one. */
export function clientLoader({ params: { id }, url }: Route.ClientLoaderArgs): Promise<null> {
	window.location.assign(pathHere(`/orders/${id}/pay`) + url.search);
	return new Promise(() => undefined);
}

/** Where an order that the shop has made for somebody is paid, by whoever has its link. */
export default function PayLinkScreen({ params: { id } }: Route.ComponentProps) {
	const { session } = useSession();
	const [address] = useSearchParams();
	const token = address.get("token") ?? "";
	const { order, problem, again } = useLinkOrder(id, token);
	const { config, problem: configProblem, again: askConfigAgain } = usePaymentConfig();
	const provider = useProvider(config);
	const payment = useLinkPayment(order, token, again);
	const { taxShown } = useFacts();

	if (problem && [400, 404].includes(problem.status)) return <Ended {...linkMessages.notYours} />;
	if (problem && !order) return <NotRead message={problem.message} onAgain={again} />;
	if (!order) return <Waiting />;
	const bought = { lines: order.orderDetails, delivery: order.delivery ? deliveryInWords(order.delivery) : "" };
	const isClient = session.as === "client" && !order.isGuest;
	if (payment.answer)
		return <ResultPanel bought={bought} answer={payment.answer} isClient={isClient} onSeen={payment.seen} />;
	if (isUndecided(order) && payment.step === null) return <CheckingPanel lines={bought.lines} />;
	const own = `/orders/${order.orderId}?${new URLSearchParams({ token })}`;
	if (order.orderStatus === "Canceled") return <Ended {...linkMessages.over} to={own} />;
	if (order.payUntil === null && payment.step === null) return <Ended {...linkMessages.paid} to={own} />;
	if (configProblem) return <NoPayments message={configProblem} onAgain={askConfigAgain} />;
	if (provider.failed) return <NoPayments message={messages.notReached} onAgain={provider.again} />;
	if (!config || !provider.open) return <Waiting />;
	return (
		<PayForm
			config={config}
			open={provider.open}
			lines={order.orderDetails}
			shipping={shippingOf(order)}
			gift={null}
			isByLink
			totals={totalsOf(order, taxShown)}
			payment={payment}
			notice={payment.problem ?? (order.payUntil ? { title: linkMessages.until(momentOf(order.payUntil)) } : null)}
		/>
	);
}

function shippingOf({ Client, ClientPhone, email, address }: OrderDetail) {
	return { ...Client, phone: String(ClientPhone ?? ""), email, address };
}

/** What the order says it costs, as the summary of a cart would. */
function totalsOf(order: OrderDetail, taxShown: boolean): Totals {
	const { delivery, discount, code, taxRate } = order;
	const { days, ...way } = delivery ?? { days: null, id: "", name: "", kind: "send" as const, price: order.shipping };
	const [fewest, most] = days ?? [];
	const inDays = fewest !== undefined && most !== undefined && { days: [fewest, most] as const };
	const chosen = delivery && { ...way, ...inDays, zones: [] };
	return {
		subtotal: order.subtotal,
		discount: { code, off: discount, checking: false, problem: null },
		delivery: { ways: chosen ? [chosen] : [], chosen, isFinal: true },
		shipping: order.shipping,
		total: order.total,
		tax: taxShown && taxRate > 0 ? { amount: order.tax, rate: taxRate } : null,
		units: order.orderDetails.reduce((sum, { quantity }) => sum + quantity, 0),
	};
}

function Ended({ title, text, to }: { title: string; text: string; to?: string }) {
	const action = to && <ButtonLink to={to}>{linkMessages.follow}</ButtonLink>;
	return (
		<EmptyState page title={title} action={action}>
			<p>{text}</p>
		</EmptyState>
	);
}

function NotRead({ message, onAgain }: { message: string; onAgain: () => void }) {
	const action = <Button onClick={onAgain}>{linkMessages.tryAgain}</Button>;
	return (
		<ErrorState page title={linkMessages.notReadTitle} action={action}>
			<p>{message}</p>
		</ErrorState>
	);
}
