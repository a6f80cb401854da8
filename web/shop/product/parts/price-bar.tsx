import type { Product } from "#core/contract/products.ts";
import { type Picked, unitsLeft } from "#core/rules/picker.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import messages from "../messages.en.ts";
import type { Shopping } from "../use-shopping.ts";

type PriceBarProps = { product: Product; picked: Picked; shopping: Shopping };

/** On phones: the price, what is chosen and the button stay in sight while one reads on. */
export function PriceBar({ product, picked, shopping }: PriceBarProps) {
	const isStaff = useShop((state) => state.session.as === "staff");
	const chosen = [picked.variant?.ColorName, picked.size].filter(Boolean).join(", ");
	return (
		<section
			aria-label={messages.priceAndChoice}
			className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-raised px-4 py-3 md:hidden"
		>
			<div className="min-w-0">
				<Price of={product} className="text-lead" />
				<p className="truncate text-note text-quiet">
					{chosen} · {unitsLeft(picked.units)}
				</p>
			</div>
			{!isStaff && (
				<Button className="shrink-0" disabled={shopping.isSoldOut} onClick={shopping.addToCart}>
					{messages.addToCart}
				</Button>
			)}
		</section>
	);
}
