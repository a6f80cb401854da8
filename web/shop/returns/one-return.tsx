import { useState } from "react";
import { addressOf } from "#core/calls/call.ts";
import { returns } from "#core/calls/returns.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { Return } from "#core/contract/returns.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { isReturnOpen } from "#core/rules/return-states.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { saveAnswer, signedFetch } from "#web/account/signed-files.ts";
import { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { dayOf } from "../orders/order-words.ts";
import messages from "./messages.en.ts";

type OneReturnProps = { one: Return; order: OrderDetail; token: string | null; onChanged: () => void };
type StepsProps = Omit<OneReturnProps, "order">;

/** How a return stands, in plain words, and what its shopper can do. */
export function OneReturn({ one, order, token, onChanged }: OneReturnProps) {
	const { number, state, lines, refusal, parcel } = one;
	// The order says what things are called in the language of the page.
	const bought = new Map(order.orderDetails.map((one) => [one.line, one]));
	return (
		<article aria-label={messages.one(number)} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
			<div className="min-w-0">
				<p>
					<span className="font-medium">{messages.one(number)}</span>
					<span className="text-quiet"> · {messages.states[state]}</span>
				</p>
				<ul className="mt-1">
					{lines.map(({ line, quantity, name, color, size, exchange, outcome }) => (
						<li key={line} className="wrap-anywhere">
							{`${quantity} × ${bought.get(line)?.name ?? name}, ${bought.get(line)?.label ?? color}, ${sizeWord(size)}`}
							<span className="text-quiet">
								{" · "}
								{exchange && outcome !== "refund"
									? messages.instead(`${exchange.label ?? exchange.ColorName}, ${sizeWord(exchange.size)}`)
									: messages.money}
							</span>
						</li>
					))}
				</ul>
				{refusal && <p className="wrap-anywhere mt-1 whitespace-pre-line">{refusal}</p>}
				<p className="wrap-anywhere mt-1 text-note text-quiet empty:hidden">{standingOf(one).join(" · ")}</p>
				{parcel?.url && (
					<a href={parcel.url} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
						{messages.track}
					</a>
				)}
			</div>
			{isReturnOpen(state) && <Steps one={one} token={token} onChanged={onChanged} />}
		</article>
	);
}

function standingOf({ heldUntil, refund, parcel, lines, currency }: Return): string[] {
	const isExchanged = lines.some(({ outcome }) => outcome === "exchange");
	return [
		heldUntil && messages.held(dayOf(heldUntil)),
		refund && messages.refund[refund.state](moneyHere(refund.amount, currency)),
		isExchanged && !parcel && messages.toSend,
		parcel && messages.sent(dayOf(parcel.at), parcel.carrier),
		parcel?.tracking && messages.tracking(parcel.tracking),
	].filter((said): said is string => Boolean(said));
}

function Steps({ one: { number, orderId, state }, token, onChanged }: StepsProps) {
	const [busy, setBusy] = useState(false);
	const [isLost, setLost] = useState(false);
	const download = async () => {
		setBusy(true);
		setLost(false);
		const query = { language: words.language, ...(token && { orderToken: token }) };
		const address = addressOf(returns.label, { params: { id: orderId, number }, query });
		try {
			await saveAnswer(await signedFetch(address, { headers: { accept: "application/pdf" } }), `return-${number}.pdf`);
		} catch {
			setLost(true);
		}
		setBusy(false);
	};
	const callOff = async () => {
		if (!(await askConfirm(messages.question))) return;
		setBusy(true);
		try {
			const body = token ? { orderToken: token } : {};
			await signedCall(returns.cancel, { params: { id: orderId, number }, body });
			showToast(messages.calledOff, "success");
			onChanged();
		} catch (error) {
			showAlert({ title: messages.refused, text: error instanceof ApiError ? error.message : "", icon: "warning" });
		}
		setBusy(false);
	};
	return (
		<div className="flex flex-wrap gap-3">
			{state === "approved" && (
				<Button busy={busy} onClick={download} aria-label={messages.slipOne(number)}>
					{messages.slip}
				</Button>
			)}
			<Button look="outline" busy={busy} onClick={callOff} aria-label={messages.callOffOne(number)}>
				{messages.callOff}
			</Button>
			<p role="status" className="basis-full text-brick text-note empty:hidden">
				{isLost ? messages.slipFailed : ""}
			</p>
		</div>
	);
}
