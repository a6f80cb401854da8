import type { Product } from "#core/contract/products.ts";
import { measureNames } from "#core/messages/measures.ts";
import { productFieldLabels } from "#core/messages/product-details.ts";
import { type Measurements, measuresIn } from "#core/rules/measurements.ts";
import { sizesOf } from "#core/rules/sizes.ts";
import messages from "../messages.en.ts";

/** What every size measures, for whoever unfolds it. */
export function MeasurementChart({ product, chosen }: { product: Product; chosen: string | null }) {
	if (!product.measurements) return null;
	return (
		<details className="mt-4">
			<summary className="link w-fit py-2">{productFieldLabels.measurements}</summary>
			<MeasurementTable product={product} chosen={chosen} caption={messages.laidFlat} figure={(cm) => cm} />
		</details>
	);
}

type MeasurementTableProps = {
	product: Product;
	chosen: string | null;
	caption: string;
	figure: (cm: number) => number | string;
};

/** The chosen size is lit. */
export function MeasurementTable({ product, chosen, caption, figure }: MeasurementTableProps) {
	const measurements: Measurements = product.measurements ?? {};
	const measures = measuresIn(measurements);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on phones has to be reached by the keyboard, too.
		<section aria-label={caption} tabIndex={0} className="overflow-x-auto">
			<table className="border-collapse tabular-nums">
				<caption className="pb-2 text-left text-note text-quiet">{caption}</caption>
				<thead>
					<tr className="border-edge border-b text-left">
						<td />
						{measures.map((name) => (
							<th key={name} scope="col" className="py-1 pr-4 font-medium text-note">
								{measureNames[name]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{sizesOf(product).map((size) => (
						<tr key={size} className={size === chosen ? "bg-sunken" : undefined}>
							<th scope="row" className="py-1 pr-4 text-left font-medium">
								{size}
							</th>
							{measures.map((name) => {
								const cm = measurements[size]?.[name];
								return (
									<td key={name} className="py-1 pr-4">
										{cm === undefined ? "–" : figure(cm)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
