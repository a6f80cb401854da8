import { useState } from "react";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { LANGUAGE_NAMES, type Language, spokenOf } from "#core/languages.ts";
import type { ApiError } from "#web/api.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { Select } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { become } from "../session.ts";
import { signedCall } from "../signed-call.ts";
import messages from "./mail-language.messages.en.ts";

/** In which language the shop writes; nothing to choose in a shop that speaks one. */
export function MailLanguage({ client }: { client: Client }) {
	const { languages } = useFacts();
	const [busy, setBusy] = useState(false);
	if (languages.length < 2) return null;

	const choose = async (language: Language) => {
		setBusy(true);
		try {
			const { data } = await signedCall(clients.edit, { params: { clientPhone: client.phone }, body: { language } });
			if (typeof data !== "string") become({ as: "client", client: data });
			showToast(messages.saved, "success");
		} catch (error) {
			showToast((error as ApiError).message, "warning");
		}
		setBusy(false);
	};

	return (
		<Select
			label={messages.label}
			value={spokenOf(client.language, languages)}
			disabled={busy}
			onChange={({ target }) => void choose(target.value as Language)}
			className="max-w-sm"
		>
			{languages.map((language) => (
				<option key={language} value={language} lang={language}>
					{LANGUAGE_NAMES[language]}
				</option>
			))}
		</Select>
	);
}
