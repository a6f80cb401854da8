import type { LengthUnit } from "#core/rules/length-units.ts";
import messages from "./messages.en.ts";

const UNITS: readonly LengthUnit[] = ["cm", "in"];

export function UnitChoice({ unit, onUnit }: { unit: LengthUnit; onUnit: (unit: LengthUnit) => void }) {
	return (
		<fieldset className="flex flex-wrap gap-x-6">
			<legend className="sr-only">{messages.units}</legend>
			{UNITS.map((one) => (
				<label key={one} className="inline-flex min-h-11 items-center gap-2">
					<input
						type="radio"
						name="unit"
						checked={unit === one}
						onChange={() => onUnit(one)}
						className="size-5 accent-clay"
					/>
					{messages.unit[one]}
				</label>
			))}
		</fieldset>
	);
}
