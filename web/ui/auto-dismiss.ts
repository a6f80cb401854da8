import { type FocusEvent, useCallback, useEffect, useRef, useState } from "react";

/**
 * Lets a message leave by itself, but not while somebody points at it or has the focus in it; a focus in it goes back to
 * where it came from.
 */
export function useAutoDismiss(stays: number, leave: () => void) {
	const [isHeld, setIsHeld] = useState(false);
	const cameFrom = useRef<EventTarget>(null);
	const dismiss = useCallback(() => {
		if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
		leave();
	}, [leave]);
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(dismiss, stays);
		return () => clearTimeout(timer);
	}, [isHeld, stays, dismiss]);
	const hold = () => setIsHeld(true);
	const release = () => setIsHeld(false);
	const message = {
		// A pointer that lay there before the message came does not count.
		onPointerMove: hold,
		onPointerLeave: release,
		onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
			if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
			hold();
		},
		onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
			if (!currentTarget.contains(relatedTarget)) cameFrom.current = null;
			release();
		},
	};
	return { dismiss, message };
}
