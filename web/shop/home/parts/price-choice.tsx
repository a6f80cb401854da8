import { useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import type { Facets } from "#core/contract/facets.ts";
import messages from "../choices.messages.en.ts";
import { addressOfView, changed, type HomeView, readView } from "../view.ts";
import { Group } from "./choice.tsx";

type PriceChoiceProps = { view: HomeView; facets: Facets };
type Bounds = { min: string; max: string };

/** Two fields and a slider with two thumbs. Without JavaScript the fields are a form of their own. */
export function PriceChoice({ view, facets }: PriceChoiceProps) {
	const navigate = useNavigate();
	const { location: coming } = useNavigation();
	const lowest = Math.floor(facets.price.min);
	const highest = Math.ceil(facets.price.max);
	const [bounds, setBounds] = useState<Bounds>({ min: view.min ?? "", max: view.max ?? "" });
	const [low, high] = [Number(bounds.min || lowest), Number(bounds.max || highest)];
	if (highest <= lowest && view.min === null && view.max === null) return null;
	const apply = ({ min, max }: Bounds) => {
		// The address is ahead of the page where another choice has just been made.
		const here = coming ? view : readView(new URLSearchParams(window.location.search));
		const next = changed(here, { min: min || null, max: max || null });
		if (next.min !== here.min || next.max !== here.max) void navigate(addressOfView(next, facets.collections));
	};
	const slide = (given: Partial<Bounds>) => setBounds({ ...bounds, ...given });
	const range = {
		type: "range",
		min: lowest,
		max: highest,
		onPointerUp: () => apply(bounds),
		onKeyUp: () => apply(bounds),
		className:
			"pointer-events-none absolute inset-x-0 top-0 h-11 w-full appearance-none bg-transparent accent-clay [&::-moz-range-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:pointer-events-auto",
	} as const;
	return (
		<Group title={messages.price}>
			<Form
				action="/home"
				onSubmit={(event) => {
					event.preventDefault();
					apply(typedInto(event.currentTarget));
				}}
			>
				{otherParameters(view).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<div className="relative h-11">
					<span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-edge" />
					<input
						{...range}
						aria-label={messages.lowest}
						value={Math.min(low, high)}
						onChange={(event) => slide({ min: String(Math.min(Number(event.target.value), high)) })}
					/>
					<input
						{...range}
						aria-label={messages.highest}
						value={Math.max(low, high)}
						onChange={(event) => slide({ max: String(Math.max(Number(event.target.value), low)) })}
					/>
				</div>
				<div className="grid grid-cols-2 gap-2 pt-2">
					{(["min", "max"] as const).map((name) => (
						<input
							key={name}
							name={name}
							type="number"
							inputMode="decimal"
							min={0}
							step="0.01"
							aria-label={name === "min" ? messages.lowest : messages.highest}
							placeholder={String(name === "min" ? lowest : highest)}
							value={bounds[name]}
							onChange={(event) => slide({ [name]: event.target.value })}
							className="min-h-11 w-full min-w-0 rounded-edge border border-edge bg-transparent px-2 tabular-nums placeholder:text-quiet"
						/>
					))}
					<button
						type="submit"
						className="col-span-2 min-h-11 rounded-edge border border-ink px-3 hover:bg-ink hover:text-paper"
					>
						{messages.apply}
					</button>
				</div>
			</Form>
		</Group>
	);
}

/** As the fields say: what was typed before the page came to life is in them alone. */
function typedInto(form: HTMLFormElement): Bounds {
	const typed = new FormData(form);
	return { min: String(typed.get("min") ?? ""), max: String(typed.get("max") ?? "") };
}

/** What else the address says, for the form that is sent without JavaScript. */
function otherParameters(view: HomeView): [string, string][] {
	const address = addressOfView(changed(view, { min: null, max: null }));
	return [...new URLSearchParams(address.split("?")[1])];
}
