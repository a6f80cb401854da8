import { useState } from "react";
import type { Order } from "#core/contract/orders.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { Column } from "../frame/table.tsx";
import { useMay } from "../frame/use-may.ts";
import messages from "./messages.en.ts";
import { MOST_ORDERS } from "./orders-by-id.ts";
import packing from "./packing.messages.en.ts";

type Chosen = ReadonlySet<number>;
/** Chooses an order or leaves it; null leaves all of them. */
type Choose = (id: number | null) => void;

/** The orders that are to be packed or sent together, from whichever pages of the list. */
export function useChosenOrders(): { chosen: Chosen; choose: Choose } {
	const [chosen, setChosen] = useState<Chosen>(new Set());
	const choose: Choose = (id) =>
		setChosen((before) => {
			if (id === null) return new Set();
			return new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]);
		});
	return { chosen, choose };
}

/** What can be done with those that are chosen. */
export function ChosenOrders({ chosen, onNone }: { chosen: Chosen; onNone: () => void }) {
	const may = useMay();
	if (chosen.size === 0) return null;
	const ids = [...chosen].join(",");
	return (
		<div className="mb-2 flex flex-wrap items-center gap-3">
			<p role="status">{messages.chosen(chosen.size)}</p>
			<ButtonLink to={`/admindashboard/orders/packing?ids=${ids}`} look="outline">
				{packing.title}
			</ButtonLink>
			{may("orders.write") && (
				<ButtonLink to={`/admindashboard/orders/send?ids=${ids}`} look="outline">
					{messages.sendChosen}
				</ButtonLink>
			)}
			<Button look="quiet" onClick={onNone}>
				{messages.chooseNone}
			</Button>
		</div>
	);
}

/** The column in which orders are chosen. A phone has no room for it: there they are typed, and each has its slip. */
export const choosing = (chosen: Chosen, choose: Choose): Column<Order> => ({
	head: messages.choose,
	quiet: true,
	number: true,
	wide: true,
	cell: ({ orderId }) => (
		<label className="inline-flex min-h-11 min-w-8 items-center justify-end">
			<span className="sr-only">{messages.chooseOne(orderId)}</span>
			<input
				type="checkbox"
				className="size-5 accent-clay"
				checked={chosen.has(orderId)}
				disabled={!chosen.has(orderId) && chosen.size >= MOST_ORDERS}
				onChange={() => choose(orderId)}
			/>
		</label>
	),
});
