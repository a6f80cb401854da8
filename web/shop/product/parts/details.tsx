import { Fragment } from "react";
import type { Product } from "#core/contract/products.ts";
import { detailsOf } from "#core/rules/product-details.ts";
import { CareSign } from "#web/ui/care-sign.tsx";
import { MeasurementChart } from "./measurements.tsx";

/** What is known of a garment besides its description: fit, fabric, care, measurements. */
export default function Details({ product, chosen }: { product: Product; chosen: string | null }) {
	return (
		<div id="details" data-product={product.id_product}>
			<Known product={product} />
			<MeasurementChart product={product} chosen={chosen} />
		</div>
	);
}

function Known({ product }: { product: Product }) {
	const known = detailsOf(product);
	if (known.length === 0) return null;
	return (
		<dl className="wrap-anywhere mt-4 grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
			{known.map(({ label, words }) => (
				<Fragment key={label}>
					<dt className="text-quiet">{label}</dt>
					<dd>{words}</dd>
				</Fragment>
			))}
			{product.care && (
				<dd className="col-span-2 flex flex-wrap gap-x-3">
					{product.care.map((symbol) => (
						<CareSign key={symbol} symbol={symbol} />
					))}
				</dd>
			)}
		</dl>
	);
}
