import { z } from "zod";
import { Address, SignUp } from "#core/contract/clients.ts";
import { signUpMessages } from "#core/messages.ts";
import { readPhone } from "#core/rules/client.ts";
import { ZipCodeHere } from "./zip-here.ts";

/** A phone as a field holds it: digits, and the one documented message for anything else. */
export const TypedPhone = z
	.string(signUpMessages.phone)
	.trim()
	.refine((typed) => readPhone(typed) !== null, signUpMessages.phone);

/** The sign-up as its fields hold it. */
export const TypedSignUp = SignUp.omit({ ticket: true, language: true }).extend({
	phone: TypedPhone,
	address: Address.extend({ zipCode: ZipCodeHere }),
});
