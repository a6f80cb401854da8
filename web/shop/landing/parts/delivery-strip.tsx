import { RotateCcw, Truck } from "lucide-react";
import { Link } from "react-router";
import type { LandingSection } from "#core/contract/landing.ts";
import { arrivalInWords } from "#core/messages/delivery.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import messages from "../messages.en.ts";

type StripProps = Omit<Extract<LandingSection, { kind: "delivery" }>, "kind">;

/** One quiet line: how it gets here, and for how long it can go back. */
export function DeliveryStrip({ way, returnsDays }: StripProps) {
	const line = "flex items-center gap-3";
	const icon = "size-5 shrink-0 stroke-[1.5] text-quiet";
	return (
		<section aria-label={messages.deliveryAndReturns} className="page">
			<div className="flex flex-col justify-center gap-x-16 gap-y-3 border-line border-y py-6 md:flex-row">
				{way && (
					<p className={line}>
						<Truck aria-hidden="true" className={icon} />
						<WayWords way={way} />
					</p>
				)}
				{returnsDays > 0 && (
					<p className={line}>
						<RotateCcw aria-hidden="true" className={icon} />
						<Link to="/returns" className="link inline-flex min-h-11 items-center md:min-h-0">
							{messages.returns(returnsDays)}
						</Link>
					</p>
				)}
			</div>
		</section>
	);
}

function WayWords({ way }: { way: NonNullable<StripProps["way"]> }) {
	const money = useMoney();
	const { name, price, freeFrom } = way;
	const arrival = arrivalInWords(way);
	const cost = () => {
		if (price === 0) return messages.deliveryFree(name);
		return freeFrom === null
			? messages.deliveryFor(name, money(price))
			: messages.deliveryFreeFrom(name, money(freeFrom));
	};
	return (
		<span>
			{cost()}
			{arrival && <span className="text-quiet"> · {arrival}</span>}
		</span>
	);
}
