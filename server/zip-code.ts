import { zipCodeMessages } from "#core/messages/zip-codes.ts";
import { isZipCode, zipDigits } from "#core/rules/zip-codes.ts";
import { invalidField } from "./errors.ts";

/** Refuses a zip code that is not written as in this country, the shop's; one that is not given is no matter. */
export function requireZipCode(
	country: string,
	address: { zipCode?: string | undefined } | undefined,
	field = "address.zipCode",
): void {
	if (address?.zipCode === undefined || isZipCode(address.zipCode, country)) return;
	const digits = zipDigits(country);
	throw invalidField(field, digits === null ? zipCodeMessages.other : zipCodeMessages.digits(digits));
}
