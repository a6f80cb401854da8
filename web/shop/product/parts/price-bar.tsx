import type { Product } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { calledColour } from "#core/rules/catalogue.ts";
import { type Picked, unitsLeft } from "#core/rules/picker.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Price } from "#web/ui/price.tsx";
import messages from "../messages.en.ts";
import { useInSight } from "../use-in-sight.ts";
import type { Shopping } from "../use-shopping.ts";

type PriceBarProps = {
	product: Product;
	picked: Picked;
	shopping: Shopping;
	/** The page's own buttons; nothing for those who do not shop. */
	buttons: HTMLElement | null;
};

/** On phones: the price, what is chosen and the button stay in sight while the page's own are out of it. */
export function PriceBar({ product, picked, shopping, buttons }: PriceBarProps) {
	const isStaff = useShop((state) => state.session.as === "staff");
	const isNeeded = useInSight(buttons) === false;
	const chosen = [picked.variant && calledColour(picked.variant), picked.size && sizeWord(picked.size)]
		.filter(Boolean)
		.join(", ");
	return (
		<section
			aria-label={messages.priceAndChoice}
			className={cx(
				"price-bar sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-raised px-4 py-3 md:hidden",
				!isNeeded && "invisible",
			)}
		>
			<div className="min-w-0">
				<Price of={product} className="text-lead" />
				<p className="truncate text-note text-quiet">{`${chosen} · ${unitsLeft(picked.units)}`}</p>
			</div>
			{!isStaff && (
				// For fingers alone: keys and screen readers have the page's own, wherever it is.
				<Button
					aria-hidden="true"
					tabIndex={-1}
					className="shrink-0"
					disabled={shopping.isSoldOut}
					onClick={shopping.addToCart}
				>
					{messages.addToCart}
				</Button>
			)}
		</section>
	);
}
