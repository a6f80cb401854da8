import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CartLine } from "#core/contract/carts.ts";
import type { Product } from "#core/contract/products.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { unitsIn } from "#core/rules/sizes.ts";
import { useSession } from "#web/account/session.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { browserStorage } from "#web/store/storage.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Price } from "#web/ui/price.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { writeCheckout } from "../../checkout.ts";
import { entryOf, keyOf, lineOf, withLine } from "../lines.ts";
import { readProducts } from "../look-up.ts";
import { forgetSaved, moveToCart } from "../saved.ts";
import messages from "../saved-lines.messages.en.ts";
import { LineName } from "./line-row.tsx";

/** What was taken out of the cart to be bought another day, with what it costs and whether it can be had now. */
export default function SavedLines({ saved }: { saved: readonly CartLine[] }) {
	const { session } = useSession();
	const { products, isStale } = useProducts(saved);
	const heading = useRef<HTMLHeadingElement>(null);
	const leave = (text: string, undo?: () => void) => {
		heading.current?.focus();
		showToast(text, "success", undo && { label: messages.undo, act: undo });
	};
	const move = (line: CartLine, now: CartLine) => {
		if (moveToCart(line, now)) leave(messages.moved(line.name));
		else showToast(messages.cartIsFull, "warning");
	};
	const remove = (line: CartLine) => {
		forgetSaved(line);
		leave(messages.removed(line.name), () =>
			writeCheckout("savedForLater", withLine(browserStorage().read("savedForLater"), line)),
		);
	};
	return (
		<section aria-labelledby="saved-for-later" className="pt-10">
			<h2 id="saved-for-later" ref={heading} tabIndex={-1} className="text-title outline-none">
				{messages.title}
			</h2>
			<p className="mt-1 text-note text-quiet">
				{saved.length === 0 ? messages.none : session.as === "client" ? messages.untilLogOut : messages.here}
			</p>
			{isStale && (
				<p role="alert" className="mt-1 text-note">
					{messages.unreachable}
				</p>
			)}
			<ul aria-label={messages.title} className="mt-4 border-line border-t empty:hidden">
				{saved.map((line) => (
					<li key={keyOf(line)} className="border-line border-b py-5">
						<SavedLine
							line={line}
							standing={standingOf(line, products)}
							onMove={(now) => move(line, now)}
							onRemove={() => remove(line)}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

/** A saved line as it can be had now; null while that is not known. */
type Standing = { line: CartLine } | "sold_out" | "gone" | null;

function standingOf(line: CartLine, products: ReadonlyMap<number, Product> | null): Standing {
	if (!products) return null;
	const { ColorName, size, quantity } = entryOf(line);
	const product = products.get(line.id_product);
	const variant = product?.variants.find((one) => one.ColorName.toLowerCase() === ColorName.toLowerCase());
	if (!product || !variant || !Object.hasOwn(variant.Stocks, size)) return "gone";
	const units = unitsIn(variant.Stocks, size);
	return units > 0 ? { line: lineOf(product, variant, size, Math.min(quantity, units)) } : "sold_out";
}

type SavedProps = { line: CartLine; standing: Standing; onMove: (now: CartLine) => void; onRemove: () => void };

function SavedLine({ line, standing, onMove, onRemove }: SavedProps) {
	const money = useMoney();
	const cannot = standing === "sold_out" ? messages.soldOut : standing === "gone" ? messages.gone : null;
	const now = standing && typeof standing === "object" ? standing.line : line;
	const wanted = entryOf(line).quantity;
	const left = entryOf(now).quantity;
	return (
		<article className="grid grid-cols-[3.5rem_1fr] gap-x-4 md:grid-cols-[5rem_1fr]">
			<Picture src={line.default_image} alt="" sizes="(min-width: 768px) 80px, 56px" />
			<div className="min-w-0">
				<div className="flex items-start justify-between gap-2">
					<div className="min-w-0">
						<LineName line={line} level="h3" />
						{cannot ? <p className="mt-1 text-quiet">{cannot}</p> : <Price of={now} className="mt-1" />}
					</div>
					<IconButton label={messages.remove(line.name)} onClick={onRemove} className="-mt-2 -mr-3">
						<Trash2 />
					</IconButton>
				</div>
				{!cannot && unitPrice(now) !== unitPrice(line) && (
					<p className="text-note text-quiet">{messages.itWas(money(unitPrice(line)))}</p>
				)}
				{!cannot && <p className="text-note text-quiet empty:hidden">{piecesOf(wanted, left)}</p>}
				{!cannot && (
					<Button look="outline" className="mt-3" aria-label={messages.moveOf(line.name)} onClick={() => onMove(now)}>
						{messages.move}
					</Button>
				)}
			</div>
		</article>
	);
}

function piecesOf(wanted: number, left: number): string | null {
	if (left < wanted) return messages.onlyLeft(left);
	return wanted > 1 ? messages.pieces(wanted) : null;
}

/** The saved products as they are now; asked again when another one is saved. */
function useProducts(saved: readonly CartLine[]) {
	const [products, setProducts] = useState<ReadonlyMap<number, Product> | null>(null);
	const [isStale, setIsStale] = useState(false);
	const ids = [...new Set(saved.map(({ id_product }) => id_product))].sort().join();
	useEffect(() => {
		if (ids === "") return;
		let isHere = true;
		readProducts(ids.split(",").map(Number)).then(
			(read) => {
				if (!isHere) return;
				setProducts(read);
				setIsStale(false);
			},
			() => isHere && setIsStale(true),
		);
		return () => {
			isHere = false;
		};
	}, [ids]);
	return { products, isStale };
}
