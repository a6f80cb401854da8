import { Fragment } from "react";
import type { Product } from "#core/contract/products.ts";
import { careWords } from "#core/messages/care.ts";
import { productFieldLabels } from "#core/messages/product-details.ts";
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

function Known({ product: { care, ...others } }: { product: Product }) {
	const known = detailsOf(others);
	if (known.length === 0 && !care) return null;
	return (
		<dl className="wrap-anywhere mt-4 grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
			{known.map(({ label, words }) => (
				<Fragment key={label}>
					<dt className="text-quiet">{label}</dt>
					<dd>{words}</dd>
				</Fragment>
			))}
			{care && (
				<>
					<dt className="text-quiet">{productFieldLabels.care}</dt>
					<dd>
						<ul className="flex flex-col gap-1">
							{care.map((symbol) => (
								<li key={symbol} className="flex items-center gap-3">
									<CareSign symbol={symbol} />
									{careWords[symbol]}
								</li>
							))}
						</ul>
					</dd>
				</>
			)}
		</dl>
	);
}
