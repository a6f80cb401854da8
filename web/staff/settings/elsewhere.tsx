import { Link } from "react-router";
import messages from "./messages.en.ts";
import { SectionHeading } from "./section-heading.tsx";

/** Settings with a screen of their own. */
export function Elsewhere({ of }: { of: "texts" | "staff" }) {
	const { title, note, links } = messages[of];
	return (
		<section aria-labelledby={of} className="flex flex-col gap-4 border-line border-t pt-8">
			<SectionHeading at={of} title={title} note={note} />
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
