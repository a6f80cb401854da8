import { type RefObject, useState } from "react";
import { type LengthUnit, typedLength } from "#core/rules/length-units.ts";
import { BODY_RANGE, type BodyMeasure, isBodyMeasure } from "#core/rules/size-advice.ts";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";

const words = messages.which;

type MeasureFieldProps = {
	name: BodyMeasure;
	unit: LengthUnit;
	cm: number | undefined;
	onCm: (cm: number | undefined) => void;
	field?: RefObject<HTMLInputElement | null>;
};

/** One measure of a body, in centimetres or inches; what cannot be one is said and not kept. */
export function MeasureField({ name, unit, cm, onCm, field }: MeasureFieldProps) {
	const [text, setText] = useState(cm === undefined ? "" : messages.figure(cm, unit));
	const type = (typed: string) => {
		const length = typedLength(typed, unit);
		setText(typed);
		onCm(length !== null && isBodyMeasure(name, length) ? length : undefined);
	};
	const isWrong = text.trim() !== "" && cm === undefined;
	return (
		<Field
			label={words.measures[name]}
			inputMode={unit === "cm" ? "decimal" : "text"}
			autoComplete="off"
			maxLength={20}
			value={text}
			onChange={({ target }) => type(target.value)}
			message={isWrong ? words.wrong(...BODY_RANGE[name], unit) : undefined}
			state={isWrong ? "bad" : undefined}
			{...(field && { ref: field })}
		/>
	);
}
