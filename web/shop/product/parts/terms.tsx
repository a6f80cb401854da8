import { RotateCcw, Truck } from "lucide-react";
import { Link } from "react-router";
import { arrivalInWords } from "#core/messages/delivery.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import type { BuyingTerms } from "../buying-terms.ts";
import messages from "../messages.en.ts";

const line = "flex items-start gap-3";
const icon = "mt-0.5 size-5 shrink-0 stroke-[1.5] text-quiet";

/** What it costs to get it, when it comes, and for how long it can go back. */
export function Terms({ of: { sent, pickups, returnsDays } }: { of: BuyingTerms }) {
	const money = useMoney();
	const said = [sent && sentInWords(sent, money), ...pickups.map((way) => pickupInWords(way, money))].filter(Boolean);
	if (said.length === 0 && returnsDays === 0) return null;
	return (
		<section aria-label={messages.terms.title} className="flex flex-col gap-2 text-note">
			{said.length > 0 && (
				<div className={line}>
					<Truck aria-hidden="true" className={icon} />
					<ul>
						{said.map((words) => (
							<li key={words}>{words}</li>
						))}
					</ul>
				</div>
			)}
			{returnsDays > 0 && (
				<div className={line}>
					<RotateCcw aria-hidden="true" className={icon} />
					<Link to="/returns" className="link">
						{messages.terms.returns(returnsDays)}
					</Link>
				</div>
			)}
		</section>
	);
}

type Money = (amount: number) => string;

function sentInWords(way: NonNullable<BuyingTerms["sent"]>, money: Money): string {
	const { sentFree, sentFrom, sentFor, freeFrom } = messages.terms;
	const cost = way.cost === 0 ? sentFree : (way.isFrom ? sentFrom : sentFor)(money(way.cost));
	const free = way.freeFrom === null ? "" : freeFrom(money(way.freeFrom));
	return [cost + free, arrivalInWords(way)].filter(Boolean).join(" · ");
}

function pickupInWords(way: BuyingTerms["pickups"][number], money: Money): string {
	const { pickedUp, pickedUpFor } = messages.terms;
	const cost = way.cost === 0 ? pickedUp(way.name) : pickedUpFor(way.name, money(way.cost));
	return [cost, way.days && arrivalInWords(way)].filter(Boolean).join(" · ");
}
