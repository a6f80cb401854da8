import { z } from "zod";
import type { Settings, VersionedSettings } from "#core/contract/settings.ts";
import { Invoice } from "#core/contract/shop-identity.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Field, TextField } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";

const TypedInvoice = z.object({ invoice: Invoice });
const names = ["invoice"] as const;
const typed = ({ invoice }: Settings) => ({ invoice });
const words = messages.invoice;

/** How invoices are numbered and what stands at their foot. */
export function InvoiceSection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	return (
		<Section at="invoice" words={words} loaded={loaded} names={names} schema={TypedInvoice} typed={typed}>
			{(form) => (
				<div className="grid items-start gap-4 md:grid-cols-2">
					<Field
						label={words.series}
						hint={words.seriesHint}
						autoComplete="off"
						autoCapitalize="characters"
						{...fieldOf(form, "invoice.series")}
					/>
					<TextField
						label={words.legalText}
						hint={words.legalTextHint}
						autoComplete="off"
						{...fieldOf(form, "invoice.legalText")}
					/>
				</div>
			)}
		</Section>
	);
}
