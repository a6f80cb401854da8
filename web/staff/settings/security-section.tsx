import { z } from "zod";
import { type Settings, settingList, type VersionedSettings } from "#core/contract/settings.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";

const TypedSecurity = z.object({ security: settingList.security.schema });
const names = ["security"] as const;
const typed = ({ security }: Settings) => ({ security });

/** Who is told of a hole in the shop. */
export function SecuritySection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	return (
		<Section at="security" words={messages.security} loaded={loaded} names={names} schema={TypedSecurity} typed={typed}>
			{(form) => (
				<Field
					label={messages.security.contact}
					autoComplete="off"
					className="max-w-xl"
					{...fieldOf(form, "security.contact")}
				/>
			)}
		</Section>
	);
}
