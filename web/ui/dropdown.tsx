import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx.ts";

type DropdownProps = { label: ReactNode; name: string; children: ReactNode; className?: string };

/** A small menu below its button. Opens without JavaScript too; closes by Escape, a choice or a click elsewhere. */
export function Dropdown({ label, name, children, className }: DropdownProps) {
	const details = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		const close = (event: Event) => {
			const menu = details.current;
			if (!menu?.open) return;
			const inside = event.target instanceof Node && menu.contains(event.target);
			if (event instanceof KeyboardEvent && event.key === "Escape") {
				menu.open = false;
				if (inside) menu.querySelector("summary")?.focus();
			} else if (event.type === "click" && (!inside || (event.target as Element).closest("a, button"))) {
				menu.open = false;
				// The entry is hidden now: whatever it opens gives the focus back to the menu's button.
				if (inside) menu.querySelector("summary")?.focus({ preventScroll: true });
			}
		};
		// Before the entry's own work begins.
		document.addEventListener("click", close, true);
		document.addEventListener("keydown", close);
		return () => {
			document.removeEventListener("click", close, true);
			document.removeEventListener("keydown", close);
		};
	}, []);

	return (
		<details ref={details} className={cx("relative", className)}>
			<summary aria-label={name} className="flex min-h-11 items-center gap-2 rounded-edge hover:text-clay">
				{label}
			</summary>
			<ul className="absolute top-full right-0 z-30 min-w-56 animate-arrive rounded-edge border border-line bg-raised py-2 shadow-lift">
				{children}
			</ul>
		</details>
	);
}

/** How a link or button in a Dropdown looks. */
export const dropdownItem = "flex min-h-11 w-full items-center px-5 text-left hover:bg-sunken";
