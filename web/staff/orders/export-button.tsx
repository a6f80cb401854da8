import { useState } from "react";
import { addressOf } from "#core/calls/call.ts";
import { orders } from "#core/calls/orders.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { fetchAsStaff, saveAnswer } from "../frame/files.ts";
import frame from "../frame/messages.en.ts";
import { withStepUp } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

/** Saves the orders that match as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: { status?: string; search?: string } }) {
	const [busy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		try {
			const answer = await withStepUp(() => fetchAsStaff(addressOf(orders.export, { query: filter })));
			await saveAnswer(answer, "orders.csv");
		} catch {
			showAlert({ title: frame.refused, text: messages.notExported, icon: "error" });
		}
		setBusy(false);
	};
	return (
		<Button look="outline" busy={busy} onClick={save}>
			{messages.export}
		</Button>
	);
}
