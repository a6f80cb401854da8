import { Link } from "react-router";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Select } from "#web/ui/field.tsx";
import { FrontSections } from "./front-sections.tsx";
import { LookFields } from "./look-fields.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";
import { TypedFront, typedFront } from "./typed-front.ts";

const words = messages.front;
const names = ["hemisphere", "landing"] as const;

/** What the front page shows. */
export function FrontSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	const { languages } = loaded.data as VersionedSettings;
	return (
		<Section at="front" words={words} loaded={loaded} names={names} schema={TypedFront} typed={typedFront}>
			{(form) => (
				<>
					<div className="grid items-start gap-4 sm:grid-cols-2">
						<Select label={messages.labels.hemisphere} hint={words.hemisphereHint} {...fieldOf(form, "hemisphere")}>
							<option value="north">{words.north}</option>
							<option value="south">{words.south}</option>
						</Select>
					</div>
					<FrontSections form={form}>
						<LookFields form={form} languages={languages} />
					</FrontSections>
					<Link to="/" className="link inline-flex min-h-11 items-center self-start">
						{words.preview}
					</Link>
				</>
			)}
		</Section>
	);
}
