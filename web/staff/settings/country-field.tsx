import { type ComponentProps, useId, useState } from "react";
import words from "#web/facts/messages.en.ts";
import { Field } from "#web/ui/field.tsx";

const regions = new Intl.DisplayNames(words.locale, { type: "region", fallback: "none" });
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes that name no country: groups of them, and places for tests. */
const NO_COUNTRY = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

const nameOf = (code: string): string | undefined => {
	const isCode = /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.includes(code);
	return isCode ? regions.of(code) : undefined;
};

/** All countries the browser can name, by their names. */
const countries = () =>
	LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
		.map((code) => ({ code, name: nameOf(code) ?? "" }))
		.filter(({ name }) => name !== "")
		.sort((a, b) => a.name.localeCompare(b.name, words.locale));

/** A country by its two letters, picked by its name, which is said below. */
export function CountryField({ known, hint, ...field }: ComponentProps<typeof Field> & { known: string }) {
	const id = useId();
	const [offered, setOffered] = useState<ReturnType<typeof countries>>([]);
	const [typed, setTyped] = useState<string | null>(null);
	const named = nameOf((typed ?? known).trim().toUpperCase());
	return (
		<>
			<Field
				{...field}
				{...((named ?? hint) && { hint: named ?? hint })}
				maxLength={2}
				autoComplete="off"
				{...(offered.length > 0 && { list: id })}
				onFocus={() => setOffered(countries())}
				onInput={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			{offered.length > 0 && (
				<datalist id={id}>
					{offered.map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</datalist>
			)}
		</>
	);
}
