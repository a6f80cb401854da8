import type { BodySize } from "#core/rules/body-charts.ts";
import type { LengthUnit } from "#core/rules/length-units.ts";
import { GIRTHS } from "#core/rules/size-advice.ts";
import messages from "./messages.en.ts";

type BodyTableProps = { caption: string; sizes: readonly BodySize[]; chosen: string | null; unit: LengthUnit };

/** What bodies measure around, by size; the chosen size is lit. */
export function BodyTable({ caption, sizes, chosen, unit }: BodyTableProps) {
	return (
		<table className="w-full border-collapse text-note tabular-nums">
			<caption className="pb-2 text-left text-quiet">{caption}</caption>
			<thead>
				<tr className="border-edge border-b text-left">
					<th scope="col" className="py-1 pr-3 font-medium">
						{messages.bodies.size}
					</th>
					{GIRTHS.map((girth) => (
						<th key={girth} scope="col" className="py-1 pr-3 font-medium">
							{messages.which.around[girth]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{sizes.map((one) => (
					<tr key={one.size} className={one.size === chosen ? "bg-sunken" : undefined}>
						<th scope="row" className="py-1 pr-3 text-left font-medium">
							{one.size}
						</th>
						{GIRTHS.map((girth) => (
							<td key={girth} className="py-1 pr-3">
								{messages.range(...one[girth], unit)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
