import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";
import type { Crumb } from "../crumbs.ts";
import messages from "../messages.en.ts";

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
	return (
		<nav aria-label={messages.breadcrumb} className="overflow-hidden">
			<ol className="flex flex-wrap items-center gap-x-2 text-note text-quiet">
				{crumbs.map(({ label, to }, place) => {
					const last = place === crumbs.length - 1;
					return (
						<li key={to} className={cx("flex min-w-0 items-center gap-2", last && "max-md:hidden")}>
							{place > 0 && <span aria-hidden="true">/</span>}
							<Link
								to={to}
								aria-current={last ? "page" : undefined}
								className={last ? "truncate text-ink" : "flex min-h-11 items-center hover:text-clay md:min-h-8"}
							>
								{label}
							</Link>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
