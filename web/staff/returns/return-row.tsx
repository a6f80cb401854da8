import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { addressOf } from "#core/calls/call.ts";
import { returns } from "#core/calls/returns.ts";
import type { Return, StaffReturn } from "#core/contract/returns.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { isReturnOpen } from "#core/rules/return-states.ts";
import { saveAnswer, signedFetch } from "#web/account/signed-files.ts";
import words from "#web/facts/messages.en.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { showToast } from "#web/ui/toast.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { useMay } from "../frame/use-may.ts";
import { staffCall } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

const ReceivePopup = lazy(ifReached(() => import("./receive-popup.tsx")));
const RefusePopup = lazy(ifReached(() => import("./refuse-popup.tsx")));
const SendExchange = lazy(ifReached(() => import("./send-exchange.tsx")));

type ListedReturn = Return & { buyer?: string };
type ReturnRowProps = { one: ListedReturn; onChanged: (one: StaffReturn) => void; withOrder?: boolean };

/** One return, and what can be done with it as it stands. */
export function ReturnRow({ one, onChanged, withOrder = false }: ReturnRowProps) {
	const { number, orderId, state, at, buyer } = one;
	return (
		<article aria-label={messages.one(number)} className="grid gap-x-8 gap-y-3 wide:grid-cols-[1fr_auto]">
			<div className="min-w-0">
				<p className="flex flex-wrap items-baseline gap-x-3">
					<span className="font-medium">{messages.one(number)}</span>
					{withOrder && (
						<Link to={`/admindashboard/orders/${orderId}`} className="link">
							{messages.order(orderId)}
						</Link>
					)}
					<span className={cx(state === "requested" && "text-clay")}>{messages.states[state]}</span>
				</p>
				<p className="wrap-anywhere text-note text-quiet">{[buyer, shopMoment(at)].filter(Boolean).join(" · ")}</p>
				<Garments one={one} />
				<Outcome one={one} />
			</div>
			<Actions one={one} onChanged={onChanged} />
		</article>
	);
}

function Garments({ one: { lines } }: { one: ListedReturn }) {
	return (
		<ul className="mt-2 flex flex-col gap-1">
			{lines.map(({ line, quantity, name, color, size, reason, exchange }) => (
				<li key={line} className="wrap-anywhere">
					{`${quantity} × ${name}, ${color}, ${sizeWord(size)}`}
					<span className="block text-note text-quiet">
						{[
							reason && messages.reasons[reason],
							exchange ? messages.instead(`${exchange.ColorName}, ${sizeWord(exchange.size)}`) : messages.money,
						]
							.filter(Boolean)
							.join(" · ")}
					</span>
				</li>
			))}
		</ul>
	);
}

const isToSend = ({ lines, parcel }: ListedReturn) => !parcel && lines.some(({ outcome }) => outcome === "exchange");

function Outcome({ one }: { one: ListedReturn }) {
	const { heldUntil, refusal, refund, parcel, currency } = one;
	const said = [
		heldUntil && messages.held(shopMoment(heldUntil)),
		refusal && messages.refusal(refusal),
		refund && messages.refund[refund.state](moneyHere(refund.amount, currency)),
		parcel && messages.sent(shopMoment(parcel.at), parcel.carrier),
		isToSend(one) && messages.toSend,
	].filter(Boolean);
	return (
		<p
			className={cx(
				"wrap-anywhere mt-2 text-note empty:hidden",
				refund?.state === "failed" ? "text-brick" : "text-quiet",
			)}
		>
			{said.join(" · ")}
		</p>
	);
}

function Actions({ one, onChanged }: ReturnRowProps) {
	const may = useMay();
	const [open, setOpen] = useState<"receive" | "refuse" | "send" | null>(null);
	const [busy, setBusy] = useState(false);
	const { number, state, orderId, refund } = one;
	const close = () => setOpen(null);
	const done = (now: StaffReturn, said: string) => {
		showToast(said, "success");
		close();
		onChanged(now);
	};
	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		await work().catch(tellRefusal);
		setBusy(false);
	};
	const approve = () =>
		attempt(async () => {
			const { data } = await staffCall(returns.approve, { params: { number } });
			done(data, messages.approved(number));
		});
	const again = () => attempt(async () => onChanged((await staffCall(returns.receive, { params: { number } })).data));
	const slip = () =>
		attempt(async () => {
			const address = addressOf(returns.label, {
				params: { id: orderId, number },
				query: { language: words.language },
			});
			await saveAnswer(await signedFetch(address, { headers: { accept: "application/pdf" } }), `return-${number}.pdf`);
		});
	const mayDecide = may("orders.refund") && isReturnOpen(state);
	return (
		<div className="flex flex-wrap content-start items-start gap-2 wide:max-w-sm wide:justify-end">
			{mayDecide && state === "requested" && (
				<Button busy={busy} onClick={approve} aria-label={messages.approveOne(number)}>
					{messages.approve}
				</Button>
			)}
			{mayDecide && (
				<Button look="outline" onClick={() => setOpen("receive")} aria-label={messages.receiveOne(number)}>
					{messages.receive}
				</Button>
			)}
			{mayDecide && (
				<Button look="outline" onClick={() => setOpen("refuse")} aria-label={messages.refuseOne(number)}>
					{messages.refuse}
				</Button>
			)}
			{may("orders.refund") && refund?.state === "failed" && (
				<Button busy={busy} onClick={again} aria-label={messages.againOne(number)}>
					{messages.again}
				</Button>
			)}
			{may("orders.write") && isToSend(one) && (
				<Button onClick={() => setOpen("send")} aria-label={messages.sendOne(number)}>
					{messages.send}
				</Button>
			)}
			{isReturnOpen(state) && (
				<Button look="quiet" busy={busy} onClick={slip} aria-label={messages.slipOne(number)}>
					{messages.slip}
				</Button>
			)}
			<Suspense>
				{open === "receive" && <ReceivePopup one={one} onClose={close} onDone={done} />}
				{open === "refuse" && <RefusePopup one={one} onClose={close} onDone={done} />}
				{open === "send" && <SendExchange one={one} onClose={close} onDone={done} />}
			</Suspense>
		</div>
	);
}
