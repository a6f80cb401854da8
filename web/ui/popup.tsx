import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./button.tsx";
import { cx } from "./cx.ts";
import messages from "./messages.en.ts";
import { useModal } from "./modal.ts";

type Side = "middle" | "left" | "right";

const sides: Record<Side, string> = {
	middle: "w-[min(32rem,calc(100vw-2rem))] max-h-[85dvh] rounded-edge open:animate-arrive",
	left: "drawer mr-auto ml-0 h-dvh max-h-none w-[min(24rem,88vw)]",
	right: "drawer drawer-right mr-0 ml-auto h-dvh max-h-none w-[min(24rem,88vw)]",
};

type PopupProps = {
	title: string;
	open: boolean;
	onClose: () => void;
	side?: Side;
	/** Stays at the bottom while the rest scrolls. */
	footer?: ReactNode;
	children: ReactNode;
};

/** Lies over the page until it is closed by Escape, the cross or a click beside it; the keyboard stays inside. */
export function Popup({ title, open, onClose, side = "middle", footer, children }: PopupProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();

	useModal(dialog, open);

	useEffect(() => {
		const shown = dialog.current;
		const beside = (event: MouseEvent) => event.target === shown && onClose();
		shown?.addEventListener("click", beside);
		return () => shown?.removeEventListener("click", beside);
	}, [onClose]);

	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			// In development React shows it twice at first; what was closed in between is open again when this is heard.
			onClose={() => dialog.current?.open || onClose()}
			className={cx("flex-col shadow-lift open:flex", sides[side])}
		>
			<div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-line border-b bg-raised py-2 pr-2 pl-6">
				<h2 id={titleId} className="text-lead">
					{title}
				</h2>
				<IconButton label={messages.close} onClick={onClose}>
					<X />
				</IconButton>
			</div>
			<div className="grow px-6 py-4">{children}</div>
			{footer && <div className="sticky bottom-0 border-line border-t bg-raised px-6 py-4">{footer}</div>}
		</dialog>
	);
}
