import { Search as SearchIcon, X } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Form, useLocation, useMatches, useNavigate } from "react-router";
import type { ProductCard, Suggestions } from "#core/contract/products.ts";
import { patiently } from "#web/layout/patiently.ts";
import { SEARCH_HASH, SEARCH_INPUT } from "#web/layout/search-place.ts";
import { iconButton } from "#web/ui/button.tsx";
import type { HomeData } from "./home-data.ts";
import messages from "./messages.en.ts";
import { neighbourOf, optionsInOrder } from "./suggestion-options.ts";
import { useSuggestions } from "./use-suggestions.ts";

const LONGEST_SEARCH = 200;
/** Loaded when somebody is about to search. */
const loadPanel = () => import("./parts/suggestion-panel.tsx");
const SuggestionPanel = lazy(patiently(loadPanel));

/** The search in the bar: offers products, types and brands while one types, or shows all results as a view of the grid. */
export function SearchField() {
	const { search, hash } = useLocation();
	const searched = new URLSearchParams(search).get("filters") ?? "";
	const [typed, setTyped] = useState(searched);
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState<string | null>(null);
	const offered = useSuggestions(open ? typed : "", useCardsOnPage());
	// Whoever walks through the list, or points at it, keeps it as it is: no other line comes under the finger.
	const [held, setHeld] = useState<typeof offered | null>(null);
	const suggestions = held ?? offered;
	const options = optionsInOrder(suggestions);
	const chosen = options.find(({ key }) => key === active);
	const navigate = useNavigate();
	const input = useRef<HTMLInputElement>(null);
	const listId = useId();
	const optionId = (key: string) => `${listId}-${key}`;

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

	useEffect(() => {
		if (hash === SEARCH_HASH) input.current?.focus();
	}, [hash]);

	const point = (key: string | null) => {
		setActive(key);
		setHeld(key === null ? null : suggestions);
	};
	const close = () => {
		setOpen(false);
		point(null);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined) {
			event.preventDefault();
			if (!open) setOpen(true);
			else point(neighbourOf(options, active, step));
		} else if (event.key === "Escape" && open) {
			event.preventDefault();
			close();
		} else if (event.key === "Enter" && open && chosen) {
			event.preventDefault();
			close();
			void navigate(chosen.to);
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
				<button type="submit" aria-label={messages.search} className={iconButton}>
					<SearchIcon />
				</button>
				<input
					ref={input}
					id={SEARCH_INPUT}
					name="filters"
					type="text"
					role="combobox"
					aria-label={messages.searchByName}
					aria-autocomplete="list"
					aria-expanded={listed}
					aria-controls={listId}
					aria-activedescendant={listed && chosen ? optionId(chosen.key) : undefined}
					placeholder={messages.search}
					autoComplete="off"
					enterKeyHint="search"
					maxLength={LONGEST_SEARCH}
					value={typed}
					onChange={(event) => {
						setTyped(event.target.value);
						point(null);
						setOpen(true);
					}}
					onFocus={() => void loadPanel()}
					onClick={() => setOpen(true)}
					onKeyDown={onKeyDown}
					className="min-h-11 min-w-0 grow bg-transparent outline-none placeholder:text-quiet"
				/>
				{typed !== "" && (
					<button
						type="button"
						aria-label={messages.clear}
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
				{listed && !suggestions.asking && wordsFor(suggestions)}
			</p>
			{listed && (
				<Suspense fallback={null}>
					<SuggestionPanel
						listId={listId}
						optionId={optionId}
						suggestions={suggestions}
						asking={suggestions.asking}
						active={active}
						onPoint={point}
						onChoose={close}
					/>
				</Suspense>
			)}
		</search>
	);
}

function wordsFor({ products, corrected }: Suggestions): string {
	if (products.length === 0) return messages.noneSuggested;
	const found = messages.suggested(products.length);
	return corrected === null ? found : messages.suggestedFor(found, corrected);
}

function useCardsOnPage(): readonly ProductCard[] {
	const shown = useMatches().map(({ loaderData }) => loaderData as Partial<HomeData> | undefined);
	return shown.find((data) => data?.cards)?.cards ?? [];
}
