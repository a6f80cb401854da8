import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { CartLine } from "#core/contract/carts.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount, Price } from "#web/ui/price.tsx";
import { changeCart } from "../change.ts";
import { entryOf, keyOf, withLine, withQuantity } from "../lines.ts";
import messages from "../messages.en.ts";
import { Quantity } from "./quantity.tsx";

/** A line that was taken out, still there to be put back. */
type Removed = { line: CartLine; place: number };

/** The lines of the cart. One that is removed leaves a word and a way back in its place. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
	const [removed, setRemoved] = useState<readonly Removed[]>([]);
	const isGone = ({ line }: Removed) => !lines.some((one) => keyOf(one) === keyOf(line));

	const remove = (line: CartLine, place: number) => {
		setRemoved([...removed.filter((one) => keyOf(one.line) !== keyOf(line)), { line, place }]);
		changeCart((cart) => cart.filter((one) => keyOf(one) !== keyOf(line)));
	};
	const putBack = ({ line, place }: Removed) => {
		setRemoved(removed.filter((one) => one.line !== line));
		changeCart((cart) =>
			cart.some((one) => keyOf(one) === keyOf(line)) ? withLine(cart, line) : cart.toSpliced(place, 0, line),
		);
	};

	const rows: { key: string; line?: CartLine; removed?: Removed }[] = lines.map((line) => ({ key: keyOf(line), line }));
	for (const one of removed.filter(isGone)) rows.splice(one.place, 0, { key: keyOf(one.line), removed: one });
	return (
		<ul aria-label={messages.cart} className="border-line border-t">
			{rows.map(({ key, line, removed: gone }, place) => (
				<li key={key} className="border-line border-b py-5">
					{line && <LineRow line={line} onRemove={() => remove(line, place)} />}
					{gone && (
						<p className="flex items-center justify-between gap-4 text-quiet">
							<span>{messages.takenOut(gone.line.name)}</span>
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

function LineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
	const { ColorName, size, quantity } = entryOf(line);
	const most = line.variants[0]?.leftUnits ?? quantity;
	const address = `/products/${line.id_product}?${new URLSearchParams({ color: ColorName, size })}`;
	const change = (wished: number) =>
		changeCart((cart) => cart.map((one) => (keyOf(one) === keyOf(line) ? withQuantity(one, wished) : one)));
	return (
		<article className="grid grid-cols-[5rem_1fr] gap-x-4 md:grid-cols-[7rem_1fr] md:gap-x-6">
			<Picture src={line.default_image} alt="" sizes="(min-width: 768px) 112px, 80px" />
			<div className="flex min-w-0 flex-col gap-3">
				<div className="flex items-start justify-between gap-2">
					<div className="min-w-0">
						<h2 className="wrap-anywhere font-medium font-sans text-body tracking-normal">
							<Link to={address} className="hover:text-clay">
								{line.name}
							</Link>
						</h2>
						<p className="text-note text-quiet">{messages.colourAndSize(ColorName, size)}</p>
						<Price of={line} className="mt-1" />
					</div>
					<IconButton label={messages.remove(line.name)} onClick={onRemove} className="-mt-2 -mr-3">
						<Trash2 />
					</IconButton>
				</div>
				<div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
						<Quantity of={`${line.name}, ${ColorName}, ${size}`} value={quantity} most={most} onChange={change} />
						{quantity >= most && <p className="text-note text-quiet">{messages.allThatIsLeft}</p>}
					</div>
					<Amount value={line.totalPrice} className="text-lead" />
				</div>
			</div>
		</article>
	);
}
