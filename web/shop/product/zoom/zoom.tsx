import { ChevronLeft, ChevronRight, Minus, Plus, X } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "#web/ui/button.tsx";
import uiMessages from "#web/ui/messages.en.ts";
import { useModal } from "#web/ui/modal.ts";
import { Stage, withinStage } from "./stage.tsx";
import { moved, WHOLE, type ZoomView, zoomed } from "./view.ts";
import messages from "./zoom.messages.en.ts";

export type ZoomProps = {
	pictures: readonly string[];
	place: number;
	alt: string;
	open: boolean;
	onShow: (place: number) => void;
	onClose: () => void;
};

const STEP = 1.5;
const PUSH_PX = 80;
const MIDDLE = { x: 0, y: 0 };
type Direction = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];
const DIRECTIONS: Record<string, Direction> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};
const FACTORS: Record<string, number> = { "+": STEP, "=": STEP, "-": 1 / STEP };

/** The pictures over the whole screen: pinched, wheeled, dragged, or all by keys; Escape gives the page back. */
export default function Zoom({ pictures, place, alt, open, onShow, onClose }: ZoomProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const closer = useRef<HTMLButtonElement>(null);
	const stage = useRef<HTMLDivElement>(null);
	const src = pictures[place] ?? "";
	const [shown, setShown] = useState({ src, view: WHOLE });
	// Every picture begins whole.
	const view = shown.src === src ? shown.view : WHOLE;
	useModal(dialog, open);
	useLayoutEffect(() => {
		if (open) closer.current?.focus();
	}, [open]);

	const change = (next: (view: ZoomView) => ZoomView) =>
		setShown((now) => ({ src, view: withinStage(stage.current, next(now.src === src ? now.view : WHOLE)) }));
	const enlarge = (factor: number) => change((now) => zoomed(now, factor, MIDDLE));
	const step = (by: 1 | -1) => onShow(place + by);
	/** A picture that is larger than its stage is pushed aside, a whole one makes room for its neighbour. */
	const push = ([x, y]: Direction) => {
		if (view.scale > 1) change((now) => moved(now, { x: -x * PUSH_PX, y: -y * PUSH_PX }));
		else if (x !== 0) step(x);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const { key, altKey, ctrlKey, metaKey } = event;
		if (altKey || ctrlKey || metaKey) return;
		const [direction, factor] = [DIRECTIONS[key], FACTORS[key]];
		if (direction) push(direction);
		else if (factor !== undefined) enlarge(factor);
		else if (key === "0") change(() => WHOLE);
		else if (key === "Home") onShow(0);
		else if (key === "End") onShow(pictures.length - 1);
		else return;
		event.preventDefault();
	};
	const close = () => {
		change(() => WHOLE);
		onClose();
	};
	return (
		<dialog
			ref={dialog}
			aria-label={messages.title(alt)}
			onClose={() => dialog.current?.open || close()}
			onKeyDown={onKeyDown}
			className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-paper open:flex open:animate-arrive"
		>
			<div className="flex items-center px-2 py-1">
				{pictures.length > 1 && (
					<>
						<IconButton label={messages.previous} aria-disabled={place === 0} onClick={() => step(-1)} className={dim}>
							<ChevronLeft />
						</IconButton>
						<p role="status" className="text-note tabular-nums">
							{messages.count(place + 1, pictures.length)}
						</p>
						<IconButton
							label={messages.next}
							aria-disabled={place === pictures.length - 1}
							onClick={() => step(1)}
							className={dim}
						>
							<ChevronRight />
						</IconButton>
					</>
				)}
				<IconButton
					label={messages.smaller}
					aria-disabled={view.scale === 1}
					onClick={() => enlarge(1 / STEP)}
					className={`ml-auto ${dim}`}
				>
					<Minus />
				</IconButton>
				<p role="status" className="min-w-12 text-center text-note tabular-nums">
					{messages.percent(view.scale)}
				</p>
				<IconButton label={messages.larger} onClick={() => enlarge(STEP)}>
					<Plus />
				</IconButton>
				<IconButton ref={closer} label={uiMessages.close} onClick={close}>
					<X />
				</IconButton>
			</div>
			<Stage key={src} ref={stage} src={src} alt={alt} view={view} onView={change} onSwipe={step} />
		</dialog>
	);
}

/** It keeps the focus, and with it the keys, where it leads no further. */
const dim = "aria-disabled:text-edge aria-disabled:hover:text-edge";
