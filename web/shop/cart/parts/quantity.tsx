import { Stepper } from "#web/ui/stepper.tsx";
import messages from "../messages.en.ts";

type QuantityProps = { of: string; value: number; most: number; onChange: (quantity: number) => void };

/** How many of a line: down to 1, up to the units that are left. */
export function Quantity({ of, ...stepping }: QuantityProps) {
	const { quantity, oneLess, oneMore } = messages;
	return (
		<fieldset>
			<legend className="sr-only">{messages.quantityOf(of)}</legend>
			<Stepper label={quantity} oneLess={oneLess} oneMore={oneMore} className="min-w-8" {...stepping} />
		</fieldset>
	);
}
