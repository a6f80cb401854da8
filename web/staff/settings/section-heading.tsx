import { useEffect } from "react";
import { useLocation } from "react-router";
import { cx } from "#web/ui/cx.ts";
import type { SettingsSection } from "./sections.ts";

/** Where an address can lead: below the bar, with the focus but no ring around it. */
export const arrival = "scroll-mt-20 outline-none";

type HeadingProps = { at: SettingsSection; title: string; note: string };

export function SectionHeading({ at, title, note }: HeadingProps) {
	return (
		<div>
			<h2 id={at} tabIndex={-1} className={cx(arrival, "text-title")}>
				{title}
			</h2>
			<p className="text-quiet">{note}</p>
		</div>
	);
}

/** Once what an address leads to is on the page, the focus goes there. */
export function useArrival(): void {
	const { hash, key } = useLocation();
	useEffect(() => {
		const place = key && document.getElementById(hash.slice(1));
		if (!place) return;
		place.focus({ preventScroll: true });
		place.scrollIntoView();
	}, [hash, key]);
}
