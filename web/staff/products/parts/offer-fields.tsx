import { useId } from "react";
import { useWatch } from "react-hook-form";
import { productFieldLabels as labels } from "#core/messages/product-details.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { offerPriceCents } from "#core/rules/offer.ts";
import { readTypedPrice } from "#core/rules/typed-price.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { fieldOf } from "#web/forms/bound-field.ts";
import { Checkbox, Field } from "#web/ui/field.tsx";
import { blockKeys } from "../block-keys.ts";
import messages from "../messages.en.ts";
import type { ProductForm } from "./colours.tsx";

/** Whether a product is discounted, and then by how much. */
export function OnSale({ form }: { form: ProductForm }) {
	const note = useId();
	const { is_offer } = form.getValues();
	const onSale = useWatch({ control: form.control, name: "is_offer" }) ?? is_offer;
	return (
		<div className="flex flex-wrap items-start gap-x-6">
			<div className={onSale ? "mt-6.5" : "md:mt-6.5"}>
				<Checkbox label={labels.is_offer} aria-describedby={note} {...form.register("is_offer")} />
				<p id={note} className="max-w-64 text-note text-quiet">
					{messages.offer.note}
				</p>
			</div>
			{onSale && <Discount form={form} />}
		</div>
	);
}

function Discount({ form }: { form: ProductForm }) {
	const [price, discount] = useWatch({ control: form.control, name: ["price", "discount"] });
	const money = useMoney();
	const percent = Number(discount);
	const cents = toCents(readTypedPrice(price) ?? 0);
	const isClear = Number.isInteger(percent) && percent >= 1 && percent <= 99 && cents >= 2;
	return (
		<Field
			label={labels.discount}
			type="number"
			inputMode="numeric"
			min={1}
			max={99}
			onKeyDown={blockKeys}
			className="min-w-40 grow"
			{...(isClear && { hint: messages.offer.pays(money(fromCents(offerPriceCents(cents, percent)))) })}
			{...fieldOf(form, "discount")}
		/>
	);
}
