import { X } from "lucide-react";
import { useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import type { CartLine } from "#core/contract/carts.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { totalUnits } from "#core/rules/catalogue.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { useShop } from "#web/store/store.ts";
import { useAutoDismiss } from "#web/ui/auto-dismiss.ts";
import { Button, ButtonLink, IconButton } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { showCard, showToast } from "#web/ui/toast.tsx";
import { changeCart } from "./change.ts";
import { colourOf, entryOf, keyOf } from "./lines.ts";
import messages from "./mini-cart.messages.en.ts";
import { type Added, addedSince, withoutAdded } from "./take-back.ts";

const STAYS_MS = 8000;
const LINES_SHOWN = 3;

type Adding = {
	before: readonly CartLine[];
	after: readonly CartLine[];
	/** What is said of it. */
	text: string;
	/** What it was added by: the keyboard goes on from there. */
	pressed: Element | null;
};

export function showMiniCart({ before, after, text, pressed }: Adding): void {
	const added = addedSince(before, after);
	showCard((leave) => <MiniCart text={text} added={added} pressed={pressed} leave={leave} />);
}

type MiniCartProps = Pick<Adding, "text" | "pressed"> & { added: Added[]; leave: () => void };

/** What was just added and what the cart comes to. It takes no focus, stops nobody, and leaves by itself. */
function MiniCart({ text, pressed, added, leave }: MiniCartProps) {
	const cart = useShop((state) => state.cart);
	const { dismiss, message } = useAutoDismiss(STAYS_MS, leave);
	const lines = cart.filter((line) => added.some(({ key }) => key === keyOf(line)));
	useLeaving(lines.length === 0, leave, dismiss);
	const show = useCallback((card: HTMLElement | null) => reveal(card, pressed), [pressed]);
	const undo = () => {
		dismiss();
		changeCart((now) => withoutAdded(now, added));
		showToast(messages.takenBack, "info");
	};
	const units = cart.reduce((sum, line) => sum + totalUnits(line), 0);
	const cents = cart.reduce((sum, line) => sum + toCents(line.totalPrice), 0);
	return (
		<section
			ref={show}
			popover="manual"
			aria-label={messages.added}
			className="pointer-events-auto inset-[4rem_0.5rem_auto] m-0 w-auto max-w-none animate-arrive rounded-edge border border-line bg-raised p-4 text-ink shadow-lift wide:inset-[auto_auto_1rem_1rem] wide:w-96"
			{...message}
		>
			<div className="flex items-start justify-between gap-3">
				<p className="wrap-anywhere font-medium">{text}</p>
				<IconButton label={messages.close} onClick={dismiss} className="-mt-2.5 -mr-2.5">
					<X />
				</IconButton>
			</div>
			<ul className="flex flex-col gap-3 pt-3">
				{lines.slice(0, LINES_SHOWN).map((line) => (
					<AddedLine key={keyOf(line)} line={line} />
				))}
			</ul>
			{lines.length > LINES_SHOWN && <p className="pt-2 text-quiet">{messages.more(lines.length - LINES_SHOWN)}</p>}
			<p className="mt-3 flex items-baseline justify-between gap-4 border-line border-t pt-3">
				{messages.total(units)}
				<Amount value={fromCents(cents)} className="text-lead" />
			</p>
			<div className="grid grid-cols-2 gap-3 pt-3">
				<Button look="outline" onClick={undo}>
					{messages.undo}
				</Button>
				<ButtonLink to="/cart" onClick={leave}>
					{messages.seeCart}
				</ButtonLink>
			</div>
		</section>
	);
}

function AddedLine({ line }: { line: CartLine }) {
	const { size, quantity } = entryOf(line);
	return (
		<li className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-x-3">
			<Picture src={line.default_image} alt="" sizes="56px" />
			<div className="min-w-0">
				<p className="wrap-anywhere">{line.name}</p>
				<p className="text-note text-quiet">{messages.choice(colourOf(line), sizeWord(size), quantity)}</p>
			</div>
			<Amount value={line.totalPrice} />
		</li>
	);
}

/** Shown above the page; the keyboard comes to it right after what was pressed. */
function reveal(card: HTMLElement | null, pressed: Element | null): void {
	if (!card || card.matches(":popover-open")) return;
	card.showPopover(pressed instanceof HTMLElement && pressed !== document.body ? { source: pressed } : {});
}

/** It goes with what it shows, on the cart's own screen, and with Escape. */
function useLeaving(isGone: boolean, leave: () => void, dismiss: () => void): void {
	const isCart = useLocation().pathname === "/cart";
	useEffect(() => {
		if (isGone || isCart) leave();
	}, [isGone, isCart, leave]);
	useEffect(() => {
		const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && dismiss();
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [dismiss]);
}
