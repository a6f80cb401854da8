import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { fieldOf } from "#web/forms/bound-field.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { NamesIn } from "../frame/names-in.tsx";
import { keepingFocus } from "./keeping-focus.ts";
import messages from "./messages.en.ts";
import type { DeliveryForm } from "./typed-delivery.ts";
import { ZoneFields } from "./zone-fields.tsx";

const { delivery } = messages;

type WayProps = {
	form: DeliveryForm;
	place: number;
	country: string;
	/** Absent where there is nothing above, below, or no other way left. */
	onUp?: () => void;
	onDown?: () => void;
	onRemove?: () => void;
};

/** One way of delivery. */
export function WayFields({ form, place, country, onUp, onDown, onRemove }: WayProps) {
	const at = `delivery.${place}` as const;
	const [name, kind] = useWatch({ control: form.control, name: [`${at}.name`, `${at}.kind`] });
	const called = name || delivery.unnamed(place + 1);
	return (
		<fieldset className="flex min-w-0 flex-col gap-4 border border-line bg-raised px-4 pt-2 pb-4">
			<legend className="px-1 text-note text-quiet">{called}</legend>
			<div className="flex flex-wrap justify-end">
				{onUp && (
					<IconButton label={delivery.up(called)} onClick={(event) => keepingFocus(event, onUp)}>
						<ArrowUp />
					</IconButton>
				)}
				{onDown && (
					<IconButton label={delivery.down(called)} onClick={(event) => keepingFocus(event, onDown)}>
						<ArrowDown />
					</IconButton>
				)}
				{onRemove && (
					<IconButton label={delivery.remove(called)} onClick={onRemove}>
						<Trash2 />
					</IconButton>
				)}
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<Field label={messages.labels.name} autoComplete="off" {...fieldOf(form, `${at}.name`)} />
				<NamesIn field={(language) => fieldOf(form, `${at}.names.${language}`)} />
				<Select label={delivery.kind} {...fieldOf(form, `${at}.kind`)}>
					<option value="send">{delivery.send}</option>
					<option value="pickup">{delivery.pickup}</option>
				</Select>
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-4">
				<Field label={delivery.price} inputMode="decimal" autoComplete="off" {...fieldOf(form, `${at}.price`)} />
				<Field
					label={delivery.freeFrom}
					hint={delivery.freeFromHint}
					inputMode="decimal"
					autoComplete="off"
					{...fieldOf(form, `${at}.freeFrom`)}
				/>
				<Field
					label={delivery.fewestDays}
					hint={delivery.fewestDaysHint}
					inputMode="numeric"
					autoComplete="off"
					{...fieldOf(form, `${at}.fewestDays`)}
				/>
				<Field label={delivery.mostDays} inputMode="numeric" autoComplete="off" {...fieldOf(form, `${at}.mostDays`)} />
			</div>
			{kind === "send" && <ZoneFields form={form} place={place} country={country} of={called} />}
		</fieldset>
	);
}
