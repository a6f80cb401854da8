import { changes } from "#core/calls/changes.ts";
import type { KeptField, Undone } from "#core/contract/changes.ts";
import { productFieldLabels } from "#core/messages/product-details.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";
import { tellRefusal } from "./tell-refusal.ts";

/** Tells that something is done, with the way back where there is one. */
export function tellDone(text: string, change: number | null, onUndone: () => void): void {
	const way = change === null ? undefined : { label: messages.undo, act: () => void takeBack(change, onUndone) };
	showToast(text, "success", way);
}

/**
 * Takes a change of products back, and says what stays because others changed it since. What goes on by itself is followed on
 * the screen of imports. Also after a failure something else may be seen: the answer alone may have been lost.
 */
export async function takeBack(change: number, onUndone: () => void): Promise<void> {
	try {
		const { data } = await signedCall(changes.undo, { params: { id: change } });
		if ("job" in data) showToast(messages.beingTakenBack, "success");
		else if (data.keptProducts > 0) showAlert({ title: messages.takenBack, text: keptInWords(data.kept) });
		else showToast(messages.takenBack, "success");
	} catch (error) {
		tellRefusal(error);
	}
	onUndone();
}

/** Which products stay in what as others made them. */
export function keptInWords(kept: Undone["kept"]): string {
	return messages.staysAsItIs(
		kept.map(({ name, fields }) => `${name} (${fields.map(fieldInWords).join(", ")})`).join(", "),
	);
}

const keptWords: Record<KeptField, string> = { ...productFieldLabels, ...messages.keptTogether };
const fieldInWords = (field: KeptField) => keptWords[field].toLowerCase();

/** The change an answer can be taken back by. */
export function changeIn({ headers }: { headers: Headers }): number | null {
	const change = headers.get("x-change");
	return change === null ? null : Number(change);
}
