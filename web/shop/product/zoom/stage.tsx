import { type RefObject, useState } from "react";
import { PICTURE_SHAPE, pictureAt, pictureSources } from "#core/rules/pictures.ts";
import { cx } from "#web/ui/cx.ts";
import { slideSizes } from "../slide-sizes.ts";
import { useGestures } from "./use-gestures.ts";
import { CLOSE, fitted, kept, moved, pinched, WHOLE, type ZoomView, zoomed } from "./view.ts";
import messages from "./zoom.messages.en.ts";

type StageProps = {
	src: string;
	alt: string;
	view: ZoomView;
	onView: (change: (view: ZoomView) => ZoomView) => void;
	onSwipe: (step: 1 | -1) => void;
	ref: RefObject<HTMLDivElement | null>;
};

/** One picture: at first as the page has it already, then the shop's largest on top of that. */
export function Stage({ src, alt, view, onView, onSwipe, ref }: StageProps) {
	const [sharp, setSharp] = useState<"awaited" | "here" | "failed">("awaited");
	const hands = useGestures(ref, {
		onPinch: (before, after) => onView((now) => pinched(now, before, after)),
		onDrag: (by) => onView((now) => moved(now, by)),
		onToggle: (at) => onView((now) => (now.scale > 1 ? WHOLE : zoomed(now, CLOSE, at))),
		onSwipe: (step) => view.scale === 1 && onSwipe(step),
		onWheel: (factor, at) => onView((now) => zoomed(now, factor, at)),
	});
	const fills = "pointer-events-none absolute inset-0 size-full object-contain";
	return (
		<div
			ref={ref}
			{...hands}
			className={cx("relative grow touch-none overflow-hidden", view.scale > 1 ? "cursor-grab" : "cursor-zoom-in")}
		>
			<div
				style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
				className="absolute inset-0 select-none"
			>
				<img
					src={pictureAt(src, 640)}
					srcSet={pictureSources(src)}
					sizes={slideSizes}
					alt={alt}
					draggable={false}
					className={fills}
				/>
				<img
					src={src}
					alt=""
					draggable={false}
					onLoad={() => setSharp("here")}
					onError={() => setSharp("failed")}
					className={cx(fills, "transition-opacity", sharp !== "here" && "opacity-0")}
				/>
			</div>
			<p role="status" className="absolute inset-x-0 bottom-0 bg-paper px-4 py-2 text-center text-note empty:hidden">
				{sharp === "failed" && messages.notSharp}
			</p>
		</div>
	);
}

/** A view of the picture on this stage, no further aside than there is picture. */
export function withinStage(stage: HTMLElement | null, view: ZoomView): ZoomView {
	if (!stage) return view;
	const { clientWidth: width, clientHeight: height } = stage;
	const picture = stage.querySelector("img");
	const shape = picture?.naturalWidth ? { width: picture.naturalWidth, height: picture.naturalHeight } : PICTURE_SHAPE;
	return kept(view, fitted(shape, { width, height }), { width, height });
}
