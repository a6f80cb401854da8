import { products } from "#core/calls/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { type GarmentGroup, type OwnSizes, sizesWorn } from "#core/rules/garment-groups.ts";
import { call } from "#web/api.ts";
import { useRead } from "#web/loading/use-read.ts";
import messages from "./messages.en.ts";

type SizesFormProps = { fits: string | null; onChange: (sizes: OwnSizes) => void };

/** The sizes of each group of garments; each tick counts at once. */
export default function SizesForm({ fits, onChange }: SizesFormProps) {
	const { data: offered, problem } = useRead("sizes", async (signal) => {
		return (await call(products.sizesByGroup, {}, { signal })).data;
	});
	if (problem) return <p role="alert">{messages.failed}</p>;
	if (offered === null) return <p aria-busy="true" className="min-h-11" />;

	const known = new Set(offered.flatMap(({ sizes }) => sizes));
	const worn = sizesWorn(fits ?? "", (size) => known.has(size));
	const toggle = (group: GarmentGroup, size: string) => {
		const own: OwnSizes = Object.fromEntries(
			offered.map(({ group: name, sizes }) => {
				const isWorn = (one: string) => (worn.get(name) ?? []).includes(one) !== (name === group && one === size);
				return [name, sizes.filter(isWorn)];
			}),
		);
		onChange(own);
	};
	return offered.map(({ group, sizes }) => (
		<fieldset key={group} className="pt-3">
			<legend className="text-note text-quiet">{messages.groups[group]}</legend>
			<div className="flex flex-wrap gap-x-4">
				{sizes.map((size) => (
					<label key={size} className="inline-flex min-h-11 items-center gap-2">
						<input
							type="checkbox"
							checked={worn.get(group)?.includes(size) ?? false}
							onChange={() => toggle(group, size)}
							className="size-5 accent-clay"
						/>
						{sizeWord(size)}
					</label>
				))}
			</div>
		</fieldset>
	));
}
