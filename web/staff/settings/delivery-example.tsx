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
import { fromCents, toCents } from "#core/rules/money.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";
import { typedNumber } from "./typed-as.ts";
import { type DeliveryForm, TypedDelivery } from "./typed-delivery.ts";

const { example } = messages;

type ExampleProps = { control: DeliveryForm["control"]; country: string; currency: string };

/** What an order would cost to get with what is typed above, before it is saved. */
export function DeliveryExample({ control, country, currency }: ExampleProps) {
	const delivery = useWatch({ control, name: "delivery" });
	const [sum, setSum] = useState("100");
	const [province, setProvince] = useState("");
	const [zip, setZip] = useState("");
	const goods = typedNumber(sum.trim());
	const ways = TypedDelivery.safeParse({ delivery }).data?.delivery;
	const said =
		ways && typeof goods === "number"
			? inWords(ways, { country, province, zip }, { cents: toCents(goods), currency })
			: example.unclear;
	return (
		<section aria-label={example.label} className="flex flex-col gap-3 bg-sunken p-4">
			<div className="grid gap-3 sm:grid-cols-3">
				<Tried label={example.sum} value={sum} onTry={setSum} />
				<Tried label={example.province} value={province} onTry={setProvince} />
				<Tried label={example.zip} value={zip} onTry={setZip} />
			</div>
			<p role="status" className="wrap-anywhere">
				{said}
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
	const money = (of: number) => moneyHere(fromCents(of), currency);
	const zip = place.zip || example.noZip;
	if (!cheapest) return example.nowhere(money(cents), zip, deliveryMessages.nowhere);
	const priced = (way: DeliveryMethod) => {
		const price = shippingOf(cents, termsOf(way));
		return `${way.name}, ${price === 0 ? example.free : money(price)}`;
	};
	const others = ways.filter((way) => way !== cheapest).map(priced);
	return [example.goesBy(money(cents), zip, priced(cheapest)), others.length > 0 && example.orBy(others.join("; "))]
		.filter(Boolean)
		.join(" ");
}
