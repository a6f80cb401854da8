import type { Product } from "#core/contract/products.ts";
import { measureNames } from "#core/messages/measures.ts";
import { productFieldLabels } from "#core/messages/product-details.ts";
import { type Measurements, measuresIn } from "#core/rules/measurements.ts";
import { sizesOf } from "#core/rules/sizes.ts";
import messages from "../messages.en.ts";

/** What every size measures, for whoever unfolds it; the chosen size is lit. */
export function MeasurementChart({ product, chosen }: { product: Product; chosen: string | null }) {
	const measurements: Measurements | undefined = product.measurements;
	if (!measurements) return null;
	const measures = measuresIn(measurements);
	return (
		<details className="mt-4">
			<summary className="link w-fit py-2">{productFieldLabels.measurements}</summary>
			<div className="overflow-x-auto">
				<table className="border-collapse tabular-nums">
					<caption className="pb-2 text-left text-note text-quiet">{messages.laidFlat}</caption>
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
								{measures.map((name) => (
									<td key={name} className="py-1 pr-4">
										{measurements[size]?.[name] ?? "–"}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}
