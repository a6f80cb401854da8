import { z } from "zod";
import { Address, City, Email, LastName, LoginName, NewPassword, PersonName } from "#core/contract/clients.ts";
import { googleSignUpMessages as messages } from "#core/messages.ts";
import { streetNumber } from "#core/rules/client.ts";
import { TypedPhone } from "../parts/typed-client.ts";
import { ZipCodeHere } from "../parts/zip-here.ts";

const filled = (message: string) => z.string(message).trim().min(1, message);

/** What is still missing after a third party has said who somebody is; an empty field has a message of its own. */
export const Completion = z.object({
	name: PersonName,
	lastname: LastName,
	email: Email,
	phone: filled(messages.phone).pipe(TypedPhone),
	login_name: filled(messages.loginName).pipe(LoginName),
	login_password: z.string(messages.password).min(1, messages.password).pipe(NewPassword),
	street: filled(messages.street).max(100, messages.street),
	number: filled(messages.number).max(15, messages.number),
	city: filled(messages.city).pipe(City),
	zipCode: filled(messages.zipCode).pipe(ZipCodeHere),
	provinceDepartment: Address.shape.provinceDepartment,
});
export type Completion = z.output<typeof Completion>;

/** As POST /client takes it. */
export function toSignUp({ street, number, city, zipCode, provinceDepartment, ...person }: Completion, ticket: string) {
	const address = { streetNumber: streetNumber(street, number), city, zipCode, provinceDepartment };
	return { ...person, address, ticket };
}

/** Where a refusal of the posted data belongs in this form. */
export const refusedAt = {
	"address.streetNumber": "street",
	"address.city": "city",
	"address.zipCode": "zipCode",
	"address.provinceDepartment": "provinceDepartment",
} as const;
