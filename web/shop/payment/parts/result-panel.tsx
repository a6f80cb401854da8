import { useEffect, useRef } from "react";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import { paymentMessages } from "#core/messages.ts";
import { pathHere } from "#web/facts/path-here.ts";
import type { PaymentAttempt } from "#web/store/shapes.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { MessageIcon } from "#web/ui/message-icon.tsx";
import { Amount } from "#web/ui/price.tsx";
import { PreparedLines } from "../../cart/parts/summary.tsx";
import { outcomeOf, type PaymentOutcome } from "../attempt.ts";
import messages from "../messages.en.ts";
import { reasonOf } from "../reasons.ts";

const looks: Record<PaymentOutcome, { name: string; box: string; icon: "success" | "error" | "info" }> = {
	approved: { name: "confirmed", box: "border-sage bg-sage-tint", icon: "success" },
	rejected: { name: "rejected", box: "border-brick bg-brick-tint", icon: "error" },
	in_process: { name: "pending", box: "border-clay bg-raised", icon: "info" },
};

type ResultProps = {
	/** What was to be paid, and how it gets there. */
	bought: Pick<PaymentAttempt, "lines" | "delivery">;
	answer: PaymentAnswer;
	isClient: boolean;
	/** It was seen: the form may be used again. */
	onSeen: () => void;
};

/** What became of the payment, in the documented words. */
export function ResultPanel({ bought, answer, isClient, onSeen }: ResultProps) {
	const outcome = outcomeOf(answer.status);
	const { title, text } = paymentMessages[outcome];
	const { name, box, icon } = looks[outcome];
	const isRejected = outcome === "rejected";
	const reason = reasonOf(outcome, answer.status_detail);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);

	// A document of its own again, without the card provider's script.
	const goBack = () => {
		onSeen();
		window.location.assign(pathHere("/home"));
	};
	return (
		<div className="page flex max-w-3xl flex-col gap-8 py-8 wide:py-12">
			<section
				data-look={name}
				aria-label={messages.result}
				className={cx("flex flex-col gap-6 border-l-4 p-6 md:p-8", box)}
			>
				<div className="flex flex-col gap-3">
					<MessageIcon kind={icon} className="size-10 stroke-1" />
					<h1 ref={heading} tabIndex={-1} className="text-headline outline-none">
						{title}
					</h1>
					<p>{text}</p>
					{reason && <p>{reason}</p>}
				</div>
				<div>
					<h2 className="text-lead">{paymentMessages.statusHeading}</h2>
					<dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
						<Fact label={messages.status} value={messages.code(answer.status)} />
						<Fact label={messages.statusDetail} value={messages.code(answer.status_detail)} />
						<Fact label={messages.paymentId} value={String(answer.id ?? messages.noPayment)} />
					</dl>
				</div>
				<div className="flex flex-wrap gap-3">
					{isRejected && <Button onClick={onSeen}>{messages.anotherCard}</Button>}
					<Button look={isRejected ? "outline" : "solid"} onClick={goBack}>
						{paymentMessages.goBack}
					</Button>
					{!isRejected && (
						<ButtonLink look="outline" to={orderAddress(answer, isClient)}>
							{messages.follow}
						</ButtonLink>
					)}
				</div>
			</section>
			<section aria-label={messages.yourOrder} className="flex flex-col gap-4">
				<h2 className="text-title">{messages.order(answer.orderId)}</h2>
				<PreparedLines lines={bought.lines} />
				{bought.delivery && <p className="wrap-anywhere border-line border-t pt-4">{bought.delivery}</p>}
				<p className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
					<span className="font-medium">{messages.total}</span>
					<Amount value={answer.total} className="text-title" />
				</p>
			</section>
		</div>
	);
}

function Fact({ label, value }: { label: string; value: string }) {
	return (
		<>
			<dt className="text-quiet">{label}</dt>
			<dd className="wrap-anywhere">{value}</dd>
		</>
	);
}

function orderAddress({ orderId, orderToken }: PaymentAnswer, isClient: boolean): string {
	return `/orders/${orderId}${isClient ? "" : `?${new URLSearchParams({ token: orderToken })}`}`;
}
