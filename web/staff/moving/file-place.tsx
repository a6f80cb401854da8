import { Checkbox, Select } from "#web/ui/field.tsx";
import words from "./messages.en.ts";
import type { ShelfOptions, Where } from "./shopify-file.ts";

type Props = { shelves: ShelfOptions; where: Where; busy: boolean; onChange: (where: Where) => void };

/** Where new products of another shop's file go, whose own categories this shop does not have, and whether it may name pictures the shop lacks. */
export function FilePlace({ shelves, where, busy, onChange }: Props) {
	const choice = (
		key: "category" | "collection",
		label: string,
		choices: readonly { name: string; value: string }[],
	) => (
		<Select
			label={label}
			placeholder={words.asTheFileSays}
			value={where[key]}
			disabled={busy}
			onChange={({ target }) => onChange({ ...where, [key]: target.value })}
		>
			{choices.map(({ name, value }) => (
				<option key={value} value={value}>
					{name}
				</option>
			))}
		</Select>
	);
	return (
		<fieldset className="flex w-full max-w-prose flex-col gap-3">
			<legend className="mb-3">{words.shopify}</legend>
			<div className="grid gap-3 sm:grid-cols-2">
				{choice("category", words.category, shelves.categories)}
				{choice("collection", words.collection, shelves.collections)}
			</div>
			<Checkbox
				label={words.withoutPictures}
				checked={where.withoutPictures}
				disabled={busy}
				onChange={({ target }) => onChange({ ...where, withoutPictures: target.checked })}
			/>
		</fieldset>
	);
}
