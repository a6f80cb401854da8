import { type FormEvent, useRef, useState } from "react";
import { orders } from "#core/calls/orders.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, Field, Select, TextField } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import messages from "./refund.messages.en.ts";
import { type ChosenRefund, leftOf, returnableLines, type Way, wasSent, wishOf } from "./refund-wish.ts";

const WAYS: readonly Way[] = ["lines", "sum", "all"];

type PartRefundProps = { order: OrderDetail; onClose: () => void; onChanged: (now: OrderDetail) => void };

/** Gives back pieces, a sum or the rest; what it comes to is shown before, and asked once more. */
export default function PartRefund({ order, onClose, onChanged }: PartRefundProps) {
	const lines = returnableLines(order);
	const [chosen, setChosen] = useState<ChosenRefund>({
		way: lines.length > 0 ? "lines" : "sum",
		units: {},
		sum: "",
		restock: !wasSent(order),
		reason: "",
	});
	const [problem, setProblem] = useState("");
	const [busy, setBusy] = useState(false);
	const asked = useRef({ said: "", key: "" });
	const money = (amount: number) => moneyHere(amount, order.currency);
	const left = money(leftOf(order));
	const wish = wishOf(order, chosen);
	const choose = (more: Partial<ChosenRefund>) => {
		setChosen({ ...chosen, ...more });
		setProblem("");
	};

	const give = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		if (!wish) return setProblem(chosen.way === "sum" ? messages.sumBad(left) : messages.nothing);
		const sum = money(wish.amount);
		if (!(await askConfirm(messages.question(sum, chosen.way === "all")))) return;
		setBusy(true);
		// The same request again, after an answer that was lost, gives nothing more.
		const said = JSON.stringify(wish.body);
		if (asked.current.said !== said) asked.current = { said, key: crypto.randomUUID() };
		try {
			const headers = { "idempotency-key": asked.current.key };
			const { data } = await staffCall(orders.refund, { params: { id: order.orderId }, headers, body: wish.body });
			const isDone = data.refunds.at(-1)?.state === "done";
			showToast(isDone ? messages.done(sum) : messages.begun(sum), isDone ? "success" : "info");
			onChanged(data);
			onClose();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
	};

	const footer = (
		<div className="flex flex-col gap-3">
			<p aria-live="polite" className="flex items-baseline justify-between gap-4">
				<span>{messages.goesBack}</span>
				<span className="font-serif text-title tabular-nums">{money(wish?.amount ?? 0)}</span>
			</p>
			<p className="text-note text-quiet">{wish?.isCapped ? messages.capped : messages.left(left)}</p>
			{problem && (
				<p role="alert" className="text-brick">
					{problem}
				</p>
			)}
			<Button type="submit" form="part-refund" busy={busy}>
				{messages.title}
			</Button>
		</div>
	);

	return (
		<Popup title={messages.title} open onClose={onClose} side="right" footer={footer}>
			<form id="part-refund" method="post" noValidate onSubmit={give} className="flex flex-col gap-5">
				<fieldset>
					<legend className="text-note">{messages.what}</legend>
					{WAYS.filter((way) => way !== "lines" || lines.length > 0).map((way) => (
						<label key={way} className="flex min-h-11 items-center gap-3">
							<input
								type="radio"
								name="way"
								checked={chosen.way === way}
								onChange={() => choose({ way })}
								className="size-5 shrink-0 accent-clay"
							/>
							{messages.ways[way]}
						</label>
					))}
				</fieldset>
				{chosen.way === "lines" &&
					lines.map(({ line, name, color, size, most }) => (
						<Select
							key={line}
							label={messages.how(name, color, sizeWord(size))}
							value={chosen.units[line] ?? 0}
							onChange={({ currentTarget }) =>
								choose({ units: { ...chosen.units, [line]: Number(currentTarget.value) } })
							}
						>
							<option value={0}>{messages.none}</option>
							{Array.from({ length: most }, (_, at) => at + 1).map((count) => (
								<option key={count} value={count}>
									{messages.of(count, most)}
								</option>
							))}
						</Select>
					))}
				{chosen.way === "sum" && (
					<Field
						label={messages.sum}
						hint={messages.sumHint(left)}
						inputMode="decimal"
						autoComplete="off"
						value={chosen.sum}
						onChange={({ currentTarget }) => choose({ sum: currentTarget.value })}
					/>
				)}
				{chosen.way === "all" && <p className="text-quiet">{messages.allMeans}</p>}
				{chosen.way !== "sum" && (
					<Checkbox
						label={messages.restock}
						checked={chosen.restock}
						onChange={({ currentTarget }) => choose({ restock: currentTarget.checked })}
					/>
				)}
				<TextField
					label={messages.reason}
					hint={messages.reasonHint}
					rows={2}
					maxLength={500}
					value={chosen.reason}
					onChange={({ currentTarget }) => choose({ reason: currentTarget.value })}
				/>
			</form>
		</Popup>
	);
}
