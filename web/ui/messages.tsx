import { createPortal } from "react-dom";
import { Alerts } from "./alert.tsx";
import messages from "./messages.en.ts";
import { useTopmost } from "./modal.ts";
import { Toasts } from "./toast.tsx";

/** Alerts and toasts, above everything and in nobody's way; while a dialog is open they are part of it. Once per page. */
export function Messages() {
	const topmost = useTopmost();
	return topmost && createPortal(<Layer />, topmost);
}

function Layer() {
	return (
		<section
			ref={(layer) => layer?.showPopover()}
			popover="manual"
			aria-label={messages.messages}
			className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none flex-col items-center gap-2 overflow-hidden border-0 bg-transparent px-4 pt-20 pb-20 text-ink open:flex wide:pb-4"
		>
			<Alerts />
			<Toasts />
		</section>
	);
}
