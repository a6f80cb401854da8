import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { fieldOf } from "#web/forms/bound-field.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import type { DeliveryForm } from "./typed-delivery.ts";
import { ZoneFields } from "./zone-fields.tsx";

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
	const called = name || `way ${place + 1}`;
	return (
		<fieldset className="flex min-w-0 flex-col gap-4 border border-line bg-raised px-4 pt-2 pb-4">
			<legend className="px-1 text-note text-quiet">{called}</legend>
			<div className="flex flex-wrap justify-end">
				{onUp && (
					<IconButton label={`Move ${called} up`} onClick={(event) => keepingFocus(event, onUp)}>
						<ArrowUp />
					</IconButton>
				)}
				{onDown && (
					<IconButton label={`Move ${called} down`} onClick={(event) => keepingFocus(event, onDown)}>
						<ArrowDown />
					</IconButton>
				)}
				{onRemove && (
					<IconButton label={`Remove ${called}`} onClick={onRemove}>
						<Trash2 />
					</IconButton>
				)}
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<Field label="Name" autoComplete="off" {...fieldOf(form, `${at}.name`)} />
				<Select label="Kind" {...fieldOf(form, `${at}.kind`)}>
					<option value="send">We send it</option>
					<option value="pickup">Shoppers pick it up</option>
				</Select>
			</div>
			<div className="grid items-start gap-4 sm:grid-cols-4">
				<Field label="Price" inputMode="decimal" autoComplete="off" {...fieldOf(form, `${at}.price`)} />
				<Field
					label="Free from"
					hint="Empty: never"
					inputMode="decimal"
					autoComplete="off"
					{...fieldOf(form, `${at}.freeFrom`)}
				/>
				<Field
					label="Fewest working days"
					hint="Empty: no promise"
					inputMode="numeric"
					autoComplete="off"
					{...fieldOf(form, `${at}.fewestDays`)}
				/>
				<Field label="Most working days" inputMode="numeric" autoComplete="off" {...fieldOf(form, `${at}.mostDays`)} />
			</div>
			{kind === "send" && <ZoneFields form={form} place={place} country={country} of={called} />}
		</fieldset>
	);
}

/** A row that moves takes its pressed button along; the keyboard stays on it, or goes to its neighbour at the end of the list. */
function keepingFocus({ currentTarget: button }: MouseEvent<HTMLButtonElement>, move: () => void): void {
	const row = button.parentElement;
	flushSync(move);
	if (button.isConnected) button.focus();
	else row?.querySelector("button")?.focus();
}
