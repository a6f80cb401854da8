import { ZipCode } from "#core/contract/clients.ts";
import { zipCodeMessages } from "#core/messages/zip-codes.ts";
import { isZipCode, zipDigits } from "#core/rules/zip-codes.ts";
import { browserFacts, useFacts } from "#web/facts/shop-facts.tsx";

/** A zip code as the shop's country writes them. */
export const ZipCodeHere = ZipCode.refine((typed) => isZipCode(typed, browserFacts().country), {
	error: () => zipProblem(browserFacts().country),
});

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
