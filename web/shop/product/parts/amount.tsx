import { Minus, Plus } from "lucide-react";
import { amountWithin } from "#core/rules/picker.ts";
import { iconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import messages from "../messages.en.ts";

type AmountProps = { value: number; cap: number; onChange: (amount: number) => void };

const step = cx(iconButton, "disabled:text-edge disabled:hover:text-edge");

/** How many: from 1 to the units of the chosen size. */
export function Amount({ value, cap, onChange }: AmountProps) {
	return (
		<fieldset className="flex shrink-0 items-center gap-4">
			<legend className="sr-only">{messages.amount}</legend>
			<span aria-hidden="true" className="hidden text-quiet sm:inline">
				{messages.amount}
			</span>
			<div className="flex items-center rounded-edge border border-edge">
				<button
					type="button"
					aria-label={messages.oneLess}
					disabled={value <= 1}
					className={step}
					onClick={() => onChange(amountWithin(value - 1, cap))}
				>
					<Minus />
				</button>
				<output aria-label={messages.amount} className="min-w-10 text-center font-serif text-lead tabular-nums">
					{value}
				</output>
				<button
					type="button"
					aria-label={messages.oneMore}
					disabled={value >= cap}
					className={step}
					onClick={() => onChange(amountWithin(value + 1, cap))}
				>
					<Plus />
				</button>
			</div>
		</fieldset>
	);
}
