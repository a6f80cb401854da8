import { type FormEvent, useState } from "react";
import { ALERT_TIMER_MS, discountMessages } from "#core/messages.ts";
import { ApiError } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useCheckout } from "../../checkout.ts";
import { dropCode, type Sold, takeCode } from "../discount.ts";
import messages from "../messages.en.ts";

/** Where a discount code is typed; one that counts can be taken away again. */
export function CodeForm({ lines }: { lines: readonly Sold[] }) {
	const code = useCheckout("discountCode");
	const [busy, setBusy] = useState(false);
	const [isTypedHere, setIsTypedHere] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);

	const apply = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get("code") ?? "");
		setBusy(true);
		setIsTypedHere(true);
		try {
			const why = await takeCode(typed, lines);
			setRefusal(why);
			if (why === null) showAlert({ ...discountMessages.applied, icon: "success", timer: ALERT_TIMER_MS });
			else showAlert({ ...discountMessages.invalid, icon: "warning" });
		} catch (error) {
			const text = error instanceof ApiError ? error.message : "";
			showAlert({ title: messages.codeFailed, text, icon: "warning" });
		}
		setBusy(false);
	};

	if (code) {
		return (
			<p className="flex flex-wrap items-center justify-between gap-x-4">
				<span>
					{messages.code} <strong className="font-medium">{code}</strong>
				</span>
				<Button look="quiet" autoFocus={isTypedHere} onClick={dropCode}>
					{messages.removeCode}
				</Button>
			</p>
		);
	}
	return (
		<form method="post" onSubmit={apply} className="flex items-start gap-3">
			<Field
				label={messages.code}
				name="code"
				required
				maxLength={100}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				className="grow"
				{...(refusal && { message: refusal, state: "bad" as const })}
				onChange={() => setRefusal(null)}
			/>
			<Button type="submit" look="outline" busy={busy} className="mt-6.5">
				{messages.apply}
			</Button>
		</form>
	);
}
