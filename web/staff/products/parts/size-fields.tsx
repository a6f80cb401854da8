import { useWatch } from "react-hook-form";
import type { SizeSystem } from "#core/contract/size-systems.ts";
import { productFieldLabels as labels } from "#core/messages/product-details.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import type { Size } from "#core/rules/sizes.ts";
import { nameIn } from "#core/rules/translations.ts";
import words from "#web/facts/messages.en.ts";
import { Checkbox, Select } from "#web/ui/field.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import messages from "../messages.en.ts";
import type { Choices } from "../read-choices.ts";
import { sizeKey } from "../size-key.ts";
import { typedMeasurements } from "../typed-measurements.ts";
import { typedUnits } from "../typed-product.ts";
import type { ProductForm } from "./colours.tsx";
import { Retry } from "./retry.tsx";

type SizeFieldProps = { form: ProductForm; choices: Choices };

/** Units of sizes that would no longer be offered leave the stock, so it is asked first. */
async function mayGo(form: ProductForm, gone: readonly Size[]): Promise<boolean> {
	const lost = gone.map((size) => ({
		size,
		units: form.getValues("variants").reduce((sum, variant) => sum + typedUnits(variant, size), 0),
	}));
	const stocked = lost.filter(({ units }) => units > 0);
	if (stocked.length === 0) return true;
	const units = stocked.reduce((sum, one) => sum + one.units, 0);
	return askConfirm(messages.sizes.question(stocked.map(({ size }) => sizeWord(size)).join(", "), units));
}

/** Offers these sizes, each with a place in every colour. */
function settle(form: ProductForm, sizes: Size[]): void {
	for (const [place, { Stocks }] of form.getValues("variants").entries()) {
		for (const key of sizes.map(sizeKey)) {
			if (Stocks[key] === undefined) form.setValue(`variants.${place}.Stocks.${key}`, "0");
		}
	}
	const measured = form.getValues("measurements");
	form.setValue("measurements", { ...typedMeasurements({}, sizes), ...measured });
	form.setValue("sizes", sizes, { shouldDirty: true, shouldValidate: true });
}

/** Which system the sizes are of; with another one all of its sizes are offered. */
export function SystemField({ form, choices: { sizeSystems } }: SizeFieldProps) {
	const chosen = useWatch({ control: form.control, name: "sizeSystem" });
	const systems = sizeSystems.data ?? [];
	const choose = async (id: string) => {
		const system = systems.find((one) => one.id === id);
		const gone = form.getValues("sizes").filter((size) => !system?.sizes.includes(size));
		if (!system || !(await mayGo(form, gone))) return;
		form.setValue("sizeSystem", id, { shouldDirty: true, shouldValidate: true });
		settle(form, system.sizes);
	};
	return (
		<div>
			<Select
				label={labels.sizeSystem}
				name="sizeSystem"
				value={chosen}
				message={form.formState.errors.sizeSystem?.message}
				state={form.formState.errors.sizeSystem ? "bad" : undefined}
				onChange={({ target }) => void choose(target.value)}
			>
				{!systems.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
				{systems
					.filter(({ id, hidden }) => !hidden || id === chosen)
					.map((system) => (
						<option key={system.id} value={system.id}>
							{nameIn(system, words.language)}
						</option>
					))}
			</Select>
			{sizeSystems.problem && <Retry what={messages.retry.sizes} again={sizeSystems.again} />}
		</div>
	);
}

/** Which sizes of the system are offered: shoppers see no others. */
export function OfferedSizes({ form, choices: { sizeSystems } }: SizeFieldProps) {
	const [chosen, offered] = useWatch({ control: form.control, name: ["sizeSystem", "sizes"] });
	const system = sizeSystems.data?.find(({ id }) => id === chosen);
	const message = form.formState.errors.sizes?.message;
	const sizes = choicesOf(system, offered);
	const offer = async (size: Size, isOffered: boolean) => {
		if (!isOffered && !(await mayGo(form, [size]))) return;
		settle(
			form,
			sizes.filter((one) => (one === size ? isOffered : offered.includes(one))),
		);
	};
	return (
		<fieldset>
			<legend className="text-note">{labels.sizes}</legend>
			<div className="flex flex-wrap gap-x-5">
				{sizes.map((size) => (
					<Checkbox
						key={size}
						label={<OfferLabel size={size} />}
						checked={offered.includes(size)}
						onChange={({ target }) => void offer(size, target.checked)}
					/>
				))}
			</div>
			{message && (
				<p role="alert" className="text-brick text-note">
					{message}
				</p>
			)}
		</fieldset>
	);
}

/** Said whole to those who do not see what it stands below: the stock of a size has its bare name. */
function OfferLabel({ size }: { size: Size }) {
	return (
		<span>
			<span className="sr-only">{messages.sizes.offer}</span>
			{sizeWord(size)}
		</span>
	);
}

/** While the systems are on their way there are those that are offered. */
const choicesOf = (system: SizeSystem | undefined, offered: readonly Size[]): readonly Size[] =>
	system?.sizes ?? offered;
