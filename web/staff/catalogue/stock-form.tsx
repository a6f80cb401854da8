import { z } from "zod";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { sizesOf, unitsIn } from "#core/rules/sizes.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { changeIn, tellDone } from "../frame/undo.ts";
import messages from "./messages.en.ts";

const { units: words } = messages;

const isUnits = (text: string) => /^\d{1,7}$/.test(text) && Number(text) <= UNITS_MAX;
/** The units of each cell, in their order. */
const TypedStock = z.object({ units: z.array(z.string().trim().refine(isUnits, words.bad(UNITS_MAX))) });

type StockFormProps = { product: StaffProduct; onClose: () => void; onDone: () => void };

/** Counts a product's units by colour and size. What is sent are differences, so that a sale meanwhile stays. */
export default function StockForm({ product, onClose, onDone }: StockFormProps) {
	const cells = product.variants.flatMap(({ ColorName, Stocks }) =>
		sizesOf(product).map((size) => ({ ColorName, size, had: unitsIn(Stocks, size) })),
	);
	const defaultValues = { units: cells.map(({ had }) => String(had)) };
	const form = useSchemaForm(TypedStock, { defaultValues, mode: "onSubmit" });
	const { errors, isSubmitting } = form.formState;
	const problem = errors.units?.find?.((one) => one)?.message ?? errors.root?.message;

	const save = form.handleSubmit(async ({ units }) => {
		const stockChanges = cells
			.map(({ ColorName, size, had }, at) => ({ ColorName, size, delta: Number(units[at]) - had }))
			.filter(({ delta }) => delta !== 0);
		if (stockChanges.length === 0) return onClose();
		try {
			const answer = await signedCall(products.update, {
				body: { updatedProduct: { id_product: product.id_product, version: product.version, stockChanges } },
			});
			tellDone(words.changed(product.name), changeIn(answer), onDone);
		} catch (error) {
			const { code, message } = error as ApiError;
			if (code !== "version_conflict") return form.setError("root", { message });
			showToast(messages.cell.overtaken(product.name), "warning");
		}
		onDone();
		onClose();
	});

	return (
		<Popup title={words.title(product.name)} open onClose={onClose}>
			<form method="post" noValidate onSubmit={save} className="flex flex-col gap-5 pb-2">
				{product.variants.map(({ ColorName }) => (
					<fieldset key={ColorName} className="grid grid-cols-4 items-start gap-2">
						<legend className="mb-1 text-note text-quiet">{ColorName}</legend>
						{cells.map(
							(cell, at) =>
								cell.ColorName === ColorName && (
									<Field
										key={cell.size}
										label={cell.size}
										inputMode="numeric"
										autoComplete="off"
										{...form.register(`units.${at}`)}
										state={errors.units?.[at] && "bad"}
										className="[&_input]:px-2 [&_input]:text-right [&_input]:tabular-nums"
									/>
								),
						)}
					</fieldset>
				))}
				{problem && (
					<p role="alert" className="text-brick">
						{problem}
					</p>
				)}
				<Button type="submit" busy={isSubmitting} className="min-w-40 self-start">
					{words.save}
				</Button>
			</form>
		</Popup>
	);
}
