import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { MessageIcon, type MessageKind } from "./message-icon.tsx";
import { messageQueue, noMessages, type Queued } from "./message-queue.ts";

export type AlertOptions = {
	title: string;
	text?: string;
	icon?: MessageKind;
	/** Closes by itself after so many milliseconds. */
	timer?: number;
	/** `false`: nothing to press, for alerts that close by themselves. */
	button?: boolean;
};
type QuestionOptions = { title: string; text?: string; icon?: MessageKind; yes?: string; no?: string };

type Waiting = AlertOptions & { yes: string; no?: string; settle: (agreed: boolean) => void };

const queue = messageQueue<Waiting>();

/** Tells something that must be noticed. Resolves when it was closed. */
export function showAlert(options: AlertOptions): Promise<void> {
	return new Promise((resolve) => queue.add({ ...options, yes: "OK", settle: () => resolve() }));
}

/** Asks; Escape means no. */
export function askConfirm({ yes = "Yes", no = "No", ...options }: QuestionOptions): Promise<boolean> {
	return new Promise((resolve) => queue.add({ icon: "warning", ...options, yes, no, settle: resolve }));
}

/** The place where alerts and questions appear, one after the other. Once per page. */
export function Alerts() {
	const [first] = useSyncExternalStore(queue.subscribe, queue.current, noMessages);
	return first ? <AlertDialog key={first.id} alert={first} /> : null;
}

function AlertDialog({ alert }: { alert: Queued<Waiting> }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const textId = useId();

	useEffect(() => {
		const shown = dialog.current;
		if (!shown?.open) shown?.showModal();
		const timer = alert.timer === undefined ? undefined : setTimeout(() => shown?.close(), alert.timer);
		return () => clearTimeout(timer);
	}, [alert]);

	const closed = () => {
		const agreed = dialog.current?.returnValue === "yes";
		queue.remove(alert.id);
		alert.settle(agreed);
	};

	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby={titleId}
			aria-describedby={alert.text ? textId : undefined}
			onClose={closed}
			className="w-[min(26rem,calc(100vw-2rem))] rounded-edge px-8 py-10 text-center shadow-lift open:animate-arrive"
		>
			{alert.icon && <MessageIcon kind={alert.icon} className="mx-auto mb-4 size-10 stroke-1" />}
			<h2 id={titleId} className="text-title">
				{alert.title}
			</h2>
			{alert.text && (
				<p id={textId} className="mt-2 text-quiet">
					{alert.text}
				</p>
			)}
			{alert.button !== false && (
				<form method="dialog" className="mt-8 flex justify-center gap-3">
					{alert.no && (
						<Button type="submit" value="no" look="outline" className="min-w-28">
							{alert.no}
						</Button>
					)}
					<Button type="submit" value="yes" autoFocus className="min-w-28">
						{alert.yes}
					</Button>
				</form>
			)}
		</dialog>
	);
}
