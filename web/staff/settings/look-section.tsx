import { type UseFormReturn, useWatch } from "react-hook-form";
import { z } from "zod";
import type { Settings, VersionedSettings } from "#core/contract/settings.ts";
import { Accent, Logo } from "#core/contract/shop-identity.ts";
import { isColour } from "#core/rules/accent.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Field } from "#web/ui/field.tsx";
import { AccentSample } from "./accent-sample.tsx";
import { LogoField } from "./logo-field.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";

const TypedLook = z.object({ logo: Logo, accent: Accent });
type LookForm = UseFormReturn<z.input<typeof TypedLook>, unknown, Pick<Settings, "logo" | "accent">>;

const words = messages.look;
const names = ["logo", "accent"] as const;
const typed = ({ logo, accent }: Settings) => ({ logo, accent });

/** What makes the pages this shop's: its logo and its one colour. */
export function LookSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	return (
		<Section at="look" words={words} loaded={loaded} names={names} schema={TypedLook} typed={typed}>
			{(form) => <Look form={form} />}
		</Section>
	);
}

function Look({ form }: { form: LookForm }) {
	const [logo, accent] = useWatch({ control: form.control, name: ["logo", "accent"] });
	const choose = (colour: string) => form.setValue("accent", colour, { shouldDirty: true, shouldValidate: true });
	const colour = accent.trim().toLowerCase();
	return (
		<>
			<LogoField
				logo={logo}
				problem={form.formState.errors.logo?.message}
				onChange={(chosen) => form.setValue("logo", chosen, { shouldDirty: true })}
			/>
			<div className="flex flex-wrap items-start gap-4">
				<Field label={messages.labels.accent} autoComplete="off" maxLength={7} {...fieldOf(form, "accent")} />
				<input
					type="color"
					aria-label={words.pick}
					value={isColour(colour) ? colour : "#000000"}
					onChange={({ currentTarget }) => choose(currentTarget.value)}
					className="mt-6.5 h-11 w-16 cursor-pointer rounded-edge border border-edge bg-raised p-1"
				/>
			</div>
			{isColour(colour) && <AccentSample accent={colour} />}
		</>
	);
}
