import { useEffect, useState } from "react";
import { useSession } from "#web/account/session.ts";
import { pathHere } from "#web/facts/path-here.ts";
import { privateHead } from "#web/facts/title.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { NothingToPay } from "../cart/parts/nothing-to-pay.tsx";
import { StaffDoNotShop } from "../cart/parts/staff-do-not-shop.tsx";
import { usePaymentConfig } from "../cart/payment-config.ts";
import { refreshPrepared } from "../cart/refresh.ts";
import { type Totals, useTotals } from "../cart/use-totals.ts";
import { useCheckout } from "../checkout.ts";
import { shippingProblems } from "../shipping/use-shipping-form.ts";
import { forgetAttempt } from "./attempt.ts";
import messages from "./messages.en.ts";
import { CheckingPanel } from "./parts/checking-panel.tsx";
import { NoPayments, Waiting } from "./parts/not-yet.tsx";
import { PayForm } from "./parts/pay-form.tsx";
import { ResultPanel } from "./parts/result-panel.tsx";
import { useGift, wayOf } from "./use-gift.ts";
import { usePayment } from "./use-payment.ts";
import { useProvider } from "./use-provider.ts";
import { useStanding } from "./use-standing.ts";

/** The one page whose policy lets the card provider's script in. */
export const handle = { policy: "payment" };

export const meta = privateHead(messages.title);

export function loader() {
	return null;
}

/** The policy comes with the document, so whoever gets here from inside the shop loads it as one. */
export function clientLoader(): Promise<null> {
	window.location.assign(pathHere("/cart/pay"));
	return new Promise(() => undefined);
}

export default function PayScreen() {
	const { session } = useSession();
	const lines = useCheckout("productPrepared");
	const shipping = useCheckout("datosDeEnvio");
	const delivery = useCheckout("deliveryMethod");
	const attempt = useCheckout("paymentAttempt");
	const { config, problem: configProblem, again: askConfigAgain } = usePaymentConfig();
	const gift = useGift(lines);
	const totals = useTotals(lines ?? [], config, shipping?.address, gift && wayOf(gift));
	const payment = usePayment(totals, askConfigAgain, gift);
	const wasLost = useStanding(attempt, payment.step !== null);
	const provider = useProvider(config);
	const changes = useRefreshedLines();

	if (session.as === "staff") return <StaffDoNotShop />;
	if (!lines) return <Waiting />;
	if (attempt?.answer)
		return (
			<ResultPanel bought={attempt} answer={attempt.answer} isClient={session.as === "client"} onSeen={forgetAttempt} />
		);
	if (attempt?.sent && payment.step === null) return <CheckingPanel lines={attempt.lines} />;
	if (lines.length === 0) return <NothingToPay changes={payment.problem?.lines ?? changes} />;
	if (!gift && (!shipping || shippingProblems(shipping).size > 0)) return <ShippingFirst />;
	if (configProblem) return <NoPayments message={configProblem} onAgain={askConfigAgain} />;
	if (provider.failed) return <NoPayments message={messages.notReached} onAgain={provider.again} />;
	if (!config || !provider.open) return <Waiting />;
	if (!gift && (!totals.delivery?.chosen || isGone(delivery, totals))) return <DeliveryFirst />;
	const lost = wasLost ? { title: messages.lost } : null;
	const changed = changes.length > 0 ? { title: messages.changed, lines: changes } : null;
	return (
		<PayForm
			config={config}
			open={provider.open}
			lines={lines}
			shipping={shipping ?? null}
			gift={gift}
			isByLink={false}
			totals={totals}
			payment={payment}
			notice={payment.problem ?? lost ?? changed}
		/>
	);
}

/** Prices and units as they are when the screen opens; answers what changed. */
function useRefreshedLines(): readonly string[] {
	const [changes, setChanges] = useState<readonly string[]>([]);
	useEffect(() => {
		refreshPrepared().then(setChanges, () => undefined);
	}, []);
	return changes;
}

function ShippingFirst() {
	const { title, text } = messages.shippingFirst;
	return (
		<EmptyState page title={title} action={<ButtonLink to="/form">{messages.toShipping}</ButtonLink>}>
			<p>{text}</p>
		</EmptyState>
	);
}

/** What was chosen is no longer among the ways that reach the address. */
function isGone(chosen: string | null | undefined, { delivery }: Totals): boolean {
	return Boolean(chosen && chosen !== delivery?.chosen?.id);
}

function DeliveryFirst() {
	const { title, text } = messages.deliveryFirst;
	return (
		<EmptyState page title={title} action={<ButtonLink to="/form">{messages.toShipping}</ButtonLink>}>
			<p>{text}</p>
		</EmptyState>
	);
}
