import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { OrderView } from "#core/contract/order-views.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import type { Reading } from "#web/loading/reading.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { type AskedOrders, addressFor } from "./asked-orders.ts";
import filters from "./filters.messages.en.ts";
import { useOwnViews } from "./use-own-views.ts";
import messages from "./views.messages.en.ts";

const ViewPopup = lazy(ifReached(() => import("./view-popup.tsx")));
const { views: words } = filters;

/** What staff look at every day. */
const BUILT_IN: readonly { name: string; filters: AskedOrders }[] = [
	{ name: words.all, filters: {} },
	{ name: words.toSend, filters: { status: "Completed" } },
	{ name: words.unpaid, filters: { payment: "waiting" } },
	{ name: words.givenBack, filters: { payment: "given_back" } },
];

type OrderViewsProps = { asked: AskedOrders; own: Reading<OrderView[]> };

/** The list as it is wanted again and again, one press each: what the shop knows of, and one's own. */
export function OrderViews({ asked, own }: OrderViewsProps) {
	const { views, hasFailed, again, save, rename, remove } = useOwnViews(own);
	const [naming, setNaming] = useState<"new" | OrderView | null>(null);
	const here = addressFor(asked);
	const isHere = (view: { filters: AskedOrders }) => addressFor(view.filters) === here;
	const current = views.find(isHere);
	return (
		<div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
			<nav aria-label={words.label}>
				<ul className="flex flex-wrap gap-x-5 gap-y-1">
					{[...BUILT_IN, ...views].map((view) => (
						<li key={`${"id" in view ? view.id : "built in"} ${view.name}`}>
							<ViewLink name={view.name} address={addressFor(view.filters)} isHere={isHere(view)} />
						</li>
					))}
				</ul>
			</nav>
			{current ? (
				<div className="flex gap-x-4">
					<Button look="flush" className="text-note" onClick={() => setNaming(current)}>
						{messages.rename}
					</Button>
					<Button look="flush" className="text-note" onClick={() => void remove(current)}>
						{messages.remove}
					</Button>
				</div>
			) : (
				!BUILT_IN.some(isHere) && (
					<Button look="flush" className="text-note" onClick={() => setNaming("new")}>
						{messages.save}
					</Button>
				)
			)}
			{hasFailed && (
				<p role="status" className="text-note text-quiet">
					{messages.failed}{" "}
					<Button look="quiet" className="px-1 text-note" onClick={again}>
						{messages.tryAgain}
					</Button>
				</p>
			)}
			{naming && (
				<Suspense>
					{naming === "new" ? (
						<ViewPopup
							title={messages.saveTitle}
							note={messages.note}
							name=""
							onSave={(name) => save(name, asked)}
							onClose={() => setNaming(null)}
						/>
					) : (
						<ViewPopup
							title={messages.renameTitle(naming.name)}
							name={naming.name}
							onSave={(name) => rename(naming, name)}
							onClose={() => setNaming(null)}
						/>
					)}
				</Suspense>
			)}
		</div>
	);
}

type ViewLinkProps = { name: string; address: string; isHere: boolean };

function ViewLink({ name, address, isHere }: ViewLinkProps) {
	return (
		<Link
			to={address}
			{...(isHere && { "aria-current": "true" as const })}
			className={cx(
				"inline-flex min-h-11 items-center border-b-2",
				isHere ? "border-clay font-medium" : "border-transparent text-quiet hover:text-ink",
			)}
		>
			{name}
		</Link>
	);
}
