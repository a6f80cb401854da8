import { type RefObject, useLayoutEffect, useSyncExternalStore } from "react";
import { messageQueue } from "./message-queue.ts";

const modals = messageQueue<{ dialog: HTMLDialogElement }>();

/** Opens a dialog over the page while `open`. In the layout phase: one that leaves the page while it is open still gives the focus back. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!open || !dialog) return;
		dialog.showModal();
		const id = modals.add({ dialog });
		return () => {
			modals.remove(id);
			dialog.close();
		};
	}, [ref, open]);
}

/** The dialog on top, or the page itself: whatever lies outside it can neither be pressed nor read out. Null on the server. */
export function useTopmost(): HTMLElement | null {
	return useSyncExternalStore(modals.subscribe, topmost, () => null);
}

function topmost(): HTMLElement {
	return modals.current().at(-1)?.dialog ?? document.body;
}
