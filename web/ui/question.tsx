import { useId, useRef } from "react";
import { Button } from "./button.tsx";
import { MessageIcon, type MessageKind } from "./message-icon.tsx";
import { messageQueue, type Queued, useWaiting } from "./message-queue.ts";
import messages from "./messages.en.ts";
import { useModal } from "./modal.ts";

type QuestionOptions = { title: string; text?: string; icon?: MessageKind; yes?: string; no?: string };
type Question = QuestionOptions & { settle: (agreed: boolean) => void };

const queue = messageQueue<Question>();

/** Asks; Escape means no. */
export function askConfirm(options: QuestionOptions): Promise<boolean> {
	return new Promise((settle) => queue.add({ ...options, settle }));
}

/** The place where questions appear, one after the other. Once per page. */
export function Questions() {
	const [first] = useWaiting(queue);
	return first ? <QuestionDialog key={first.id} question={first} /> : null;
}

function QuestionDialog({ question }: { question: Queued<Question> }) {
	const { title, text, icon = "warning", yes = messages.yes, no = messages.no } = question;
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const textId = useId();
	useModal(dialog, true);

	const closed = () => {
		// In development React shows it twice at first; what was closed in between is open again when this is heard.
		if (dialog.current?.open) return;
		queue.remove(question.id);
		question.settle(dialog.current?.returnValue === "yes");
	};

	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-labelledby={titleId}
			aria-describedby={text ? textId : undefined}
			onClose={closed}
			className="w-[min(26rem,calc(100vw-2rem))] rounded-edge px-8 py-10 text-center shadow-lift open:animate-arrive"
		>
			<MessageIcon kind={icon} className="mx-auto mb-4 size-10 stroke-1" />
			<h2 id={titleId} className="text-title">
				{title}
			</h2>
			{text && (
				<p id={textId} className="mt-2 text-quiet">
					{text}
				</p>
			)}
			<form method="dialog" className="mt-8 flex justify-center gap-3">
				<Button type="submit" value="no" look="outline" className="min-w-28">
					{no}
				</Button>
				<Button type="submit" value="yes" autoFocus className="min-w-28">
					{yes}
				</Button>
			</form>
		</dialog>
	);
}
