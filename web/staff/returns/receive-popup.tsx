import { useState } from "react";
import { returns } from "#core/calls/returns.ts";
import type { Return, StaffReturn } from "#core/contract/returns.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { unitsIn } from "#core/rules/shipments.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

type ReceiveProps = { one: Return; onClose: () => void; onDone: (now: StaffReturn, said: string) => void };

/** Asks what goes back on the shelf, and says what happens then. */
export default function ReceivePopup({ one: { number, lines }, onClose, onDone }: ReceiveProps) {
	const [spoilt, setSpoilt] = useState<ReadonlySet<number>>(new Set());
	const [busy, setBusy] = useState(false);
	const exchanges = lines.filter(({ exchange }) => exchange);
	const money = lines.filter(({ exchange }) => !exchange);
	const mark = (line: number, isFit: boolean) => {
		const now = new Set(spoilt);
		if (isFit) now.delete(line);
		else now.add(line);
		setSpoilt(now);
	};
	const receive = async () => {
		setBusy(true);
		try {
			const body = { lines: lines.map(({ line }) => ({ line, restock: !spoilt.has(line) })) };
			const { data } = await staffCall(returns.receive, { params: { number }, body });
			onDone(data, messages.received(number));
		} catch (error) {
			tellRefusal(error);
			setBusy(false);
		}
	};
	return (
		<Popup
			open
			title={messages.receiveTitle}
			onClose={onClose}
			side="right"
			footer={
				<Button wide busy={busy} onClick={receive}>
					{messages.receive}
				</Button>
			}
		>
			<p className="mb-4">{messages.receiveNote(unitsIn(money), unitsIn(exchanges))}</p>
			{lines.map(({ line, quantity, name, color, size }) => (
				<Checkbox
					key={line}
					label={messages.onShelf(`${quantity} × ${name}, ${color}, ${sizeWord(size)}`)}
					checked={!spoilt.has(line)}
					onChange={({ currentTarget }) => mark(line, currentTarget.checked)}
				/>
			))}
		</Popup>
	);
}
