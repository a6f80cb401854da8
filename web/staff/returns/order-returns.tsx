import type { ReturnsOfOrder } from "#core/contract/returns.ts";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import messages from "./messages.en.ts";
import { ReturnRow } from "./return-row.tsx";

type StaffOrderReturnsProps = { returns: Reading<ReturnsOfOrder>; onChanged: () => void };

/** The returns of an order, with what can be done about them. An order without any says nothing of them. */
export function StaffOrderReturns({ returns, onChanged }: StaffOrderReturnsProps) {
	const { data } = useLoaded(returns);
	if (!data || data.returns.length === 0) return null;
	return (
		<section aria-label={messages.ofOrder} className="mt-10 print:hidden">
			<h2 className="mb-2 text-title">{messages.ofOrder}</h2>
			<ul className="border-line border-t">
				{data.returns.map((one) => (
					<li key={one.number} className="border-line border-b py-5">
						<ReturnRow one={one} onChanged={onChanged} />
					</li>
				))}
			</ul>
		</section>
	);
}
