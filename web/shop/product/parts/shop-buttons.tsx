import { Button } from "#web/ui/button.tsx";
import messages from "../messages.en.ts";
import type { Shopping } from "../use-shopping.ts";

/** Buy takes the way to paying at once; Add to cart collects. */
export function ShopButtons({ shopping: { buy, addToCart, isSoldOut, lacksSize } }: { shopping: Shopping }) {
	return (
		<div className="flex flex-col gap-2">
			<div className="grid grid-cols-2 gap-3">
				<Button disabled={isSoldOut} onClick={buy}>
					{messages.buy}
				</Button>
				<Button look="outline" disabled={isSoldOut} onClick={addToCart}>
					{messages.addToCart}
				</Button>
			</div>
			<p role="alert" className="text-brick empty:hidden">
				{lacksSize && messages.sizeFirst}
			</p>
		</div>
	);
}
