import { useId } from "react";
import { Link } from "react-router";
import messages from "./messages.en.ts";

/** Settings with a screen of their own. */
export function Elsewhere({ of }: { of: "texts" | "staff" }) {
	const id = useId();
	const { title, note, links } = messages[of];
	return (
		<section aria-labelledby={id} className="flex flex-col gap-4 border-line border-t pt-8">
			<div>
				<h2 id={id} className="text-title">
					{title}
				</h2>
				<p className="text-quiet">{note}</p>
			</div>
			<ul className="flex flex-wrap gap-x-6">
				{links.map(({ to, label }) => (
					<li key={to}>
						<Link to={to} className="link inline-flex min-h-11 items-center">
							{label}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
