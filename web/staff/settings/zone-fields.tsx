import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { CountryField } from "./country-field.tsx";
import messages from "./messages.en.ts";
import type { DeliveryForm } from "./typed-delivery.ts";

const { delivery } = messages;

type ZoneProps = {
	form: DeliveryForm;
	/** Of the way it belongs to. */
	place: number;
	/** Where a new zone begins, and all addresses are: the shop's own country. */
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
			{list.fields.length === 0 && <p className="text-quiet">{delivery.everywhere}</p>}
			{list.fields.map(({ id }, zone) => (
				<div
					key={id}
					className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[7rem_1fr_1fr_auto]"
				>
					<CountryField
						label={delivery.country(zone + 1)}
						known={form.getValues(`${at}.${zone}.country`)}
						{...fieldOf(form, `${at}.${zone}.country`)}
					/>
					<IconButton
						label={delivery.removeZone(zone + 1, of)}
						onClick={() => remove(zone)}
						className="mt-6.5 sm:order-last"
					>
						<Trash2 />
					</IconButton>
					<Field
						label={delivery.provinces(zone + 1)}
						hint={delivery.provincesHint}
						autoComplete="off"
						className="max-sm:col-span-2"
						{...fieldOf(form, `${at}.${zone}.provinces`)}
					/>
					<Field
						label={delivery.zips(zone + 1)}
						hint={delivery.zipsHint}
						autoComplete="off"
						className="max-sm:col-span-2"
						{...fieldOf(form, `${at}.${zone}.zips`)}
					/>
					<OutOfReach form={form} at={`${at}.${zone}.country`} number={zone + 1} country={country} />
				</div>
			))}
			<Button
				ref={add}
				look="flush"
				className="self-start"
				aria-label={delivery.addZoneTo(of)}
				onClick={() => list.append({ country, provinces: "", zips: "" })}
			>
				{delivery.addZone}
			</Button>
		</div>
	);
}

type OutOfReachProps = Pick<ZoneProps, "form" | "country"> & {
	at: `delivery.${number}.zones.${number}.country`;
	number: number;
};

/** Says of a zone in another country that no address is in it. */
function OutOfReach({ form, at, number, country }: OutOfReachProps) {
	const typed = useWatch({ control: form.control, name: at }).trim().toUpperCase();
	const isElsewhere = typed.length === country.length && typed !== country;
	return (
		<p role="status" className="col-span-full text-brick text-note empty:hidden sm:order-last">
			{isElsewhere && delivery.notInCountry(number)}
		</p>
	);
}
