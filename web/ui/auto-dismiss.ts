import { useEffect, useState } from "react";

/** Lets a message leave by itself, but not while somebody points at it or has the focus in it. Answers the props of its element. */
export function useAutoDismiss(stays: number, leave: () => void) {
	const [isHeld, setIsHeld] = useState(false);
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(leave, stays);
		return () => clearTimeout(timer);
	}, [isHeld, stays, leave]);
	const hold = () => setIsHeld(true);
	const release = () => setIsHeld(false);
	// A pointer that lay there before the message came does not count.
	return { onPointerMove: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
