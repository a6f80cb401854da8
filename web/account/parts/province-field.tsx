import { type ComponentProps, useId, useState } from "react";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { patiently } from "#web/layout/patiently.ts";
import { Field } from "#web/ui/field.tsx";
import { inputs } from "./inputs.ts";

const readProvinces = patiently(() => import("#core/rules/provinces.ts"));

/** The province of an address: picked from those of the shop's country once one is in the field, or typed. */
export function ProvinceField(field: ComponentProps<typeof Field>) {
	const { country } = useFacts();
	const [names, setNames] = useState<readonly string[]>([]);
	const id = useId();
	const offer = () => void readProvinces().then(({ provincesOf }) => setNames(provincesOf(country)));
	return (
		<>
			<Field {...inputs.provinceDepartment} {...field} {...(names.length > 0 && { list: id })} onFocus={offer} />
			{names.length > 0 && (
				<datalist id={id}>
					{names.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
			)}
		</>
	);
}
