import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Suggestions } from "#core/contract/products.ts";
import { cx } from "#web/ui/cx.ts";
import home from "../messages.en.ts";
import { type SuggestionOption, suggestionOptions } from "../suggestion-options.ts";
import { ProductSuggestion } from "./product-suggestion.tsx";
import messages from "./suggestion.messages.en.ts";

type SuggestionPanelProps = {
	listId: string;
	optionId: (key: string) => string;
	suggestions: Suggestions;
	asking: boolean;
	active: string | null;
	onPoint: (key: string) => void;
	onChoose: () => void;
};

/** What the search offers below its field. The keyboard stays in the field, which moves `active`. */
export default function SuggestionPanel({ listId, suggestions, asking, ...rest }: SuggestionPanelProps) {
	const { corrected } = suggestions;
	const { products, types, brands } = suggestionOptions(suggestions);
	const isEmpty = products.length + types.length + brands.length === 0;
	return (
		<div
			aria-busy={asking}
			className="absolute inset-x-0 top-full z-30 max-h-[70dvh] overflow-y-auto border border-line border-t-0 bg-raised shadow-lift"
		>
			{corrected !== null && <p className="px-4 pt-3 text-quiet">{home.corrected(corrected)}</p>}
			<div id={listId} role="listbox" aria-label={messages.suggestions}>
				<Lines {...rest} title={messages.products} options={products} className="min-h-16 py-2">
					{({ product }) => <ProductSuggestion product={product} />}
				</Lines>
				<Lines {...rest} title={messages.types} options={types} className="min-h-11 justify-between">
					{({ name, count }) => (
						<>
							<span className="truncate">{name}</span>
							<span className="text-note text-quiet tabular-nums">{count}</span>
						</>
					)}
				</Lines>
				<Lines {...rest} title={messages.brands} options={brands} className="min-h-11">
					{({ brand }) => <span className="truncate">{brand}</span>}
				</Lines>
			</div>
			{isEmpty && (
				<p aria-hidden="true" className="px-4 py-3 text-quiet">
					{asking ? messages.looking : home.noneSuggested}
				</p>
			)}
		</div>
	);
}

/** The line the keyboard is at, wherever the list was scrolled to. */
const keepInView = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

type LinesProps<T> = Pick<SuggestionPanelProps, "optionId" | "active" | "onPoint" | "onChoose"> & {
	title: string;
	options: readonly (SuggestionOption & T)[];
	className: string;
	children: (option: T) => ReactNode;
};

function Lines<T>({ title, options, className, children, optionId, active, onPoint, onChoose }: LinesProps<T>) {
	if (options.length === 0) return null;
	return (
		<fieldset aria-label={title} className="min-w-0 border-line border-t py-1 first:border-t-0">
			<p aria-hidden="true" className="px-4 pt-2 text-note text-quiet">
				{title}
			</p>
			{options.map((option) => (
				<Link
					key={option.key}
					ref={option.key === active ? keepInView : undefined}
					id={optionId(option.key)}
					to={option.to}
					role="option"
					tabIndex={-1}
					aria-selected={option.key === active}
					onPointerMove={() => onPoint(option.key)}
					onPointerDown={(event) => event.preventDefault()}
					onClick={onChoose}
					className={cx("flex items-center gap-4 px-4", className, option.key === active && "bg-sunken")}
				>
					{children(option)}
				</Link>
			))}
		</fieldset>
	);
}
