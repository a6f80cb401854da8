import { useWatch } from "react-hook-form";
import { careGroupNames, careWords } from "#core/messages/care.ts";
import { productDetails, productFieldLabels } from "#core/messages/product-details.ts";
import { CARE_GROUPS, CARE_SYMBOLS, type CareSymbol, careGroupOf, inCareOrder } from "#core/rules/care.ts";
import { CareSign } from "#web/ui/care-sign.tsx";
import messages from "./care-and-measurements.messages.en.ts";
import type { ProductForm } from "./colours.tsx";

/** The symbols of the label: one of each group, or none; pressed again it is taken away. */
export function CareField({ form }: { form: ProductForm }) {
	const chosen = useWatch({ control: form.control, name: "care" });
	const message = form.formState.errors.care?.message;
	const press = (symbol: CareSymbol) => {
		const others = chosen.filter((one) => careGroupOf(one) !== careGroupOf(symbol));
		const next = chosen.includes(symbol) ? others : inCareOrder([...others, symbol]);
		form.setValue("care", next, { shouldDirty: true, shouldValidate: true });
	};
	return (
		<fieldset className="flex flex-col gap-3 border border-line bg-raised px-4 pt-2 pb-4 md:col-span-2">
			<legend className="px-1 text-note text-quiet">{productFieldLabels.care}</legend>
			<div className="flex flex-wrap gap-x-8 gap-y-3">
				{CARE_GROUPS.map((group) => (
					<fieldset key={group}>
						<legend className="text-note text-quiet">{careGroupNames[group]}</legend>
						<div className="flex flex-wrap">
							{CARE_SYMBOLS.filter((symbol) => careGroupOf(symbol) === group).map((symbol) => (
								<label
									key={symbol}
									title={careWords[symbol]}
									className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-edge border border-transparent text-quiet hover:border-edge has-checked:border-ink has-checked:text-ink has-focus-visible:outline-2"
								>
									<input
										type="checkbox"
										className="sr-only"
										checked={chosen.includes(symbol)}
										onChange={() => press(symbol)}
									/>
									<CareSign symbol={symbol} />
									<span className="sr-only">{careWords[symbol]}</span>
								</label>
							))}
						</div>
					</fieldset>
				))}
			</div>
			<p role="status">{chosen.length > 0 ? productDetails.care.words(chosen) : messages.noCare}</p>
			{message && (
				<p role="alert" className="text-brick">
					{message}
				</p>
			)}
		</fieldset>
	);
}
