import { useState } from "react";
import type { CartLine } from "#core/contract/carts.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useCheckout } from "../../checkout.ts";
import screenMessages from "../cart-screen.messages.en.ts";
import { changeCart } from "../change.ts";
import { keyOf, withLine } from "../lines.ts";
import messages from "../messages.en.ts";
import { forgetSaved, saveForLater } from "../saved.ts";
import { LineRow } from "./line-row.tsx";

/** A line that was taken out, still there to be put back. */
type Removed = { line: CartLine; place: number; isSaved: boolean };

/** The lines of the cart. One that is removed or saved for later leaves a word and a way back in its place. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
	const [removed, setRemoved] = useState<readonly Removed[]>([]);
	/** The line whose colour or size was changed a moment ago: the keyboard goes on from there. */
	const [changed, setChanged] = useState<string | null>(null);
	const saved = useCheckout("savedForLater") ?? [];
	const isIn = (kept: readonly CartLine[], line: CartLine) => kept.some((one) => keyOf(one) === keyOf(line));
	/** What was saved can be put back as long as it is saved. */
	const isGone = ({ line, isSaved }: Removed) => !isIn(lines, line) && (!isSaved || isIn(saved, line));

	const note = (gone: Removed) => setRemoved([...removed.filter((one) => keyOf(one.line) !== keyOf(gone.line)), gone]);
	const remove = (line: CartLine, place: number) => {
		note({ line, place, isSaved: false });
		changeCart((cart) => cart.filter((one) => keyOf(one) !== keyOf(line)));
	};
	const save = (line: CartLine, place: number) => {
		if (saveForLater(line)) note({ line, place, isSaved: true });
		else showToast(screenMessages.laterIsFull, "warning");
	};
	const putBack = ({ line, place, isSaved }: Removed) => {
		setRemoved(removed.filter((one) => one.line !== line));
		changeCart((cart) => (isIn(cart, line) ? withLine(cart, line) : cart.toSpliced(place, 0, line)));
		if (isSaved) forgetSaved(line);
	};

	const rows: { key: string; line?: CartLine; removed?: Removed }[] = lines.map((line) => ({ key: keyOf(line), line }));
	for (const one of removed.filter(isGone)) rows.splice(one.place, 0, { key: keyOf(one.line), removed: one });
	return (
		<ul aria-label={messages.cart} className="border-line border-t">
			{rows.map(({ key, line, removed: gone }, place) => (
				<li key={key} className="border-line border-b py-5">
					{line && (
						<LineRow
							line={line}
							isChanged={key === changed}
							onRemove={() => remove(line, place)}
							onSave={() => save(line, place)}
							onChanged={setChanged}
						/>
					)}
					{gone && (
						<p className="flex items-center justify-between gap-4 text-quiet">
							<span className="wrap-anywhere min-w-0">
								{(gone.isSaved ? screenMessages.savedLine : messages.takenOut)(gone.line.name)}
							</span>
							<Button look="quiet" autoFocus onClick={() => putBack(gone)}>
								{messages.undo}
							</Button>
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
