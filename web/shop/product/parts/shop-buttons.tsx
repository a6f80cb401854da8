import type { Ref } from "react";
import { Button } from "#web/ui/button.tsx";
import messages from "../messages.en.ts";
import type { Shopping } from "../use-shopping.ts";

type ShopButtonsProps = { shopping: Shopping; ref: Ref<HTMLDivElement> };

/** Buy takes the way to paying at once; Add to cart collects. The cart lies in the browser: without scripts there is none. */
export function ShopButtons({ shopping: { buy, addToCart, isSoldOut }, ref }: ShopButtonsProps) {
	return (
		<div ref={ref} className="own-buttons">
			<div className="grid grid-cols-2 gap-3 noscript:hidden">
				<Button disabled={isSoldOut} onClick={buy}>
					{messages.buy}
				</Button>
				<Button look="outline" disabled={isSoldOut} onClick={addToCart}>
					{messages.addToCart}
				</Button>
			</div>
			<noscript>
				<p className="border-line border-y py-3">{messages.needsScript}</p>
			</noscript>
		</div>
	);
}
