import { Link } from "react-router";
import type { ProductCard } from "#core/contract/products.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import { pictureAt } from "#core/rules/pictures.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { cx } from "#web/ui/cx.ts";

type SuggestionProps = {
	id: string;
	product: ProductCard;
	active: boolean;
	onPoint: () => void;
	onChoose: () => void;
};

/** One name the search offers. The keyboard stays in the field, which moves `active`. */
export function Suggestion({ id, product, active, onPoint, onChoose }: SuggestionProps) {
	const picture = product.images[0];
	const money = useMoney();
	return (
		<Link
			id={id}
			to={`/products/${product.id_product}`}
			role="option"
			tabIndex={-1}
			aria-selected={active}
			onPointerMove={onPoint}
			onPointerDown={(event) => event.preventDefault()}
			onClick={onChoose}
			className={cx("flex min-h-16 items-center gap-4 px-4 py-2", active && "bg-sunken")}
		>
			{picture && (
				<img src={pictureAt(picture, 320)} alt="" width={36} height={48} className="h-12 w-9 bg-sunken object-cover" />
			)}
			<span className="min-w-0 grow">
				<span className="block truncate">{product.name}</span>
				<span className="block truncate text-note text-quiet">{product.brand}</span>
			</span>
			<span className="shrink-0 font-serif tabular-nums">{money(unitPrice(product))}</span>
		</Link>
	);
}
