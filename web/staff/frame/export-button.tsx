import { useState } from "react";
import { saveAnswer, signedFetch } from "#web/account/signed-files.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { withStepUp } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

type Props = {
	address: string;
	/** Of the file, where the shop does not say it. */
	name: string;
	label: string;
	/** What is said when it does not come. */
	failed: string;
};

/** Saves what an address answers as a file. */
export function ExportButton({ address, name, label, failed }: Props) {
	const [busy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		try {
			await saveAnswer(await withStepUp(() => signedFetch(address)), name);
		} catch {
			showAlert({ title: messages.refused, text: failed, icon: "error" });
		}
		setBusy(false);
	};
	return (
		<Button look="outline" busy={busy} onClick={save}>
			{label}
		</Button>
	);
}
