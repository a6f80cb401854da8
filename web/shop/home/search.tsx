import { Search as SearchIcon, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Form, useLocation, useMatches, useNavigate } from "react-router";
import type { ProductCard } from "#core/contract/products.ts";
import { iconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import type { HomeData } from "./home-data.ts";
import { Suggestion } from "./parts/suggestion.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const LONGEST_SEARCH = 200;

/** The search in the bar: offers names while one types, opens a product, or shows all results as a view of the grid. */
export function SearchField() {
	const searched = new URLSearchParams(useLocation().search).get("filters") ?? "";
	const [typed, setTyped] = useState(searched);
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const { products: suggestions, asking } = useSuggestions(open ? typed : "", useCardsOnPage());
	const navigate = useNavigate();
	const input = useRef<HTMLInputElement>(null);
	const listId = useId();
	const optionId = (place: number) => `${listId}-${place}`;

	const [shownFor, setShownFor] = useState(searched);
	const [sent, setSent] = useState(searched);
	if (shownFor !== searched) {
		setShownFor(searched);
		// Whoever types on while the results come keeps the new words.
		if (!open || typed === sent) {
			setTyped(searched);
			setOpen(false);
		}
	}

	// What was typed before the script arrived counts too.
	useEffect(() => {
		const early = input.current?.value;
		if (!early || document.activeElement !== input.current) return;
		setTyped(early);
		setOpen(true);
	}, []);

	const close = () => {
		setOpen(false);
		setActive(-1);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const count = suggestions.length;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined) {
			event.preventDefault();
			if (!open) setOpen(true);
			else setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
		} else if (event.key === "Escape" && open) {
			event.preventDefault();
			close();
		} else if (event.key === "Enter" && open && suggestions[active]) {
			event.preventDefault();
			close();
			void navigate(`/products/${suggestions[active].id_product}`);
		}
	};

	const listed = open && typed.trim() !== "";
	return (
		<search className="relative block" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}>
			<Form
				action="/home"
				className="flex items-center border-edge border-b focus-within:border-clay"
				onSubmit={(event) => {
					close();
					setSent(typed);
					if (typed.trim() !== "") return;
					event.preventDefault();
					void navigate("/home");
				}}
			>
				<button type="submit" aria-label="Search" className={iconButton}>
					<SearchIcon />
				</button>
				<input
					ref={input}
					name="filters"
					type="text"
					role="combobox"
					aria-label="Search products by name"
					aria-autocomplete="list"
					aria-expanded={listed}
					aria-controls={listId}
					aria-activedescendant={listed && active >= 0 ? optionId(active) : undefined}
					placeholder="Search"
					autoComplete="off"
					enterKeyHint="search"
					maxLength={LONGEST_SEARCH}
					value={typed}
					onChange={(event) => {
						setTyped(event.target.value);
						setActive(-1);
						setOpen(true);
					}}
					onClick={() => setOpen(true)}
					onKeyDown={onKeyDown}
					className="min-h-11 min-w-0 grow bg-transparent outline-none placeholder:text-quiet"
				/>
				{typed !== "" && (
					<button
						type="button"
						aria-label="Clear search"
						className={iconButton}
						onClick={() => {
							setTyped("");
							close();
							input.current?.focus();
						}}
					>
						<X />
					</button>
				)}
			</Form>
			<p role="status" className="sr-only">
				{listed && !asking && wordsFor(suggestions.length)}
			</p>
			<div
				className={cx(
					"absolute inset-x-0 top-full z-30 max-h-[70dvh] overflow-y-auto border border-line border-t-0 bg-raised shadow-lift",
					!listed && "hidden",
				)}
			>
				<div id={listId} role="listbox" aria-label="Products">
					{suggestions.map((product, place) => (
						<Suggestion
							key={product.id_product}
							id={optionId(place)}
							product={product}
							active={place === active}
							onPoint={() => setActive(place)}
							onChoose={close}
						/>
					))}
				</div>
				{suggestions.length === 0 && (
					<p aria-hidden="true" className="px-4 py-3 text-quiet">
						{asking ? "Looking…" : wordsFor(0)}
					</p>
				)}
			</div>
		</search>
	);
}

function wordsFor(count: number): string {
	if (count === 0) return "No product with such a name";
	return count === 1 ? "1 product found" : `${count} products found`;
}

function useCardsOnPage(): readonly ProductCard[] {
	const shown = useMatches().map(({ loaderData }) => loaderData as Partial<HomeData> | undefined);
	return shown.find((data) => data?.cards)?.cards ?? [];
}
