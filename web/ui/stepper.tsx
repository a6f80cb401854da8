import { Minus, Plus } from "lucide-react";
import { iconButton } from "./button.tsx";
import { cx } from "./cx.ts";

type StepperProps = {
	label: string;
	oneLess: string;
	oneMore: string;
	value: number;
	most: number;
	onChange: (value: number) => void;
	/** How wide the number is. */
	className: string;
};

const step = cx(iconButton, "disabled:text-edge disabled:hover:text-edge");

/** A whole number from 1 on, one more or one less at a time. */
export function Stepper({ label, oneLess, oneMore, value, most, onChange, className }: StepperProps) {
	return (
		<div className="flex items-center rounded-edge border border-edge">
			<button
				type="button"
				aria-label={oneLess}
				disabled={value <= 1}
				className={step}
				onClick={() => onChange(value - 1)}
			>
				<Minus />
			</button>
			<output aria-label={label} className={cx("text-center font-serif text-lead tabular-nums", className)}>
				{value}
			</output>
			<button
				type="button"
				aria-label={oneMore}
				disabled={value >= most}
				className={step}
				onClick={() => onChange(value + 1)}
			>
				<Plus />
			</button>
		</div>
	);
}
