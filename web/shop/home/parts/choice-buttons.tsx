import { ArrowUpDown, SlidersHorizontal } from "lucide-react";
import type { Facets } from "#core/contract/facets.ts";
import messages from "../messages.en.ts";
import type { HomeView } from "../view.ts";
import { PANEL } from "./filter-panel.tsx";
import { SortChoices } from "./sort-choices.tsx";

const MENU = "sorts";
type SortMenuProps = { view: HomeView; facets: Facets | null };

/** What opens the sorts and the filters where there is no room for them beside the grid. */
export default function ChoiceButtons({ active, ...shown }: SortMenuProps & { active: number }) {
	return (
		<div className="flex flex-wrap gap-2">
			<SortMenu {...shown} />
			<FilterButton active={active} />
		</div>
	);
}

/** Opens the panel where it is a popup; the browser does it, so it needs no JavaScript. */
function FilterButton({ active }: { active: number }) {
	return (
		<button
			type="button"
			popoverTarget={PANEL}
			className="inline-flex min-h-11 items-center gap-2 rounded-edge border border-ink px-4 hover:bg-ink hover:text-paper wide:hidden"
		>
			<SlidersHorizontal aria-hidden="true" className="size-4" />
			{messages.filters}
			{active > 0 && (
				<span className="tabular-nums">
					({active}
					<span className="sr-only">{messages.active(active)}</span>)
				</span>
			)}
		</button>
	);
}

/** The sorts apart from the filters, where those are a popup: a sheet from below, which the browser opens. Made anew with each choice, it is closed by it. */
function SortMenu({ view, facets }: SortMenuProps) {
	return (
		<>
			<button
				type="button"
				popoverTarget={MENU}
				className="inline-flex min-h-11 items-center gap-2 rounded-edge border border-ink px-4 hover:bg-ink hover:text-paper wide:hidden"
			>
				<ArrowUpDown aria-hidden="true" className="size-4" />
				{messages.groups.sort}
			</button>
			<section
				key={view.sort}
				id={MENU}
				popover="auto"
				aria-label={messages.groups.sort}
				className="m-0 mt-auto w-full max-w-none border-line border-t bg-raised px-6 py-4 text-ink shadow-lift backdrop:bg-[rgb(31_26_22/0.45)] wide:hidden"
			>
				<SortChoices view={view} facets={facets} />
			</section>
		</>
	);
}
