import { amountWithin } from "#core/rules/picker.ts";
import { Stepper } from "#web/ui/stepper.tsx";
import messages from "../messages.en.ts";

type AmountProps = { value: number; cap: number; onChange: (amount: number) => void };

/** How many: from 1 to the units of the chosen size. */
export function Amount({ value, cap, onChange }: AmountProps) {
	const { amount, oneLess, oneMore } = messages;
	return (
		<fieldset className="flex shrink-0 items-center gap-4">
			<legend className="sr-only">{amount}</legend>
			<span aria-hidden="true" className="hidden text-quiet sm:inline">
				{amount}
			</span>
			<Stepper
				label={amount}
				oneLess={oneLess}
				oneMore={oneMore}
				value={value}
				most={cap}
				onChange={(next) => onChange(amountWithin(next, cap))}
				className="min-w-10"
			/>
		</fieldset>
	);
}
