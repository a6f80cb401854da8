import { type FormEvent, useState } from "react";
import { products } from "#core/calls/products.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { sizesOf, unitsIn } from "#core/rules/sizes.ts";
import { UNITS_MAX } from "#core/rules/stock.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { changeIn, tellDone } from "../frame/undo.ts";
import messages from "./messages.en.ts";

const { units: words } = messages;

type StockFormProps = { product: StaffProduct; onClose: () => void; onDone: () => void };

/** Counts a product's units by colour and size. What is sent are differences, so that a sale meanwhile stays. */
export function StockForm({ product, onClose, onDone }: StockFormProps) {
	const [typed, setTyped] = useState<Record<string, string>>({});
	const [problem, setProblem] = useState("");
	const [isBusy, setBusy] = useState(false);
	const cells = product.variants.flatMap(({ ColorName, Stocks }) =>
		sizesOf(product).map((size) => ({ ColorName, size, key: `${ColorName} ${size}`, had: unitsIn(Stocks, size) })),
	);
	const isUnits = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= UNITS_MAX;

	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy) return;
		if (Object.values(typed).some((text) => !isUnits(text))) return setProblem(words.bad(UNITS_MAX));
		const stockChanges = cells
			.map(({ ColorName, size, key, had }) => ({ ColorName, size, delta: Number(typed[key] ?? had) - had }))
			.filter(({ delta }) => delta !== 0);
		if (stockChanges.length === 0) return onClose();
		setBusy(true);
		try {
			const answer = await signedCall(products.update, {
				body: { updatedProduct: { id_product: product.id_product, version: product.version, stockChanges } },
			});
			tellDone(words.changed(product.name), changeIn(answer), onDone);
			onDone();
			onClose();
		} catch (error) {
			const { code, message } = error as ApiError;
			if (code === "version_conflict") {
				showToast(messages.cell.overtaken(product.name), "warning");
				onDone();
				onClose();
			} else setProblem(message);
		}
		setBusy(false);
	};

	return (
		<Popup title={words.title(product.name)} open onClose={onClose}>
			<form method="post" noValidate onSubmit={save} className="flex flex-col gap-5 pb-2">
				{product.variants.map(({ ColorName }) => (
					<fieldset key={ColorName} className="grid grid-cols-4 items-start gap-2">
						<legend className="mb-1 text-note text-quiet">{ColorName}</legend>
						{cells
							.filter((cell) => cell.ColorName === ColorName)
							.map(({ size, key, had }) => (
								<Field
									key={key}
									label={sizeWord(size)}
									inputMode="numeric"
									autoComplete="off"
									value={typed[key] ?? String(had)}
									onChange={({ currentTarget }) => setTyped({ ...typed, [key]: currentTarget.value })}
									className="[&_input]:px-2 [&_input]:text-right [&_input]:tabular-nums"
								/>
							))}
					</fieldset>
				))}
				{problem && (
					<p role="alert" className="text-brick">
						{problem}
					</p>
				)}
				<Button type="submit" busy={isBusy} className="min-w-40 self-start">
					{words.save}
				</Button>
			</form>
		</Popup>
	);
}
