import { useState } from "react";
import { addressOf } from "#core/calls/call.ts";
import { orders } from "#core/calls/orders.ts";
import { endSession, sessionToken } from "#web/account/session.ts";
import { ApiError } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import frame from "../frame/messages.en.ts";
import { withStepUp } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

/** Saves the orders that match as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: { status?: string; search?: string } }) {
	const [busy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		const token = sessionToken();
		try {
			const response = await withStepUp(async () => {
				const answer = await fetch(addressOf(orders.export, { query: filter }), {
					headers: { authorization: `Bearer ${token ?? ""}` },
				});
				if (answer.status === 401) endSession(token);
				if (!answer.ok) throw new ApiError(answer.status, (await answer.json()).code, answer.statusText);
				return answer;
			});
			const name = response.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1];
			offer(await response.blob(), name ?? "orders.csv");
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

function offer(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
