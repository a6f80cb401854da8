import { z } from "zod";
import { Address, SignUp } from "#core/contract/clients.ts";
import { signUpMessages } from "#core/messages.ts";
import { readPhone } from "#core/rules/typed-phone.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import { ZipCodeHere } from "./zip-here.ts";

/** A phone as people write it, taken as digits; the one documented message for anything else. */
export const TypedPhone = z
	.string(signUpMessages.phone)
	.trim()
	.refine((typed) => phoneHere(typed) !== null, { error: signUpMessages.phone, abort: true })
	.transform((typed) => String(phoneHere(typed)));

const phoneHere = (typed: string) => readPhone(typed, browserFacts().country);

/** The sign-up as its fields hold it. */
export const TypedSignUp = SignUp.omit({ ticket: true, language: true }).extend({
	phone: TypedPhone,
	address: Address.extend({ zipCode: ZipCodeHere }),
});
