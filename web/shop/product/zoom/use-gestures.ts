import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "./view.ts";

/** A hand is never quite still: less than this is a tap. */
const STILL_PX = 8;
const SWIPE_PX = 48;
const DOUBLE_TAP_MS = 320;

export type Gestures = {
	onPinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void;
	onDrag: (by: Point) => void;
	/** A click, or two quick taps of a finger. */
	onToggle: (at: Point) => void;
	/** Pushed aside by one finger and let go: 1 towards the next picture, -1 back. */
	onSwipe: (step: 1 | -1) => void;
	onWheel: (factor: number, at: Point) => void;
};

/** What fingers, mouse and wheel do on a stage; every point is seen from its middle. */
export function useGestures(stage: RefObject<HTMLElement | null>, gestures: Gestures) {
	const pointers = useRef(new Map<number, Point>());
	const begun = useRef({ at: { x: 0, y: 0 }, isAlone: true });
	const tapped = useRef({ at: { x: 0, y: 0 }, time: Number.NEGATIVE_INFINITY });
	const newest = useRef(gestures);
	newest.current = gestures;

	useEffect(() => {
		const { current } = stage;
		const onWheel = (event: WheelEvent) => {
			event.preventDefault();
			const speed = event.ctrlKey ? 0.01 : 0.002;
			newest.current.onWheel(Math.exp(-event.deltaY * speed), pointOf(event, current as HTMLElement));
		};
		// Only a listener that does not promise to be passive can keep the page from scrolling.
		current?.addEventListener("wheel", onWheel, { passive: false });
		return () => current?.removeEventListener("wheel", onWheel);
	}, [stage]);

	const onPointerDown = (event: PointerEvent<HTMLElement>) => {
		const at = pointOf(event, event.currentTarget);
		pointers.current.set(event.pointerId, at);
		begun.current = pointers.current.size === 1 ? { at, isAlone: true } : { ...begun.current, isAlone: false };
	};

	const onPointerMove = (event: PointerEvent<HTMLElement>) => {
		const was = pointers.current.get(event.pointerId);
		if (!was) return;
		const is = pointOf(event, event.currentTarget);
		const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
		pointers.current.set(event.pointerId, is);
		if (other) newest.current.onPinch([was, other], [is, other]);
		else newest.current.onDrag({ x: is.x - was.x, y: is.y - was.y });
	};

	const onPointerUp = (event: PointerEvent<HTMLElement>) => {
		const at = pointers.current.get(event.pointerId);
		pointers.current.delete(event.pointerId);
		if (!at || !begun.current.isAlone) return;
		const [aside, down] = [at.x - begun.current.at.x, at.y - begun.current.at.y];
		if (Math.hypot(aside, down) < STILL_PX) tap(event, at);
		else if (Math.abs(aside) > SWIPE_PX && Math.abs(aside) > 2 * Math.abs(down))
			newest.current.onSwipe(aside < 0 ? 1 : -1);
	};

	const tap = ({ pointerType, timeStamp }: PointerEvent, at: Point) => {
		const { at: before, time } = tapped.current;
		const isSecond = timeStamp - time < DOUBLE_TAP_MS && Math.hypot(at.x - before.x, at.y - before.y) < 4 * STILL_PX;
		tapped.current = { at, time: isSecond ? Number.NEGATIVE_INFINITY : timeStamp };
		if (isSecond || pointerType === "mouse") newest.current.onToggle(at);
	};

	const forget = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
	return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: forget, onPointerLeave: forget };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, stage: HTMLElement): Point {
	const { left, top, width, height } = stage.getBoundingClientRect();
	return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
