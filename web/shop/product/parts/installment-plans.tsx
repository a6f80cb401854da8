import { installmentsBy, type Plan } from "#core/rules/installments.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import messages from "../messages.en.ts";

/** What paying in parts costs: the longest plan in one quiet line, which unfolds them all with their yearly rates. */
export function InstallmentPlans({ price, plans }: { price: number; plans: readonly Plan[] }) {
	const money = useMoney();
	const said = plans.map((plan) => {
		const { each, total } = installmentsBy(plan, price);
		return { ...plan, words: messages.installments(plan.count, money(each), money(total)) };
	});
	const longest = said.at(-1);
	if (!longest) return null;
	return (
		<details className="w-full text-note text-quiet">
			<summary className="link inline-flex min-h-6 items-center">{messages.upTo(longest.words)}</summary>
			<p className="pt-2">{messages.withCreditCards}</p>
			<ul className="py-2 tabular-nums">
				{said.map(({ count, words, rates }) => (
					<li key={count}>{`${words} · ${rates}`}</li>
				))}
			</ul>
		</details>
	);
}
