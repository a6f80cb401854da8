import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { COMPARISONS, daysIn, FIGURE_RANGES, LONGEST_RANGE_DAYS } from "#core/rules/figure-range.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { type AskedFigures, askedFiguresIn } from "./asked-figures.ts";
import messages from "./messages.en.ts";

const OWN = "own";

/** Which days, and what they are compared with; it stands in the address, so that it can be shared and gone back to. */
export function RangeForm() {
	const [address, setAddress] = useSearchParams();
	/** What is chosen counts at once, also while its figures are still being read; going back counts as choosing. */
	const [{ asked, from }, setChosen] = useState({ asked: askedFiguresIn(address), from: address.toString() });
	if (from !== address.toString()) setChosen({ asked: askedFiguresIn(address), from: address.toString() });
	const [isOwn, setOwn] = useState(asked.from !== undefined);
	const show = (next: AskedFigures) => {
		setChosen({ asked: next, from: address.toString() });
		setAddress(new URLSearchParams(Object.entries(next)), { preventScrollReset: true });
	};
	const { compare, ...days } = asked;
	return (
		<div className="flex flex-wrap items-start gap-3">
			<Select
				label={messages.range}
				value={isOwn ? OWN : (asked.range ?? "days30")}
				className="min-w-44"
				onChange={({ target }) => {
					const range = FIGURE_RANGES.find((one) => one === target.value);
					setOwn(range === undefined);
					if (range) show({ range, ...(compare && { compare }) });
				}}
			>
				{[...FIGURE_RANGES, OWN as typeof OWN].map((range) => (
					<option key={range} value={range}>
						{messages.ranges[range]}
					</option>
				))}
			</Select>
			<Select
				label={messages.compare}
				value={compare ?? ""}
				className="min-w-44"
				onChange={({ target }) => {
					const chosen = COMPARISONS.find((one) => one === target.value);
					show({ ...days, ...(chosen && { compare: chosen }) });
				}}
			>
				<option value="">{messages.comparisons.none}</option>
				{COMPARISONS.map((one) => (
					<option key={one} value={one}>
						{messages.comparisons[one]}
					</option>
				))}
			</Select>
			{isOwn && <OwnDays asked={asked} onShow={show} />}
		</div>
	);
}

function OwnDays({ asked, onShow }: { asked: AskedFigures; onShow: (next: AskedFigures) => void }) {
	const [problem, setProblem] = useState<string>();
	const ask = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const [from, to] = [String(typed.get("from")), String(typed.get("to"))];
		const isRange = from !== "" && from <= to && daysIn({ from, to }) <= LONGEST_RANGE_DAYS;
		setProblem(isRange ? undefined : messages.tooLong(LONGEST_RANGE_DAYS));
		if (isRange) onShow({ from, to, ...(asked.compare && { compare: asked.compare }) });
	};
	return (
		<form onSubmit={ask} noValidate className="flex flex-wrap items-start gap-3">
			<Field label={messages.from} type="date" name="from" defaultValue={asked.from} />
			<Field
				label={messages.to}
				type="date"
				name="to"
				defaultValue={asked.to}
				message={problem}
				state={problem ? "bad" : undefined}
			/>
			<Button type="submit" look="outline" className="mt-6.5">
				{messages.show}
			</Button>
		</form>
	);
}
