import { ZipCode } from "#core/contract/clients.ts";
import { zipCodeMessages } from "#core/messages/zip-codes.ts";
import { isZipCode, keptZipCode, zipDigits } from "#core/rules/zip-codes.ts";
import { browserFacts, useFacts } from "#web/facts/shop-facts.tsx";

/** A zip code as the shop's country writes them. */
export const ZipCodeHere = ZipCode.transform(zipHere).refine((typed) => isZipCode(typed, browserFacts().country), {
	error: () => zipProblem(browserFacts().country),
});

/** A zip code that was typed, as the shop keeps it. */
function zipHere(typed: string): string {
	return keptZipCode(typed, browserFacts().country);
}

function zipProblem(country: string): string {
	const digits = zipDigits(country);
	return digits === null ? zipCodeMessages.other : zipCodeMessages.digits(digits);
}

/** How its field is typed, with a hint where it is nothing but digits. */
export function useZipInput(hint: (digits: number) => string) {
	const digits = zipDigits(useFacts().country);
	const common = { autoComplete: "postal-code" } as const;
	if (digits === null) return { ...common, autoCapitalize: "characters" } as const;
	return { ...common, inputMode: "numeric", hint: hint(digits) } as const;
}
