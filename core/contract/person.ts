import { z } from "zod";
import { accountMessages, signUpMessages } from "../messages.ts";
import {
	EMAIL_MAX,
	hasLetter,
	isEmail,
	isLettersOnly,
	isLoginName,
	isPasswordLength,
	isPhone,
	isPlainLine,
	PASSWORD_MAX_BYTES,
} from "../rules/client.ts";
import { bounded, isText, line, secret, text } from "./fields.ts";

/** One line of a name or an address. */
export const typed = (message: string, max: number, passes: (value: string) => boolean) =>
	line({ max, message, passes: (value) => isPlainLine(value) && passes(value) });
const anyLine = () => true;

/** A phone names its client everywhere: an integer of 6 to 15 digits, also sent as those digits. */
export const Phone = z
	.union(
		[
			z.number(),
			text(20)
				.regex(/^\d{1,20}$/)
				.transform(Number),
		],
		signUpMessages.phone,
	)
	.refine(isPhone, signUpMessages.phone);
export const Email = line({ max: EMAIL_MAX, message: signUpMessages.email, passes: isEmail });
export const PersonName = typed(signUpMessages.name, 80, isLettersOnly);
export const LastName = typed(signUpMessages.lastname, 80, isLettersOnly);
export const City = typed(signUpMessages.city, 80, isLettersOnly);
/** How long it may be; its form is that of the shop's country (`core/rules/zip-codes.ts`), which no schema knows. */
export const ZipCode = bounded(20, signUpMessages.zipCode).trim().refine(isText, signUpMessages.zipCode);
export const LoginName = line({
	max: 60,
	message: signUpMessages.loginName,
	tooLong: accountMessages.loginNameInvalid,
	invalid: accountMessages.loginNameInvalid,
	passes: isLoginName,
	form: "NFC",
});
/** From now on no name looks like an e-mail address, because one can log in by either. */
export const NewLoginName = LoginName.refine((value) => !value.includes("@"), accountMessages.loginNameWithAt);

/** A password somebody claims to have: anything but what no password can be. */
export const GivenPassword = secret(PASSWORD_MAX_BYTES, signUpMessages.password).refine(
	(value) => new TextEncoder().encode(value).length <= PASSWORD_MAX_BYTES,
	signUpMessages.password,
);
/** A password from now on. */
export const NewPassword = GivenPassword.refine(isPasswordLength, accountMessages.passwordTooShort);

/** The random secret of a device that logged in before. What is no such secret counts as none. */
export const DeviceSecret = text(200)
	.regex(/^[\w.-]{20,200}$/)
	.optional()
	.catch(undefined);

/** Unguessable, one-use, sent by mail or by the shop itself. */
export const OneUseToken = bounded(200).min(1);

export const Address = z.object({
	streetNumber: typed(signUpMessages.streetNumber, 120, anyLine),
	provinceDepartment: typed(signUpMessages.provinceDepartment, 80, anyLine),
	city: City,
	zipCode: ZipCode,
	particularDetails: text(300).optional().default(""),
});
export type Address = z.infer<typeof Address>;
/** As the shipping form takes it: everything filled in, the zip code right. */
export const ShippingAddress = Address.extend({ city: typed(signUpMessages.city, 80, hasLetter) });
