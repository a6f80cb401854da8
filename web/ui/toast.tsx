import { X } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { Link } from "react-router";
import { useAutoDismiss } from "./auto-dismiss.ts";
import { IconButton } from "./button.tsx";
import { MessageIcon, type MessageKind } from "./message-icon.tsx";
import { messageQueue, type Queued, useWaiting } from "./message-queue.ts";
import messages from "./messages.en.ts";

/** Where a toast can lead, or what it can still do. */
type Way = { label: string; to: string } | { label: string; act: () => void };
type Toast = { text: string; icon?: MessageKind; way?: Way };

const STAYS_MS = 5000;
/** Something of its caller's making, which leaves when it says so. */
type Card = { card: (leave: () => void) => ReactNode };
const queue = messageQueue<Toast | Card>();

/** Tells something in passing: it interrupts nobody and leaves by itself. */
export function showToast(text: string, icon?: MessageKind, way?: Way): void {
	queue.add({ text, ...(icon && { icon }), ...(way && { way }) });
}

/** Shows a card beside the toasts, in place of the card before. */
export function showCard(card: Card["card"]): void {
	for (const one of queue.current()) if ("card" in one) queue.remove(one.id);
	queue.add({ card });
}

/** Above the bars at the bottom of narrow screens. Always there, because only changes to a live region are read out. */
export function Toasts() {
	const waiting = useWaiting(queue);
	return (
		<div role="status" className="mt-auto flex w-full flex-col items-center gap-2 sm:items-end">
			{waiting
				.slice(-3)
				.map((one) => ("card" in one ? <OwnCard key={one.id} of={one} /> : <ToastLine key={one.id} toast={one} />))}
		</div>
	);
}

function OwnCard({ of: { id, card } }: { of: Queued<Card> }) {
	return card(useCallback(() => queue.remove(id), [id]));
}

function ToastLine({ toast: { id, text, icon, way } }: { toast: Queued<Toast> }) {
	const leave = useCallback(() => queue.remove(id), [id]);
	const { dismiss, message } = useAutoDismiss(STAYS_MS, leave);
	return (
		<div
			className="pointer-events-auto flex max-w-md animate-arrive items-center gap-3 rounded-edge border border-line bg-raised py-1 pr-1 pl-4 shadow-lift"
			{...message}
		>
			{icon && <MessageIcon kind={icon} className="size-5" />}
			<p>{text}</p>
			{way && <WayOn way={way} onTaken={leave} />}
			<IconButton label={messages.close} onClick={dismiss}>
				<X />
			</IconButton>
		</div>
	);
}

function WayOn({ way, onTaken }: { way: Way; onTaken: () => void }) {
	const look = "link shrink-0 py-2";
	if ("to" in way) {
		return (
			<Link to={way.to} onClick={onTaken} className={look}>
				{way.label}
			</Link>
		);
	}
	const act = () => {
		onTaken();
		way.act();
	};
	return (
		<button type="button" onClick={act} className={look}>
			{way.label}
		</button>
	);
}
