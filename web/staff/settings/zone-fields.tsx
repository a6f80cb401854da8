import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import type { DeliveryForm } from "./typed-delivery.ts";

type ZoneProps = {
	form: DeliveryForm;
	/** Of the way it belongs to. */
	place: number;
	/** Where a new zone begins: the shop's own country. */
	country: string;
	of: string;
};

/** Where a way goes. Without a zone, everywhere. */
export function ZoneFields({ form, place, country, of }: ZoneProps) {
	const at = `delivery.${place}.zones` as const;
	const list = useFieldArray({ control: form.control, name: at });
	const add = useRef<HTMLButtonElement>(null);
	const remove = (zone: number) => {
		list.remove(zone);
		add.current?.focus();
	};
	return (
		<div className="flex flex-col gap-3">
			{list.fields.length === 0 && <p className="text-quiet">Goes everywhere.</p>}
			{list.fields.map(({ id }, zone) => (
				<div
					key={id}
					className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[7rem_1fr_1fr_auto]"
				>
					<Field
						label={`Country ${zone + 1}`}
						maxLength={2}
						autoComplete="off"
						{...fieldOf(form, `${at}.${zone}.country`)}
					/>
					<IconButton
						label={`Remove zone ${zone + 1} of ${of}`}
						onClick={() => remove(zone)}
						className="mt-6.5 sm:order-last"
					>
						<Trash2 />
					</IconButton>
					<Field
						label={`Provinces ${zone + 1}`}
						hint="Commas between them; empty: all"
						autoComplete="off"
						className="max-sm:col-span-2"
						{...fieldOf(form, `${at}.${zone}.provinces`)}
					/>
					<Field
						label={`Zip codes ${zone + 1}`}
						hint="2000, 14*, 1000-1499; empty: all"
						autoComplete="off"
						className="max-sm:col-span-2"
						{...fieldOf(form, `${at}.${zone}.zips`)}
					/>
				</div>
			))}
			<Button
				ref={add}
				look="quiet"
				className="self-start px-0!"
				aria-label={`Add a zone to ${of}`}
				onClick={() => list.append({ country, provinces: "", zips: "" })}
			>
				Add a zone
			</Button>
		</div>
	);
}
