import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { OrderLine } from "#core/contract/orders.ts";
import type { PaymentConfig } from "#core/contract/payments.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { installmentsInWords } from "#core/messages/installments.ts";
import type { DeliveryMethod } from "#core/rules/delivery.ts";
import { installmentsOf } from "#core/rules/installments.ts";
import { toCents } from "#core/rules/money.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import type { GiftCheckout } from "#web/store/gift-shapes.ts";
import type { Shipping } from "#web/store/shapes.ts";
import { Button } from "#web/ui/button.tsx";
import { Linked } from "#web/ui/linked.tsx";
import { Notice } from "../../cart/parts/notice.tsx";
import { Steps } from "../../cart/parts/steps.tsx";
import { Summary, TotalBar } from "../../cart/parts/summary.tsx";
import type { Totals } from "../../cart/use-totals.ts";
import cardMessages from "../card.messages.en.ts";
import { CARD_FIELDS, type CardField } from "../card.ts";
import messages from "../messages.en.ts";
import { useCard } from "../use-card.ts";
import type { PaymentProblem, usePayment } from "../use-payment.ts";
import type { OpenProvider } from "../use-provider.ts";
import { CardFields } from "./card-fields.tsx";
import { CardPreview } from "./card-preview.tsx";
import { TestCardsNote } from "./test-cards-note.tsx";

type PayFormProps = {
	config: PaymentConfig;
	open: OpenProvider;
	lines: readonly OrderLine[];
	/** Of what one buys for oneself; a gift goes where only the shop knows. */
	shipping: Shipping | null;
	gift: GiftCheckout | null;
	/** The order is made already: there are no steps to go back to. */
	isByLink: boolean;
	totals: Totals;
	payment: Pick<ReturnType<typeof usePayment>, "pay" | "step" | "setProblem">;
	notice: PaymentProblem | null;
};

const FORM = "card";

/** The card form with its live preview, and the Pay button. */
export function PayForm({ config, open, lines, shipping, gift, isByLink, totals, payment, notice }: PayFormProps) {
	const form = useCard(open, totals.total, (gift ?? shipping)?.email ?? "");
	const [inHand, setInHand] = useState<CardField | null>(null);
	const element = useRef<HTMLFormElement>(null);
	const isPaying = payment.step !== null;
	const money = useMoney();
	const cost = form.found.costs.find(({ installments }) => String(installments) === form.card.installments);
	const parts = cost && installmentsOf(cost.installments, toCents(cost.total_amount));
	const partsInWords = parts && installmentsInWords(parts, money);
	const isAsking = totals.discount.checking || form.found.asking;

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isPaying || isAsking) return;
		if (form.found.problem) form.found.again();
		const [wrong] = CARD_FIELDS.filter((field) => form.problems[field]);
		form.leave(CARD_FIELDS);
		if (wrong || !form.found.method) {
			const field = wrong ?? "number";
			return element.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
		}
		try {
			await payment.pay(form.tokenise);
		} catch {
			payment.setProblem({ title: messages.notAsked });
		}
	};

	const bar = (
		<TotalBar totals={totals} wide>
			{partsInWords && <p className="text-right text-note wide:hidden">{partsInWords}</p>}
			<p role="status" className="text-note">
				{payment.step}
			</p>
			<Button type="submit" form={FORM} busy={isPaying || isAsking} className="min-w-36">
				{messages.pay}
			</Button>
		</TotalBar>
	);
	return (
		<Steps
			title={messages.title}
			step={isByLink ? null : "Payment"}
			aside={
				<Summary totals={totals} lines={lines}>
					{partsInWords && <p className="text-right font-serif tabular-nums">{partsInWords}</p>}
					{gift ? (
						<GiftRecipient to={gift.to} delivery={totals.delivery?.chosen ?? null} />
					) : (
						shipping && <Recipient shipping={shipping} delivery={totals.delivery?.chosen ?? null} isFixed={isByLink} />
					)}
				</Summary>
			}
			bar={bar}
		>
			<div className="flex flex-col gap-8">
				{notice && <PaymentNotice problem={notice} />}
				{config.rehearsal && <TestCardsNote deskUrl={config.apiUrl} card={form.card} onFill={form.set} />}
				<form
					id={FORM}
					ref={element}
					noValidate
					onSubmit={submit}
					aria-label={cardMessages.card}
					className="flex flex-col gap-6"
				>
					<fieldset disabled={isPaying} className="contents">
						<CardFields
							form={form}
							identificationTypes={open.identificationTypes}
							onFocus={setInHand}
							preview={<CardPreview card={form.card} method={form.found.method} isCodeInHand={inHand === "code"} />}
						/>
					</fieldset>
					<p className="text-note text-quiet">
						<Linked text={messages.accept} target="_blank" rel="noreferrer" />
					</p>
					{isPaying && <div aria-hidden="true" className="h-1 animate-breathe bg-clay" />}
				</form>
			</div>
		</Steps>
	);
}

function PaymentNotice({ problem: { title, lines = [], aboutShipping } }: { problem: PaymentProblem }) {
	return (
		<Notice title={title} lines={lines}>
			{aboutShipping && (
				<Link to="/form" className="link">
					{messages.backToShipping}
				</Link>
			)}
		</Notice>
	);
}

function GiftRecipient({ to, delivery }: { to: string; delivery: DeliveryMethod | null }) {
	return (
		<div className="border-line border-t pt-4">
			<p className="wrap-anywhere font-medium">{messages.giftFor(to)}</p>
			<p className="mt-1 text-quiet">{messages.giftAddress}</p>
			{delivery && <p className="wrap-anywhere mt-1 text-quiet">{deliveryInWords(delivery)}</p>}
		</div>
	);
}

type RecipientProps = { shipping: Shipping; delivery: DeliveryMethod | null; isFixed: boolean };

function Recipient({ shipping: { name, lastname, address }, delivery, isFixed }: RecipientProps) {
	return (
		<div className="border-line border-t pt-4">
			<p className="flex items-baseline justify-between gap-4">
				<span className="font-medium">{delivery?.kind === "pickup" ? messages.pickedUpBy : messages.goesTo}</span>
				{!isFixed && (
					<Link to="/form" className="link text-note">
						{messages.change}
					</Link>
				)}
			</p>
			<p className="wrap-anywhere mt-1 text-quiet">
				{name} {lastname}, {address.streetNumber}, {address.zipCode} {address.city}, {address.provinceDepartment}
			</p>
			{delivery && <p className="wrap-anywhere mt-1 text-quiet">{deliveryInWords(delivery)}</p>}
		</div>
	);
}
