import type { Product } from "#core/contract/products.ts";
import { type Picked, unitsLeft } from "#core/rules/picker.ts";
import { Price } from "#web/ui/price.tsx";

/** On phones: the price and what is chosen stay in sight while one reads on. */
export function PriceBar({ product, picked }: { product: Product; picked: Picked }) {
	const chosen = [picked.variant?.ColorName, picked.size].filter(Boolean).join(", ");
	return (
		<section
			aria-label="Price and choice"
			className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-raised px-4 py-3 md:hidden"
		>
			<Price of={product} className="text-lead" />
			<p className="min-w-0 text-right text-note">
				<span className="block truncate">{chosen}</span>
				<span className="block text-quiet">{unitsLeft(picked.units)}</span>
			</p>
		</section>
	);
}
