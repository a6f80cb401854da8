import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import messages from "../messages.en.ts";
import { slideSizes } from "../slide-sizes.ts";

const SETTLED_MS = 100;

type SlidesProps = {
	pictures: readonly string[];
	/** The one that is shown, from 0. */
	place: number;
	/** What each of them shows. */
	alts: readonly string[];
	onSwipe: (place: number) => void;
	onEnlarge: () => void;
};

/** Pictures side by side, one of them in view: pushed along by touch, wheel or keys. Pressing one enlarges it. */
export function Slides({ pictures, place, alts, onSwipe, onEnlarge }: SlidesProps) {
	const track = useRef<HTMLUListElement>(null);
	const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
	// A later picture that was asked for is the only one to snap to until there are scripts that can go there.
	const isFree = useSyncExternalStore(never, yes, no) || place === 0;
	const isFirst = useRef(true);

	useLayoutEffect(() => {
		const { current } = track;
		if (!current) return;
		const behavior = isFirst.current ? "instant" : "auto";
		isFirst.current = false;
		if (nearest(current) !== place) current.scrollTo({ left: place * current.clientWidth, behavior });
		if (current.contains(document.activeElement)) focusShown(current, place);
	}, [place]);

	/** Who comes back from the enlarged pictures may have left by another one. */
	const onFocus = ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
		if (!currentTarget.children[place]?.contains(target)) focusShown(currentTarget, place);
	};

	const onScroll = () => {
		clearTimeout(settling.current);
		settling.current = setTimeout(() => {
			const seen = track.current && nearest(track.current);
			if (seen !== null && seen !== place) onSwipe(seen);
		}, SETTLED_MS);
	};

	return (
		<ul
			ref={track}
			onScroll={onScroll}
			onFocus={onFocus}
			className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
		>
			{pictures.map((address, at) => (
				<li
					key={address}
					aria-hidden={at !== place}
					className={cx("relative w-full shrink-0", (isFree || at === place) && "snap-start snap-always")}
				>
					<Picture src={address} alt={alts[at] ?? ""} sizes={slideSizes} first={at === place} />
					<button
						type="button"
						tabIndex={at === place ? 0 : -1}
						aria-label={messages.enlarge}
						onClick={onEnlarge}
						className="absolute inset-0 cursor-zoom-in -outline-offset-4 noscript:hidden"
					/>
				</li>
			))}
		</ul>
	);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

function focusShown(track: HTMLElement, place: number): void {
	track.children[place]?.querySelector("button")?.focus({ preventScroll: true });
}

function nearest({ scrollLeft, clientWidth }: HTMLElement): number {
	return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
