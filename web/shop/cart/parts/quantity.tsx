import { Minus, Plus } from "lucide-react";
import { iconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import messages from "../messages.en.ts";

type QuantityProps = { of: string; value: number; most: number; onChange: (quantity: number) => void };

const step = cx(iconButton, "disabled:text-edge disabled:hover:text-edge");

/** How many of a line: down to 1, up to the units that are left. */
export function Quantity({ of, value, most, onChange }: QuantityProps) {
	return (
		<fieldset className="flex items-center rounded-edge border border-edge">
			<legend className="sr-only">{messages.quantityOf(of)}</legend>
			<button
				type="button"
				aria-label={messages.oneLess}
				disabled={value <= 1}
				className={step}
				onClick={() => onChange(value - 1)}
			>
				<Minus />
			</button>
			<output aria-label={messages.quantity} className="min-w-8 text-center font-serif text-lead tabular-nums">
				{value}
			</output>
			<button
				type="button"
				aria-label={messages.oneMore}
				disabled={value >= most}
				className={step}
				onClick={() => onChange(value + 1)}
			>
				<Plus />
			</button>
		</fieldset>
	);
}
