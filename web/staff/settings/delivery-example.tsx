import { useState } from "react";
import { useWatch } from "react-hook-form";
import { deliveryMessages } from "#core/messages/delivery.ts";
import { shippingOf } from "#core/rules/checkout.ts";
import {
	cheapestDelivery,
	type DeliveryMethod,
	type Destination,
	deliveriesTo,
	termsOf,
} from "#core/rules/delivery.ts";
import { formatMoney, fromCents, toCents } from "#core/rules/money.ts";
import { Field } from "#web/ui/field.tsx";
import { numberIn } from "./typed-as.ts";
import { type DeliveryForm, TypedDelivery } from "./typed-delivery.ts";

type ExampleProps = { control: DeliveryForm["control"]; country: string; currency: string };

/** What an order would cost to get with what is typed above, before it is saved. */
export function DeliveryExample({ control, country, currency }: ExampleProps) {
	const delivery = useWatch({ control, name: "delivery" });
	const [sum, setSum] = useState("50000");
	const [province, setProvince] = useState("");
	const [zip, setZip] = useState("1425");
	const goods = numberIn(sum.trim());
	const ways = TypedDelivery.safeParse({ delivery }).data?.delivery;
	const words =
		ways && typeof goods === "number"
			? inWords(ways, { country, province, zip }, { cents: toCents(goods), currency })
			: "What an order costs is shown as soon as every field can be read.";
	return (
		<section aria-label="Example" className="flex flex-col gap-3 bg-sunken p-4">
			<div className="grid gap-3 sm:grid-cols-3">
				<Tried label="An order of" value={sum} onTry={setSum} />
				<Tried label="to the province" value={province} onTry={setProvince} />
				<Tried label="with the zip code" value={zip} onTry={setZip} />
			</div>
			<p role="status" className="wrap-anywhere">
				{words}
			</p>
		</section>
	);
}

type TriedProps = { label: string; value: string; onTry: (typed: string) => void };

/** Something to play with inside the form of what is saved: Enter saves nothing here. */
function Tried({ label, value, onTry }: TriedProps) {
	return (
		<Field
			label={label}
			value={value}
			autoComplete="off"
			onChange={({ target }) => onTry(target.value)}
			onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
		/>
	);
}

type Goods = { cents: number; currency: string };

function inWords(methods: readonly DeliveryMethod[], place: Destination, { cents, currency }: Goods): string {
	const ways = deliveriesTo(methods, place);
	const cheapest = cheapestDelivery(ways, cents);
	const order = `An order of ${formatMoney(fromCents(cents), currency)} to ${place.zip || "no zip code"}`;
	if (!cheapest) return `${order} is told: “${deliveryMessages.nowhere}”`;
	const priced = (way: DeliveryMethod) => {
		const price = shippingOf(cents, termsOf(way));
		return `${way.name}, ${price === 0 ? "free" : formatMoney(fromCents(price), currency)}`;
	};
	const others = ways.filter((way) => way !== cheapest).map(priced);
	return [`${order} goes by ${priced(cheapest)}.`, others.length > 0 && `Or by ${others.join("; ")}.`]
		.filter(Boolean)
		.join(" ");
}
