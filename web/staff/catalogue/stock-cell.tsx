import { lazy, Suspense, useState } from "react";
import type { StaffProduct } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { sizesOf, unitsIn } from "#core/rules/sizes.ts";
import { patiently } from "#web/layout/patiently.ts";
import messages from "./messages.en.ts";

const StockForm = lazy(patiently(() => import("./stock-form.tsx")));

/** Units by size, over all colours; pressed, they are counted anew by colour. */
export function StockCell({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
	const [isOpen, setOpen] = useState(false);
	const units = (size: string) => product.variants.reduce((sum, { Stocks }) => sum + unitsIn(Stocks, size), 0);
	return (
		<>
			<button
				type="button"
				onClick={() => setOpen(true)}
				className="flex min-h-11 flex-wrap items-center gap-x-3 text-left text-note tabular-nums underline decoration-edge underline-offset-4 hover:text-clay"
			>
				<span className="sr-only">{messages.units.edit(product.name)}</span>
				{sizesOf(product).map((size) => (
					<span key={size} className={units(size) === 0 ? "text-brick" : undefined}>
						{sizeWord(size)} {units(size)}
					</span>
				))}
			</button>
			{isOpen && (
				<Suspense>
					<StockForm product={product} onClose={() => setOpen(false)} onDone={onDone} />
				</Suspense>
			)}
		</>
	);
}
