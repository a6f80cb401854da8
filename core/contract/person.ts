import { z } from "zod";
import { accountMessages, signUpMessages } from "../messages.ts";
import {
	EMAIL_MAX,
	isEmail,
	isLettersOnly,
	isLoginName,
	isPasswordLength,
	isPhone,
	isPlainLine,
	isZipCode,
	PASSWORD_MAX_BYTES,
} from "../rules/client.ts";
import { text } from "./fields.ts";

/** One line somebody typed, refused with one message whatever is wrong with it. */
export const typed = (message: string, max: number, passes: (value: string) => boolean) =>
	z
		.string(message)
		.trim()
		.min(1, message)
		.max(max, message)
		.refine((value) => isPlainLine(value) && passes(value), message);
export const anyLine = () => true;

/** A phone names its client everywhere: an integer of 6 to 15 digits, also sent as those digits. */
export const Phone = z
	.union(
		[
			z.number(),
			z
				.string()
				.regex(/^\d{1,20}$/)
				.transform(Number),
		],
		signUpMessages.phone,
	)
	.refine(isPhone, signUpMessages.phone);
export const Email = z
	.string(signUpMessages.email)
	.trim()
	.max(EMAIL_MAX, signUpMessages.email)
	.refine(isEmail, signUpMessages.email);
export const PersonName = typed(signUpMessages.name, 80, isLettersOnly);
export const LastName = typed(signUpMessages.lastname, 80, isLettersOnly);
export const City = typed(signUpMessages.city, 80, isLettersOnly);
export const ZipCode = z.string(signUpMessages.zipCode).trim().refine(isZipCode, signUpMessages.zipCode);
export const LoginName = z
	.string(signUpMessages.loginName)
	.trim()
	.normalize("NFC")
	.min(1, signUpMessages.loginName)
	.max(60, accountMessages.loginNameInvalid)
	.refine(isLoginName, accountMessages.loginNameInvalid);

/** A password somebody claims to have: anything but what no password can be. */
export const GivenPassword = z
	.string(signUpMessages.password)
	.min(1, signUpMessages.password)
	.refine(
		(value) =>
			new TextEncoder().encode(value).length <= PASSWORD_MAX_BYTES && !value.includes("\0") && value.isWellFormed(),
		signUpMessages.password,
	);
/** A password from now on. */
export const NewPassword = GivenPassword.refine(isPasswordLength, accountMessages.passwordTooShort);

/** The random secret of a device that logged in before. What is no such secret counts as none. */
export const DeviceSecret = z
	.string()
	.regex(/^[\w.-]{20,200}$/)
	.optional()
	.catch(undefined);

/** Unguessable, one-use, sent by mail or by the shop itself. */
export const OneUseToken = z.string().min(1).max(200);

export const Address = z.object({
	streetNumber: typed(signUpMessages.streetNumber, 120, anyLine),
	provinceDepartment: typed(signUpMessages.provinceDepartment, 80, anyLine),
	city: City,
	zipCode: ZipCode,
	particularDetails: text(300).optional().default(""),
});
export type Address = z.infer<typeof Address>;
/** As the shipping form takes it: everything filled in, the zip code right. */
export const ShippingAddress = Address.extend({ city: typed(signUpMessages.city, 80, anyLine) });
