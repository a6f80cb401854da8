import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import type { VersionedSettings } from "#core/contract/settings.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { DeliveryExample } from "./delivery-example.tsx";
import messages from "./messages.en.ts";
import { Section } from "./section.tsx";
import { type DeliveryForm, newWay, TypedDelivery, typedDelivery } from "./typed-delivery.ts";
import { WayFields } from "./way-fields.tsx";

const names = ["delivery"] as const;
const MOST_WAYS = 30;

/** How shoppers get what they bought, in the order in which they are offered. */
export function DeliverySection({ loaded }: { loaded: Loaded<VersionedSettings> }) {
	const { country, currency } = loaded.data as VersionedSettings;
	return (
		<Section
			at="delivery"
			words={messages.delivery}
			loaded={loaded}
			names={names}
			schema={TypedDelivery}
			typed={typedDelivery}
		>
			{(form) => (
				<>
					<Ways form={form} country={country} />
					<DeliveryExample control={form.control} country={country} currency={currency} />
				</>
			)}
		</Section>
	);
}

function Ways({ form, country }: { form: DeliveryForm; country: string }) {
	const list = useFieldArray({ control: form.control, name: "delivery" });
	const add = useRef<HTMLButtonElement>(null);
	const remove = (place: number) => {
		list.remove(place);
		// The pressed button is gone; without this the keyboard would start at the top of the page again.
		add.current?.focus();
	};
	const isFull = list.fields.length >= MOST_WAYS;
	return (
		<>
			<ol className="flex flex-col gap-4">
				{list.fields.map(({ id }, place) => (
					<li key={id}>
						<WayFields
							form={form}
							place={place}
							country={country}
							{...(place > 0 && { onUp: () => list.move(place, place - 1) })}
							{...(place < list.fields.length - 1 && { onDown: () => list.move(place, place + 1) })}
							{...(list.fields.length > 1 && { onRemove: () => remove(place) })}
						/>
					</li>
				))}
			</ol>
			<Button
				ref={add}
				look="outline"
				className="self-start"
				aria-disabled={isFull || undefined}
				onClick={() => !isFull && list.append(newWay)}
			>
				{messages.delivery.add}
			</Button>
		</>
	);
}
