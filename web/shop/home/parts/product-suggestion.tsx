import type { ProductCard } from "#core/contract/products.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { pictureAt } from "#core/rules/pictures.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";

/** A product as the search offers it. */
export function ProductSuggestion({ product }: { product: ProductCard }) {
	const picture = product.images[0];
	const money = useMoney();
	return (
		<>
			{picture && (
				<img src={pictureAt(picture, 320)} alt="" width={36} height={48} className="h-12 w-9 bg-sunken object-cover" />
			)}
			<span className="min-w-0 grow">
				<span className="block truncate">{product.name}</span>
				<span className="block truncate text-note text-quiet">{product.brand}</span>
			</span>
			<span className="shrink-0 font-serif tabular-nums">{money(unitPrice(product))}</span>
		</>
	);
}
