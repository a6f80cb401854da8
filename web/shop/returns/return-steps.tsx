import { sizeWord } from "#core/messages/sizes.ts";
import { RETURN_REASONS, type ReturnReason } from "#core/rules/return-states.ts";
import { Checkbox, Select } from "#web/ui/field.tsx";
import { Picture } from "#web/ui/picture.tsx";

import { exchangesOf, pieceOf, type ReturnableGarment, type ReturnChoice } from "./return-choices.ts";
import sheet from "./return-sheet.messages.en.ts";

type StepProps = {
	garments: readonly ReturnableGarment[];
	onChange: (line: number, more: Partial<ReturnChoice>) => void;
};

/** Which garments, and how many of each. */
export function What({ garments, onChange }: StepProps) {
	return (
		<ul className="flex flex-col gap-4">
			{garments.map((garment) => {
				const { line, bought, quantity, choice } = garment;
				return (
					<li key={line} className="flex items-start gap-4">
						<div className="w-16 shrink-0">
							<Picture src={bought.image} alt="" sizes="4rem" />
						</div>
						<div className="min-w-0 grow">
							<Checkbox
								label={<span className="wrap-anywhere">{pieceOf(garment)}</span>}
								checked={choice.quantity > 0}
								onChange={({ currentTarget }) => onChange(line, { quantity: currentTarget.checked ? 1 : 0 })}
							/>
							{choice.quantity > 0 && quantity > 1 && (
								<Select
									label={sheet.quantity(bought.name)}
									value={choice.quantity}
									onChange={({ currentTarget }) =>
										onChange(line, { quantity: Number(currentTarget.value), exchange: null })
									}
								>
									{Array.from({ length: quantity }, (_, place) => place + 1).map((many) => (
										<option key={many} value={many}>
											{many}
										</option>
									))}
								</Select>
							)}
						</div>
					</li>
				);
			})}
		</ul>
	);
}

/** What is wrong with each; it may be left open. */
export function Why({ garments, onChange }: StepProps) {
	return (
		<div className="flex flex-col gap-5">
			{garments.map((garment) => (
				<Select
					key={garment.line}
					label={sheet.reason(pieceOf(garment))}
					value={garment.choice.reason ?? ""}
					onChange={({ currentTarget: { value } }) =>
						onChange(garment.line, { reason: value ? (value as ReturnReason) : null })
					}
				>
					<option value="">{sheet.noReason}</option>
					{RETURN_REASONS.map((reason) => (
						<option key={reason} value={reason}>
							{sheet.reasons[reason]}
						</option>
					))}
				</Select>
			))}
		</div>
	);
}

/** Another size or colour first, the money second. */
export function Instead({ garments, onChange }: StepProps) {
	return (
		<div className="flex flex-col gap-8">
			{garments.map((garment) => (
				<OneInstead
					key={garment.line}
					garment={garment}
					onChange={(exchange) => onChange(garment.line, { exchange })}
				/>
			))}
		</div>
	);
}

type InsteadProps = { garment: ReturnableGarment; onChange: (exchange: ReturnChoice["exchange"]) => void };

function OneInstead({ garment, onChange }: InsteadProps) {
	const { line, choice } = garment;
	const offered = exchangesOf(garment);
	const isChosen = ({ ColorName, size }: { ColorName: string; size: string }) =>
		choice.exchange?.ColorName === ColorName && choice.exchange.size === size;
	return (
		<fieldset>
			<legend className="wrap-anywhere mb-1 font-medium">{pieceOf(garment)}</legend>
			<p className="mb-1 text-note text-quiet">{offered.length > 0 ? sheet.free : sheet.noExchange}</p>
			{offered.map(({ ColorName, label, size, left }) => (
				<Radio
					key={`${ColorName} ${size}`}
					name={`instead ${line}`}
					label={`${label ?? ColorName}, ${sizeWord(size)}`}
					note={sheet.inStock(left)}
					checked={isChosen({ ColorName, size })}
					onChoose={() => onChange({ ColorName, size })}
				/>
			))}
			<div className="mt-2 border-line border-t pt-2">
				<Radio
					name={`instead ${line}`}
					label={sheet.money}
					note={sheet.moneyNote}
					checked={choice.exchange === null}
					onChoose={() => onChange(null)}
				/>
			</div>
		</fieldset>
	);
}

type RadioProps = { name: string; label: string; note: string; checked: boolean; onChoose: () => void };

function Radio({ name, label, note, checked, onChoose }: RadioProps) {
	return (
		<label className="flex min-h-11 items-center gap-3">
			<input type="radio" name={name} checked={checked} onChange={onChoose} className="size-5 shrink-0 accent-clay" />
			<span className="wrap-anywhere">
				{label} <span className="text-note text-quiet">{note}</span>
			</span>
		</label>
	);
}
