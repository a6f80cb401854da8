import { installmentsBy, type Plan } from "#core/rules/installments.ts";
import { brandOf, issuersOf } from "./cards.ts";

/** Surcharge in percent of each number of installments, with the two yearly rates Argentine law wants shown. */
const PLANS = [
	{ count: 1, rate: 0, cft: "0,00", tea: "0,00" },
	{ count: 3, rate: 13.92, cft: "120,42", tea: "93,32" },
	{ count: 6, rate: 32.14, cft: "169,00", tea: "130,00" },
	{ count: 9, rate: 48.7, cft: "171,35", tea: "131,42" },
	{ count: 12, rate: 66.03, cft: "172,10", tea: "131,90" },
] as const;

/** The same with each of its credit cards. */
export const CREDIT_PLANS: readonly Plan[] = PLANS.slice(1).map(({ count, rate, cft, tea }) => ({
	count,
	rate,
	rates: `CFT ${cft}% · TEA ${tea}%`,
}));

/** What `/v1/payment_methods/installments` answers for a card and an amount; a debit card is charged at once. */
export function installments(amount: number, bin: string, locale: string) {
	const brand = brandOf(bin);
	if (!brand || !(amount > 0)) return [];
	const plans = brand.type === "debit_card" ? PLANS.slice(0, 1) : PLANS;
	return [
		{
			payment_method_id: brand.id,
			payment_type_id: brand.type,
			issuer: issuersOf(brand.id)[0],
			processing_mode: "aggregator",
			merchant_account_id: null,
			payer_costs: plans.map((plan) => payerCost(plan, amount, locale)),
			agreements: null,
		},
	];
}

/** What a card takes for an amount in so many installments: in all, and each time. */
export function costOf(amount: number, count: number): { total: number; each: number } {
	const rate = PLANS.find((plan) => plan.count === count)?.rate ?? 0;
	return installmentsBy({ count, rate }, amount);
}

function payerCost({ count, rate, cft, tea }: (typeof PLANS)[number], amount: number, locale: string) {
	const { total, each } = costOf(amount, count);
	return {
		installments: count,
		installment_rate: rate,
		discount_rate: 0,
		reimbursement_rate: null,
		labels: [...(count === 1 ? [] : ["recommended_installment"]), `CFT_${cft}%|TEA_${tea}%`],
		installment_rate_collector: ["MERCADOPAGO"],
		min_allowed_amount: 0,
		max_allowed_amount: 1_000_000_000,
		recommended_message: message(count, each, total, locale),
		installment_amount: each,
		total_amount: total,
	};
}

function message(count: number, each: number, total: number, locale: string): string {
	const money = (amount: number) => `$ ${amount.toFixed(2)}`.replace(".", locale.startsWith("en") ? "." : ",");
	const word = locale.startsWith("en")
		? count === 1
			? "installment"
			: "installments"
		: count === 1
			? "cuota"
			: "cuotas";
	return `${count} ${word} ${locale.startsWith("en") ? "of" : "de"} ${money(each)} (${money(total)})`;
}
