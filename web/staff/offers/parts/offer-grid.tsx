import { Check } from "lucide-react";
import { Link } from "react-router";
import type { Product } from "#core/contract/products.ts";
import { shownDiscount, totalUnits } from "#core/rules/catalogue.ts";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Price } from "#web/ui/price.tsx";
import messages from "../messages.en.ts";
import type { Offers } from "../use-offers.ts";

/** Every product with a name to press; the picture leads to its page. */
export function OfferGrid({ products, offers }: { products: readonly Product[]; offers: Offers }) {
	return (
		<ul aria-label={messages.choices} className="grid grid-cols-2 gap-4 sm:grid-cols-3 wide:grid-cols-5 xl:grid-cols-6">
			{products.map((product) => {
				const isSelected = offers.selected.includes(product.id_product);
				return (
					<li
						key={product.id_product}
						className={cx("relative border-2 bg-raised p-2", isSelected ? "border-clay" : "border-transparent")}
					>
						<Link to={`/products/${product.id_product}`} aria-label={messages.see(product.name)} className="block">
							<Picture
								src={product.variants[0]?.ProductImages[0] ?? product.default_image}
								alt=""
								sizes="(max-width: 560px) 46vw, 220px"
							/>
						</Link>
						<button
							type="button"
							aria-pressed={isSelected}
							onClick={() => offers.toggle(product)}
							className="flex min-h-11 w-full items-center justify-between gap-2 text-left hover:text-clay"
						>
							<span className="wrap-anywhere">{product.name}</span>
							{isSelected && <Check aria-hidden="true" className="size-5 shrink-0 text-clay" />}
						</button>
						<div className="flex flex-wrap items-baseline justify-between gap-x-2 text-note">
							<span className="text-quiet">{messages.stocks(totalUnits(product))}</span>
							<span className="flex items-baseline gap-2">
								<Price of={product} />
								{product.is_offer && <span className="text-clay">{shownDiscount(product)}</span>}
							</span>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
