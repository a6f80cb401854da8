import { X } from "lucide-react";
import { Link } from "react-router";
import type { Facets } from "#core/contract/facets.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { activeChoices } from "../active-choices.ts";
import messages from "../messages.en.ts";
import { addressOfView, type HomeView } from "../view.ts";

/** What the view is narrowed by, each with a way to take it away, and one to take away all. */
export default function ActiveChoices({ view, facets }: { view: HomeView; facets: Facets | null }) {
	const choices = activeChoices(view, facets, useMoney());
	if (choices.length === 0) return null;
	return (
		<ul aria-label={messages.activeFilters} className="flex flex-wrap items-center gap-2">
			{choices.map(({ label, without }) => (
				<li key={label}>
					<Link
						to={addressOfView(without, facets?.collections)}
						aria-label={messages.remove(label)}
						className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-edge border border-edge px-3 hover:border-clay hover:text-clay wide:min-h-9"
					>
						<span className="max-w-60 truncate">{label}</span>
						<X aria-hidden="true" className="size-4 shrink-0" />
					</Link>
				</li>
			))}
			<li>
				<Link to="/home" className="link inline-flex min-h-11 items-center px-2 wide:min-h-9">
					{messages.reset}
				</Link>
			</li>
		</ul>
	);
}
