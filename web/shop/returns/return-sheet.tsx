import { useEffect, useRef, useState } from "react";
import { returns } from "#core/calls/returns.ts";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { ReturnableLine } from "#core/contract/returns.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";
import { chosenOf, NOTHING, type ReturnableGarment, type ReturnChoice } from "./return-choices.ts";
import sheet from "./return-sheet.messages.en.ts";
import { Instead, What, Why } from "./return-steps.tsx";

export type ReturnSheetProps = {
	order: OrderDetail;
	token: string | null;
	returnable: readonly ReturnableLine[];
	onClose: () => void;
	onAsked: () => void;
};

const QUESTIONS = [sheet.what, sheet.why, sheet.instead] as const;

/** Asks for a return in three steps: what, why, and what instead. */
export default function ReturnSheet({ order, token, returnable, onClose, onAsked }: ReturnSheetProps) {
	const [step, setStep] = useState(0);
	const [choices, setChoices] = useState<ReadonlyMap<number, ReturnChoice>>(new Map());
	const [key] = useState(() => crypto.randomUUID());
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState("");
	const title = useRef<HTMLHeadingElement>(null);
	const garments = returnable.flatMap((one): ReturnableGarment[] => {
		const bought = order.orderDetails.find(({ line }) => line === one.line);
		return bought ? [{ ...one, bought, choice: choices.get(one.line) ?? NOTHING }] : [];
	});
	const chosen = garments.filter(({ choice }) => choice.quantity > 0);
	const change = (line: number, more: Partial<ReturnChoice>) =>
		setChoices((known) => new Map(known).set(line, { ...(known.get(line) ?? NOTHING), ...more }));
	useEffect(() => {
		if (step > 0) title.current?.focus();
	}, [step]);

	const send = async () => {
		setBusy(true);
		setProblem("");
		try {
			const body = { lines: chosen.map(chosenOf), ...(token && { orderToken: token }) };
			const headers = { "idempotency-key": key };
			const { data } = await signedCall(returns.ask, { params: { id: order.orderId }, headers, body });
			showToast(sheet.done(data.number), "success");
			onAsked();
		} catch (error) {
			setProblem((error as Error).message);
			setBusy(false);
		}
	};
	const isLast = step === QUESTIONS.length - 1;
	return (
		<Popup
			open
			title={messages.action}
			onClose={onClose}
			side="right"
			footer={
				<div className="flex flex-wrap gap-3">
					{step > 0 && (
						<Button look="outline" onClick={() => setStep(step - 1)}>
							{sheet.back}
						</Button>
					)}
					{isLast ? (
						<Button className="grow" busy={busy} onClick={() => void send()}>
							{sheet.send}
						</Button>
					) : (
						<Button className="grow" disabled={chosen.length === 0} onClick={() => setStep(step + 1)}>
							{sheet.next}
						</Button>
					)}
				</div>
			}
		>
			<p className="text-note text-quiet">{sheet.step(step + 1)}</p>
			<h3 ref={title} tabIndex={-1} className="mb-4 text-title">
				{QUESTIONS[step]}
			</h3>
			{step === 0 && <What garments={garments} onChange={change} />}
			{step === 1 && <Why garments={chosen} onChange={change} />}
			{isLast && <Instead garments={chosen} onChange={change} />}
			<p role="alert" className="mt-4 text-brick empty:hidden">
				{problem}
			</p>
		</Popup>
	);
}
