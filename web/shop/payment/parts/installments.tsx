import type { ComponentProps } from "react";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { Select } from "#web/ui/field.tsx";
import messages from "../card.messages.en.ts";
import { ratesOf } from "../card.ts";
import type { PayerCost } from "../provider.ts";

type InstallmentsProps = Omit<ComponentProps<typeof Select>, "label"> & { costs: readonly PayerCost[] };

/** The ways to pay a card offers, in the shop's own words and currency, with the yearly rates (CFT, TEA) that Argentine law wants shown. */
export function Installments({ costs, value, ...select }: InstallmentsProps) {
	const money = useMoney();
	const chosen = costs.find(({ installments }) => String(installments) === value);
	return (
		<div className="col-span-6">
			<Select label={messages.installments} disabled={costs.length === 0} value={value} {...select}>
				{costs.length === 0 && <option value="">{messages.numberFirst}</option>}
				{costs.map(({ installments, installment_amount: each, total_amount: total, labels }) => (
					<option key={installments} value={installments}>
						{[messages.cost(installments, money(each), money(total)), ratesOf(labels)].filter(Boolean).join(" · ")}
					</option>
				))}
			</Select>
			<p className="mt-1.5 min-h-5 text-note text-quiet">{chosen && ratesOf(chosen.labels)}</p>
		</div>
	);
}
