import { z } from "zod";
import { signUpMessages } from "../messages.ts";
import { text } from "./fields.ts";

/** 6–15 digits, as a number or as typed. */
export const Phone = z
	.union([
		z.number(),
		z
			.string()
			.trim()
			.regex(/^\d{6,15}$/, signUpMessages.phone)
			.transform(Number),
	])
	.pipe(
		z
			.number(signUpMessages.phone)
			.int(signUpMessages.phone)
			.min(100_000, signUpMessages.phone)
			.max(999_999_999_999_999, signUpMessages.phone),
	);

export const Email = z
	.string(signUpMessages.email)
	.trim()
	.max(254, signUpMessages.email)
	.pipe(z.email(signUpMessages.email));

const required = (max: number, message: string) =>
	text(max)
		.trim()
		.refine((value) => value !== "", message);

export const ShippingAddress = z.object({
	streetNumber: required(200, signUpMessages.streetNumber),
	city: required(100, signUpMessages.city),
	provinceDepartment: required(100, signUpMessages.provinceDepartment),
	zipCode: z.union([z.string(), z.number().int().transform(String)]).pipe(
		z
			.string()
			.trim()
			.regex(/^\d{4}$/, signUpMessages.zipCode),
	),
	particularDetails: text(500).trim().default(""),
});

/** Who gets the goods and where, as the shipping form asks and the browser keeps under `datosDeEnvio`. */
export const Shipping = z.object({
	name: required(100, signUpMessages.name),
	lastname: required(100, signUpMessages.lastname),
	phone: Phone,
	email: Email,
	address: ShippingAddress,
});
export type Shipping = z.infer<typeof Shipping>;

/** An address as shown: empty where personal data was removed. */
export const Address = z.object({
	streetNumber: z.string(),
	city: z.string(),
	provinceDepartment: z.string(),
	zipCode: z.string(),
	particularDetails: z.string(),
});
