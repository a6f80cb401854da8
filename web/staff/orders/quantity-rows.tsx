import type { OrderDetail } from "#core/contract/orders.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { type LineUnits, unitsIn } from "#core/rules/shipments.ts";
import { Picture } from "#web/ui/picture.tsx";
import messages from "./parcels.messages.en.ts";

const { popup } = messages;

type QuantityRowsProps = {
	order: OrderDetail;
	/** The most of each line. */
	unsent: readonly LineUnits[];
	lines: readonly LineUnits[];
	onChange: (lines: LineUnits[]) => void;
};

/** How many of each line go along. */
export function QuantityRows({ order, unsent, lines, onChange }: QuantityRowsProps) {
	const set = (line: number, quantity: number) =>
		onChange(lines.map((one) => (one.line === line ? { line, quantity } : one)));
	return (
		<fieldset>
			<legend className="mb-2 text-note">{popup.pieces}</legend>
			<ul className="flex flex-col gap-2">
				{unsent.map(({ line, quantity: most }) => {
					const bought = order.orderDetails.find((one) => one.line === line);
					const called = bought ? `${bought.name}, ${bought.color}, ${sizeWord(bought.size)}` : String(line);
					return (
						<li key={line} className="flex items-center gap-3">
							<span className="w-10 shrink-0">{bought && <Picture src={bought.image} alt="" sizes="40px" />}</span>
							<span className="wrap-anywhere min-w-0 grow">{called}</span>
							<input
								type="number"
								inputMode="numeric"
								min={0}
								max={most}
								aria-label={popup.quantity(called, most)}
								value={lines.find((one) => one.line === line)?.quantity ?? 0}
								onChange={({ currentTarget }) => set(line, within(currentTarget.valueAsNumber, most))}
								className="min-h-11 w-16 shrink-0 rounded-edge border border-edge bg-raised px-2 text-right tabular-nums"
							/>
							<span className="w-12 shrink-0 text-note text-quiet">{popup.of(most)}</span>
						</li>
					);
				})}
			</ul>
			<p role="alert" className="mt-2 text-brick text-note empty:hidden">
				{unitsIn(lines) === 0 && popup.nothing}
			</p>
		</fieldset>
	);
}

/** A typed number as far as it can be; nothing typed is none. */
function within(typed: number, most: number): number {
	return Number.isFinite(typed) ? Math.min(most, Math.max(0, Math.trunc(typed))) : 0;
}
