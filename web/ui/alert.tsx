import { useCallback, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { useAutoDismiss } from "./auto-dismiss.ts";
import { Button } from "./button.tsx";
import { MessageIcon, type MessageKind } from "./message-icon.tsx";
import { messageQueue, type Queued, useWaiting } from "./message-queue.ts";

export type AlertOptions = {
	title: string;
	text?: string;
	icon?: MessageKind;
	/** Leaves by itself after so many milliseconds. */
	timer?: number;
	/** `false`: nothing to press. */
	button?: boolean;
};

const STAYS_MS = 10_000;
const queue = messageQueue<AlertOptions & { left: () => void }>();
type QueuedAlert = Queued<AlertOptions & { left: () => void }>;

/** Tells something that must be noticed, in place of what was told before. It blocks nothing: it leaves by itself, with Escape, with its button, with the next form that is sent or when one goes on to another screen. */
export function showAlert(options: AlertOptions): void {
	void alertLeft(options);
}

/** Shows an alert and resolves when it has left. */
export function alertLeft(options: AlertOptions): Promise<void> {
	leaveAll();
	return new Promise((left) => queue.add({ ...options, left }));
}

function leaveAll(): void {
	queue.current().forEach(leave);
}

function leave({ id, left }: QueuedAlert): void {
	queue.remove(id);
	left();
}

export function Alerts() {
	const [shown] = useWaiting(queue);
	const { pathname } = useLocation();
	/** What was told before the person's last step. What is told together with a new screen is news there. */
	const old = useRef<readonly QueuedAlert[]>([]);
	useEffect(() => {
		if (pathname) old.current.forEach(leave);
	}, [pathname]);
	useEffect(() => {
		const onStep = () => {
			old.current = queue.current();
		};
		const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && leaveAll();
		document.addEventListener("keydown", onKeyDown);
		// Before the form's own handler, which may show the next one.
		document.addEventListener("submit", leaveAll, true);
		document.addEventListener("click", onStep, true);
		window.addEventListener("popstate", onStep);
		return () => {
			document.removeEventListener("keydown", onKeyDown);
			document.removeEventListener("submit", leaveAll, true);
			document.removeEventListener("click", onStep, true);
			window.removeEventListener("popstate", onStep);
		};
	}, []);
	return shown ? <AlertCard key={shown.id} alert={shown} /> : null;
}

function AlertCard({ alert }: { alert: QueuedAlert }) {
	const titleId = useId();
	const goes = useCallback(() => leave(alert), [alert]);
	const { dismiss, message } = useAutoDismiss(alert.timer ?? STAYS_MS, goes);
	return (
		<div
			role="alert"
			aria-labelledby={titleId}
			className="pointer-events-auto flex w-full max-w-md animate-arrive items-start gap-4 rounded-edge border border-line bg-raised p-4 shadow-lift"
			{...message}
		>
			{alert.icon && <MessageIcon kind={alert.icon} className="mt-0.5 size-7 stroke-1" />}
			<div className="min-w-0 grow">
				<h2 id={titleId} className="text-lead">
					{alert.title}
				</h2>
				{alert.text && <p className="wrap-anywhere text-quiet">{alert.text}</p>}
			</div>
			{alert.button !== false && (
				<Button look="quiet" onClick={dismiss} className="-my-2 shrink-0">
					OK
				</Button>
			)}
		</div>
	);
}
