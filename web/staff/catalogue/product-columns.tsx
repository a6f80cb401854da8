import { Link } from "react-router";
import type { StaffProduct } from "#core/contract/products.ts";
import { cx } from "#web/ui/cx.ts";
import { Checkbox } from "#web/ui/field.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import type { Column } from "../frame/table.tsx";
import { DuplicateButton } from "./duplicate-button.tsx";
import messages from "./messages.en.ts";
import { PriceCell } from "./price-cell.tsx";
import { StockCell } from "./stock-cell.tsx";

type Given = {
	chosen: ReadonlySet<number>;
	choose: (ids: readonly number[], isChosen: boolean) => void;
	again: () => void;
};

export function columnsWith({ chosen, choose, again }: Given): Column<StaffProduct>[] {
	return [
		{
			head: messages.product,
			cell: (product) => (
				<>
					<Named of={product} chosen={chosen} choose={choose} />
					<span className="flex flex-wrap items-center gap-x-6 wide:hidden">
						<StockCell product={product} onDone={again} />
						<DuplicateButton id={product.id_product} name={product.name} look="flush" />
					</span>
				</>
			),
		},
		{
			head: messages.state,
			cell: ({ state, publishAt }) => (
				<span>
					{messages.states[state]}
					{/* Where there is room: what a state means is also said where it is chosen. */}
					<span className={cx("block text-note text-quiet", !publishAt && "max-md:hidden")}>
						{publishAt ? messages.goesOnSale(shopMoment(publishAt)) : messages.stateMeanings[state]}
					</span>
				</span>
			),
		},
		{ head: messages.unitsLeft, wide: true, cell: (product) => <StockCell product={product} onDone={again} /> },
		{ head: messages.price, number: true, cell: (product) => <PriceCell product={product} onDone={again} /> },
		{
			head: messages.copy,
			quiet: true,
			wide: true,
			number: true,
			cell: ({ id_product, name }) => <DuplicateButton id={id_product} name={name} look="quiet" />,
		},
	];
}

function Named({
	of: { id_product, name, brand, default_image },
	chosen,
	choose,
}: { of: StaffProduct } & Omit<Given, "again">) {
	return (
		<span className="flex items-center gap-3">
			<Checkbox
				label={<span className="sr-only">{messages.choose(name)}</span>}
				checked={chosen.has(id_product)}
				onChange={({ currentTarget }) => choose([id_product], currentTarget.checked)}
			/>
			<span className="hidden w-10 shrink-0 wide:block">
				<Picture src={default_image} alt="" sizes="40px" />
			</span>
			<span className="min-w-22 wrap-anywhere">
				<Link to={`/updateProducto/${id_product}`} className="link inline-flex min-h-8 items-center">
					{name}
				</Link>
				<span className="block text-note text-quiet">{brand}</span>
			</span>
		</span>
	);
}
