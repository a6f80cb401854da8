import { z } from "zod";
import { type Settings, settingList, type VersionedSettings } from "#core/contract/settings.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Select } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";

const TypedFront = z.object({ hemisphere: settingList.hemisphere.schema });

const words = messages.front;
const names = ["hemisphere"] as const;
const typed = ({ hemisphere }: Settings) => ({ hemisphere });

/** What the front page shows. */
export function FrontSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	return (
		<Section words={words} loaded={loaded} names={names} schema={TypedFront} typed={typed}>
			{(form) => (
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<Select label={messages.labels.hemisphere} hint={words.hemisphereHint} {...fieldOf(form, "hemisphere")}>
						<option value="north">{words.north}</option>
						<option value="south">{words.south}</option>
					</Select>
				</div>
			)}
		</Section>
	);
}
