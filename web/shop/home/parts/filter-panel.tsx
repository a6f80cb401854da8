import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Facets } from "#core/contract/facets.ts";
import { ButtonLink, iconButton } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import messages from "../messages.en.ts";
import type { HomeView } from "../view.ts";
import { FilterChoices } from "./filter-choices.tsx";

export const PANEL = "filters";
/** From 920 px down the panel is a popup. */
const WIDE = "(min-width: 921px)";

const asPopup =
	"m-0 mr-auto h-dvh max-h-none w-[min(24rem,88vw)] flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-lift outline-none open:flex -translate-x-full open:translate-x-0 starting:open:-translate-x-full transition-[translate,display,overlay] transition-discrete backdrop:bg-[rgb(31_26_22/0.45)]";
const asColumn =
	"wide:sticky wide:inset-auto wide:top-20 wide:block wide:h-auto wide:max-h-[calc(100dvh-6rem)] wide:w-56 wide:shrink-0 wide:translate-none wide:bg-transparent wide:shadow-none";

type FilterPanelProps = { total: number; resettable: boolean; view: HomeView; facets: Facets | null };

/** The filters: beside the grid on wide screens, a popup over it on others. One and the same element, rendered once. */
export default function FilterPanel({ total, resettable, view, facets }: FilterPanelProps) {
	const panel = useRef<HTMLElement>(null);
	const [isPopup, setPopup] = useState(false);

	const toggled = useCallback(() => {
		const isOpen = panel.current?.matches(":popover-open") ?? false;
		setPopup(isOpen);
		if (isOpen) panel.current?.focus();
	}, []);

	// Whoever was quick has opened it before it came to life.
	useEffect(toggled, [toggled]);

	useEffect(() => {
		const wide = window.matchMedia(WIDE);
		const widened = () => wide.matches && panel.current?.hidePopover();
		wide.addEventListener("change", widened);
		return () => wide.removeEventListener("change", widened);
	}, []);

	return (
		<section
			ref={panel}
			id={PANEL}
			popover="auto"
			role={isPopup ? "dialog" : undefined}
			aria-label={messages.filters}
			tabIndex={-1}
			onToggle={toggled}
			className={cx(asPopup, asColumn)}
		>
			<div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-raised py-2 pr-2 pl-6 wide:static wide:border-0 wide:p-0">
				<h2 className="text-lead wide:sr-only">{messages.filters}</h2>
				<button
					type="button"
					popoverTarget={PANEL}
					popoverTargetAction="hide"
					aria-label={messages.close}
					className={cx(iconButton, "wide:hidden")}
				>
					<X />
				</button>
			</div>
			<div className="grow px-6 py-5 wide:p-0">
				<FilterChoices view={view} facets={facets} />
			</div>
			<div className="sticky bottom-0 flex gap-3 border-line border-t bg-raised px-6 py-4 wide:static wide:border-0 wide:bg-transparent wide:px-0">
				{resettable && (
					<ButtonLink to="/home" look="outline" className="grow">
						{messages.reset}
					</ButtonLink>
				)}
				<button
					type="button"
					popoverTarget={PANEL}
					popoverTargetAction="hide"
					className="min-h-11 grow rounded-edge bg-clay px-4 font-medium text-on-clay hover:bg-clay-deep wide:hidden"
				>
					{messages.show(total)}
				</button>
			</div>
		</section>
	);
}
