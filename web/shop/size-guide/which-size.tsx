import type { RefObject } from "react";
import type { ProductDetail } from "#core/contract/products.ts";
import { pickerMessages } from "#core/messages/picker.ts";
import { calledColour } from "#core/rules/catalogue.ts";
import type { LengthUnit } from "#core/rules/length-units.ts";
import type { Picked } from "#core/rules/picker.ts";
import { type Advice, adviseSize, type Body, measuresAskedFor } from "#core/rules/size-advice.ts";
import { sizesOf } from "#core/rules/sizes.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceForm } from "../product/parts/choice-form.tsx";
import { MeasureField } from "./measure-field.tsx";
import messages from "./messages.en.ts";

const words = messages.which;

type WhichSizeProps = {
	product: ProductDetail;
	picked: Picked;
	unit: LengthUnit;
	body: Body;
	/** What is typed goes into a profile. */
	isClient: boolean;
	onBody: (body: Body) => void;
	onChosen: () => void;
	firstField: RefObject<HTMLInputElement | null>;
};

/** Asks for what this garment is measured by, and answers while it is typed. */
export function WhichSize({ product, picked, unit, body, isClient, onBody, onChosen, firstField }: WhichSizeProps) {
	const garment = { ...product, sizes: sizesOf(product) };
	return (
		<>
			<p className="text-note text-quiet">
				{words.about} {isClient ? words.keptInProfile : words.keptHere}
			</p>
			{measuresAskedFor(garment).map((name, place) => (
				<MeasureField
					// In another unit, and for somebody who is known only now, it is written anew.
					key={`${name} ${unit} ${isClient}`}
					name={name}
					unit={unit}
					cm={body[name]}
					onCm={(cm) => onBody({ ...body, [name]: cm })}
					{...(place === 0 && { field: firstField })}
				/>
			))}
			<Answer advice={adviseSize(garment, body)} picked={picked} unit={unit} onChosen={onChosen} />
		</>
	);
}

type AnswerProps = { advice: Advice; picked: Picked; unit: LengthUnit; onChosen: () => void };

function Answer({ advice, picked: { variant, size, sizes }, unit, onChosen }: AnswerProps) {
	const isGone = sizes.some((option) => option.size === advice.size && option.units === 0);
	return (
		<>
			<div role="status" className="flex min-h-24 flex-col gap-1 border-line border-y py-4">
				{advice.size === null ? (
					<p>{words.unknown[advice.why]}</p>
				) : (
					<>
						<p className="font-serif text-lead">{words.answer(advice.size)}</p>
						{advice.reasons.map(({ girth, body, eases }) => (
							<p key={girth} className="text-note">
								{words.reason(words.around[girth], body, eases, unit)}
							</p>
						))}
						{advice.legs !== null && <p className="text-note">{words.legs(advice.legs, unit)}</p>}
						{advice.runs && (
							<p className="text-note">
								{advice.runs.said === "small" ? words.runs.small(advice.runs.instead) : words.runs.large}
							</p>
						)}
						{isGone && variant && (
							<p className="text-brick text-note">{pickerMessages.soldOutIn(advice.size, calledColour(variant))}</p>
						)}
					</>
				)}
			</div>
			{advice.size !== null && (
				// The choice is made before the sheet closes: a form that left the page would not be sent.
				<div onSubmit={onChosen}>
					<ChoiceForm keep={{ color: variant?.ColorName }}>
						<Button type="submit" name="size" value={advice.size} wide>
							{advice.size === size ? words.chosen(advice.size) : words.choose(advice.size)}
						</Button>
					</ChoiceForm>
				</div>
			)}
		</>
	);
}
