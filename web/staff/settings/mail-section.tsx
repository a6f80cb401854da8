import { z } from "zod";
import type { Settings, VersionedSettings } from "#core/contract/settings.ts";
import { MailWords } from "#core/contract/shop-identity.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Field, TextField } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";

const TypedMail = z.object({ mail: MailWords });
const names = ["mail"] as const;
const typed = ({ mail }: Settings) => ({ mail });

/** How mails are signed. */
export function MailSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	return (
		<Section at="mail" words={messages.mail} loaded={loaded} names={names} schema={TypedMail} typed={typed}>
			{(form) => (
				<div className="grid items-start gap-4 md:grid-cols-2">
					<Field label={messages.mail.sender} autoComplete="off" {...fieldOf(form, "mail.sender")} />
					<TextField label={messages.mail.signature} autoComplete="off" {...fieldOf(form, "mail.signature")} />
				</div>
			)}
		</Section>
	);
}
