import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "./parcels.messages.en.ts";
import { useCarriers } from "./use-carriers.tsx";

const { popup } = messages;
type About = { carrier: string; tracking?: string | undefined; url?: string | undefined };

/** Who carries a parcel, and where it can be followed. */
export function ParcelFields<O>({ form }: { form: UseFormReturn<About, unknown, O> }) {
	const carriers = useCarriers();
	return (
		<>
			<Field
				label={popup.carrier}
				hint={popup.carrierHint}
				list={carriers.id}
				maxLength={80}
				autoComplete="off"
				{...fieldOf(form, "carrier")}
			/>
			{carriers.list}
			<Field label={popup.tracking} maxLength={80} autoComplete="off" {...fieldOf(form, "tracking")} />
			<Field
				label={popup.url}
				hint={popup.urlHint}
				type="url"
				inputMode="url"
				maxLength={500}
				autoComplete="off"
				{...fieldOf(form, "url")}
			/>
		</>
	);
}
