import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";
import { type AskedOrders, addressFor } from "./asked-orders.ts";
import filters from "./filters.messages.en.ts";

const { views } = filters;

/** What staff look at every day. */
const BUILT_IN: readonly { name: string; asked: AskedOrders }[] = [
	{ name: views.all, asked: {} },
	{ name: views.toSend, asked: { status: "Completed" } },
	{ name: views.unpaid, asked: { payment: "waiting" } },
	{ name: views.givenBack, asked: { payment: "given_back" } },
];

/** The list as it is wanted again and again, one press each. */
export function OrderViews({ asked }: { asked: AskedOrders }) {
	const here = addressFor(asked);
	return (
		<nav aria-label={views.label} className="mb-4">
			<ul className="flex flex-wrap gap-x-5 gap-y-1">
				{BUILT_IN.map(({ name, asked: wanted }) => {
					const isHere = addressFor(wanted) === here;
					return (
						<li key={name}>
							<Link
								to={addressFor(wanted)}
								{...(isHere && { "aria-current": "true" as const })}
								className={cx(
									"inline-flex min-h-11 items-center border-b-2",
									isHere ? "border-clay font-medium" : "border-transparent text-quiet hover:text-ink",
								)}
							>
								{name}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
