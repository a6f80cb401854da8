import { useWatch } from "react-hook-form";
import { measureNames } from "#core/messages/measures.ts";
import { productFieldLabels } from "#core/messages/product-details.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { MEASURES, type Measure } from "#core/rules/measurements.ts";
import type { Size } from "#core/rules/sizes.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { cx } from "#web/ui/cx.ts";
import { sizeKey } from "../size-key.ts";
import messages from "./care-and-measurements.messages.en.ts";
import type { ProductForm } from "./colours.tsx";

function inputOf(form: ProductForm, size: Size, measure: Measure) {
	const { message, state, ...input } = fieldOf(form, `measurements.${sizeKey(size)}.${measure}`);
	return { message, state, input };
}

/** What is measured of every size that is offered, like a spreadsheet; wider than a phone, it scrolls by itself. */
export function MeasurementFields({ form }: { form: ProductForm }) {
	const sizes = useWatch({ control: form.control, name: "sizes" });
	const fields = sizes.flatMap((size) =>
		MEASURES.map((measure) => ({ size, measure, ...inputOf(form, size, measure) })),
	);
	const refusal = form.getFieldState("measurements", form.formState).error;
	const problem =
		fields.find(({ message }) => message)?.message ?? (typeof refusal?.message === "string" ? refusal.message : null);
	return (
		<fieldset className="flex min-w-0 flex-col gap-3 border border-line bg-raised px-4 pt-2 pb-4 md:col-span-2">
			<legend className="px-1 text-note text-quiet">{productFieldLabels.measurements}</legend>
			<p className="text-note text-quiet">{messages.hint}</p>
			<div className="overflow-x-auto">
				<table className="border-collapse text-note">
					<thead>
						<tr className="text-left text-quiet">
							<th scope="col" className="py-1 pr-3 font-medium">
								{messages.size}
							</th>
							{MEASURES.map((name) => (
								<th key={name} scope="col" className="py-1 pr-2 font-medium">
									{measureNames[name]}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{sizes.map((size) => (
							<tr key={size}>
								<th scope="row" className="whitespace-nowrap py-1 pr-3 text-left font-medium">
									{sizeWord(size)}
								</th>
								{fields
									.filter((field) => field.size === size)
									.map(({ measure, state, input }) => (
										<td key={measure} className="py-1 pr-2">
											<input
												{...input}
												aria-label={messages.of(measureNames[measure], sizeWord(size))}
												aria-invalid={state === "bad" || undefined}
												inputMode="decimal"
												autoComplete="off"
												className={cx(
													"min-h-11 w-20 rounded-edge border bg-raised px-2 text-right text-ink tabular-nums",
													state === "bad" ? "border-brick" : "border-edge",
												)}
											/>
										</td>
									))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{problem && (
				<p role="alert" className="text-brick">
					{problem}
				</p>
			)}
		</fieldset>
	);
}
