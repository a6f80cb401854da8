import type { MouseEvent } from "react";
import { flushSync } from "react-dom";

/** A row that moves takes its pressed button along; the keyboard stays on it, or goes to its neighbour at the end of the list. */
export function keepingFocus({ currentTarget: button }: MouseEvent<HTMLButtonElement>, move: () => void): void {
	const row = button.parentElement;
	flushSync(move);
	if (button.isConnected) button.focus();
	else row?.querySelector("button")?.focus();
}
