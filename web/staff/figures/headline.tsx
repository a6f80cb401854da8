import type { Figures } from "#core/contract/figures.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { changeOf, inWords } from "./figure-words.ts";
import messages from "./messages.en.ts";

/** The range at one glance, each figure beside what it was before. */
export function Headline({ of: { totals, totalsBefore } }: { of: Figures }) {
	const money = useMoney();
	const shown = [
		{ label: messages.sales.revenue, of: "revenue", say: money },
		{ label: messages.sales.orders, of: "orders", say: inWords },
		{ label: messages.sales.average, of: "average", say: money },
		{ label: messages.sales.units, of: "units", say: inWords },
		{ label: messages.clients.new, of: "newClients", say: inWords },
		{ label: messages.clients.back, of: "cameBack", say: inWords },
	] as const;
	return (
		<dl aria-label={messages.headline} className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-3">
			{shown.map(({ label, of, say }) => (
				<div key={of} className="flex min-w-0 flex-col bg-raised px-4 py-3">
					<dt className="text-note text-quiet">{label}</dt>
					<dd className="wrap-anywhere font-serif tabular-nums sm:text-lead md:text-title">{say(totals[of])}</dd>
					{totalsBefore && (
						<dd className="text-note text-quiet">
							{messages.was(say(totalsBefore[of]), changeOf(totals[of], totalsBefore[of]))}
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}
