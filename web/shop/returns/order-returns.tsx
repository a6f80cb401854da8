import { type ComponentType, useState } from "react";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { ReturnsOfOrder } from "#core/contract/returns.ts";
import words from "#web/facts/messages.en.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";
import { OneReturn } from "./one-return.tsx";
import type { ReturnSheetProps } from "./return-sheet.tsx";

type OrderReturnsProps = {
	order: OrderDetail;
	token: string | null;
	returns: Reading<ReturnsOfOrder>;
	/** Something of the order was changed by it. */
	onChanged: () => void;
};

/** The way to send something back while its days last, and what became of what was. Nothing of an order of which nothing has left. */
export function OrderReturns({ order, token, returns, onChanged }: OrderReturnsProps) {
	const { data } = useLoaded(returns);
	const { timeZone } = useFacts();
	const [Sheet, setSheet] = useState<ComponentType<ReturnSheetProps> | null>(null);
	const [isOpen, setOpen] = useState(false);
	if (!data || (data.returnable.length === 0 && data.returns.length === 0)) return null;
	const open = async () => {
		try {
			const { default: Loaded } = await import("./return-sheet.tsx");
			setSheet(() => Loaded);
			setOpen(true);
		} catch {
			showToast(messages.failed, "warning", { label: messages.tryAgain, act: () => void open() });
		}
	};
	const until = data.returnable
		.map((line) => line.until)
		.sort()
		.at(-1);
	return (
		<section aria-label={messages.title} className="mt-10 print:hidden">
			<div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<div>
					<h2 className="text-title">{messages.title}</h2>
					{until && <p className="text-quiet">{messages.until(lastDayOf(until, timeZone))}</p>}
				</div>
				{until && (
					<Button look="outline" onClick={() => void open()}>
						{messages.action}
					</Button>
				)}
			</div>
			{data.returns.length > 0 && (
				<ul className="divide-y divide-line border-line border-y">
					{data.returns.map((one) => (
						<li key={one.number} className="py-4">
							<OneReturn one={one} order={order} token={token} onChanged={onChanged} />
						</li>
					))}
				</ul>
			)}
			{Sheet && isOpen && (
				<Sheet
					order={order}
					token={token}
					returnable={data.returnable}
					onClose={() => setOpen(false)}
					onAsked={() => {
						setOpen(false);
						onChanged();
					}}
				/>
			)}
		</section>
	);
}

/** Days end at midnight, by the shop's clock: the moment before is the last day itself. */
function lastDayOf(until: string, timeZone: string): string {
	return new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone }).format(Date.parse(until) - 1);
}
