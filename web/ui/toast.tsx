import { X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { IconButton } from "./button.tsx";
import { MessageIcon, type MessageKind } from "./message-icon.tsx";
import { messageQueue, noMessages, type Queued } from "./message-queue.ts";

/** Where a toast can lead. */
type Way = { label: string; to: string };
type Toast = { text: string; icon?: MessageKind; way?: Way };

const STAYS_MS = 5000;
const queue = messageQueue<Toast>();

/** Tells something in passing: it interrupts nobody and leaves by itself. */
export function showToast(text: string, icon?: MessageKind, way?: Way): void {
	queue.add({ text, ...(icon && { icon }), ...(way && { way }) });
}

/** The place where toasts appear, above the bars at the bottom of narrow screens. Once per page; always there, because only changes to a live region are read out. */
export function Toasts() {
	const waiting = useSyncExternalStore(queue.subscribe, queue.current, noMessages);
	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex flex-col items-center gap-2 sm:left-auto sm:items-end wide:bottom-4"
		>
			{waiting.slice(-3).map((toast) => (
				<ToastLine key={toast.id} toast={toast} />
			))}
		</div>
	);
}

function ToastLine({ toast }: { toast: Queued<Toast> }) {
	useEffect(() => {
		const timer = setTimeout(() => queue.remove(toast.id), STAYS_MS);
		return () => clearTimeout(timer);
	}, [toast.id]);
	return (
		<div className="pointer-events-auto flex max-w-md animate-arrive items-center gap-3 rounded-edge border border-line bg-raised py-1 pr-1 pl-4 shadow-lift">
			{toast.icon && <MessageIcon kind={toast.icon} className="size-5" />}
			<p>{toast.text}</p>
			{toast.way && (
				<Link to={toast.way.to} onClick={() => queue.remove(toast.id)} className="link shrink-0 py-2">
					{toast.way.label}
				</Link>
			)}
			<IconButton label="Close" onClick={() => queue.remove(toast.id)}>
				<X />
			</IconButton>
		</div>
	);
}
