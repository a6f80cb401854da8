import { type MouseEvent, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

type DropdownProps = { label: ReactNode; name: string; children: ReactNode };

/** Links below their button, by the platform's popover: opens without JavaScript too; closes by Escape, a choice or a click elsewhere. */
export function Dropdown({ label, name, children }: DropdownProps) {
	const id = useId();
	return (
		<div className="dropdown">
			<button
				type="button"
				popoverTarget={id}
				aria-label={name}
				className="flex min-h-11 items-center gap-2 rounded-edge hover:text-clay"
			>
				{label}
			</button>
			{/* A choice is pressed by key or pointer on the link or button itself; both are heard here as a click. */}
			<ul
				id={id}
				popover="auto"
				onClickCapture={closeWithChoice}
				className={cx("dropdown-list animate-arrive", listed)}
			>
				{children}
			</ul>
		</div>
	);
}

/** Before the choice's own work begins, so that whatever it opens gives the focus back to the button. */
export function closeWithChoice(event: MouseEvent<HTMLElement>): void {
	if ((event.target as Element).closest("a, button")) event.currentTarget.hidePopover();
}

/** How a list that lies over the page looks, and a link or button in it. */
export const listed = "min-w-56 rounded-edge border border-line bg-raised py-2 text-ink shadow-lift";
export const listedItem = "flex min-h-11 w-full items-center px-5 text-left hover:bg-sunken";
