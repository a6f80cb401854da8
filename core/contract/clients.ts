import { z } from "zod";
import { clients as calls } from "../calls/clients.ts";
import { signUpMessages } from "../messages.ts";
import { hasLetter, RESET_ANSWERS } from "../rules/client.ts";
import type { GarmentGroup } from "../rules/garment-groups.ts";
import { type BodyMeasure, isBodyMeasure } from "../rules/size-advice.ts";
import { SIZES_MAX } from "../rules/sizes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Language, Size, text, whole } from "./fields.ts";
import {
	Address,
	DeviceSecret,
	Email,
	GivenPassword,
	LastName,
	LoginName,
	NewLoginName,
	NewPassword,
	OneUseToken,
	PersonName,
	Phone,
	ShippingAddress,
	typed,
} from "./person.ts";

export {
	Address,
	City,
	DeviceSecret,
	Email,
	GivenPassword,
	LastName,
	LoginName,
	NewPassword,
	OneUseToken,
	PersonName,
	Phone,
	ShippingAddress,
	ZipCode,
} from "./person.ts";

const missing = {} as never;

/** A shopper without an account, from the shipping form. */
export const GuestRecord = z.object({
	name: typed(signUpMessages.name, 80, hasLetter),
	lastname: typed(signUpMessages.lastname, 80, hasLetter),
	phone: Phone,
	email: Email,
	address: ShippingAddress.prefault(missing),
});
export type GuestRecord = z.infer<typeof GuestRecord>;

export const SignUp = z.object({
	login_name: NewLoginName,
	login_password: NewPassword,
	name: PersonName,
	lastname: LastName,
	phone: Phone,
	email: Email,
	address: Address.prefault(missing),
	/** From a third-party sign-in: joins that identity to the new account. */
	ticket: OneUseToken.optional(),
	/** In which the shop writes to the account: that of the page; without it the shop's first. */
	language: Language.optional(),
});
export type SignUp = z.infer<typeof SignUp>;

export type NewClient = (SignUp & { signsUp: true }) | (GuestRecord & { signsUp: false });

/** What has not been looked at yet: reading it as an object of any keys would copy every one a stranger sends. */
const AnyObject = z.unknown().meta({ type: "object" });

/** A log-in name or password, even an empty one, makes it a sign-up; without them it is a guest's record. */
export const NewClient = AnyObject.transform((given, context): NewClient => {
	const isObject = typeof given === "object" && given !== null;
	const signsUp = isObject && ("login_name" in given || "login_password" in given);
	const result = signsUp ? SignUp.safeParse(given) : GuestRecord.safeParse(given);
	if (result.success) return { ...result.data, signsUp } as NewClient;
	for (const { path, message } of result.error.issues) {
		context.issues.push({ code: "custom", path: [...path], message, input: given });
	}
	return z.NEVER;
}) as unknown as z.ZodType<NewClient, z.input<typeof SignUp> | z.input<typeof GuestRecord>>;

const Worn = z.array(Size).max(SIZES_MAX).optional();
/** The sizes somebody wears, by group of garments. */
const OwnSizes = z.object({
	tops: Worn,
	bottoms: Worn,
	dresses: Worn,
	outerwear: Worn,
	underwear: Worn,
	swimwear: Worn,
	shoes: Worn,
} satisfies Record<GarmentGroup, typeof Worn>);

const measure = (name: BodyMeasure) =>
	z
		.number()
		.refine((cm) => isBodyMeasure(name, cm), "must be what a body can measure, in centimetres")
		.optional();
/** What a body measures, in centimetres. */
const BodyMeasures = z.object({
	chest: measure("chest"),
	waist: measure("waist"),
	hip: measure("hip"),
	inseam: measure("inseam"),
} satisfies Record<BodyMeasure, z.ZodType>);

/**
 * Any subset of one's own data; or a new password, with the old one or with the token of a reset mail. Another e-mail
 * address, phone, login name or password needs `old_password`.
 */
export const ClientEdit = z.object({
	name: PersonName.optional(),
	lastname: LastName.optional(),
	phone: Phone.optional(),
	email: Email.optional(),
	login_name: LoginName.optional(),
	address: Address.extend({ particularDetails: text(300) })
		.partial()
		.optional(),
	/** All of them, in place of those from before. */
	sizes: OwnSizes.optional(),
	measures: BodyMeasures.optional(),
	ogin_password: NewPassword.optional(),
	login_password: NewPassword.optional(),
	old_password: GivenPassword.optional(),
	token: OneUseToken.optional(),
	device: DeviceSecret,
	language: Language.optional(),
});
export type ClientEdit = z.infer<typeof ClientEdit>;

export const Client = z.object({
	phone: z.number().int(),
	login_name: z.string(),
	name: z.string(),
	lastname: z.string(),
	email: z.string(),
	address: z.object({
		streetNumber: z.string(),
		provinceDepartment: z.string(),
		city: z.string(),
		zipCode: z.string(),
		particularDetails: z.string(),
	}),
	isRegistered: z.boolean(),
	/** The e-mail address was confirmed by the link sent to it. */
	isVerified: z.boolean(),
	/** Takes the place of `email` once the link mailed to it is opened; not there when none is asked for. */
	pendingEmail: z.string().optional(),
	/** In which the shop writes to the client; not there: in the shop's first. */
	language: Language.optional(),
	/** Not there until some were said. */
	sizes: OwnSizes.optional(),
	/** Not there until some were said. Nobody but the client is told. */
	measures: BodyMeasures.optional(),
	createdAt: z.string(),
});
export type Client = z.infer<typeof Client>;

/** Everything the shop knows about a client, for the client. */
const ClientExport = z.object({
	exportedAt: z.string(),
	client: Client,
	orders: z.array(z.record(z.string(), z.unknown())),
	lists: z.array(z.record(z.string(), z.unknown())),
	gifts: z.array(z.record(z.string(), z.unknown())),
	cart: z.array(z.record(z.string(), z.unknown())),
	reviews: z.array(z.record(z.string(), z.unknown())),
	stockAlerts: z.array(z.record(z.string(), z.unknown())),
	identities: z.array(z.record(z.string(), z.unknown())),
	sessions: z.array(z.record(z.string(), z.unknown())),
	passkeys: z.array(z.record(z.string(), z.unknown())),
	mails: z.array(z.record(z.string(), z.unknown())),
});

export const schemas = {
	add: {
		summary:
			"Signs a client up, with `ticket` by a third party's sign-in; without login fields: a guest's record. 200 for one's own data again",
		body: NewClient,
		reply: Client,
	},
	list: {
		summary: "Clients, newest first; the number of all, of a search up to 1000, is in X-Total-Count",
		query: z.object({
			search: text(100).optional(),
			page: whole(1, 1_000_000).default(1),
			limit: whole(1, 500).default(500),
		}),
		reply: z.array(Client.omit({ measures: true })),
	},
	export: {
		summary:
			"All clients, or those a search finds, as a CSV file for spreadsheets (UTF-8, safe from formulas), streamed; the audit log tells of it",
		query: z.object({ search: text(100).optional() }),
		reply: z.string(),
	},
	me: {
		summary: "The client who holds this token",
		reply: Client,
	},
	exportMine: {
		summary: "Everything the shop keeps about the client who asks",
		reply: ClientExport,
	},
	verify: {
		summary: "Confirms an e-mail address, the first or a new one, with the token mailed to it; again: the same success",
		body: z.object({ token: OneUseToken }),
		reply: z.object({ message: z.string() }),
	},
	resendVerification: {
		summary: "Mails the verification link again, unless the address is verified already",
		reply: z.object({ sent: z.boolean() }),
	},
	resendNewEmail: {
		summary: "Mails the link to the pending e-mail address again, if there is one",
		reply: z.object({ sent: z.boolean() }),
	},
	cancelNewEmail: {
		summary: "Keeps the present e-mail address: what was mailed to the pending one opens nothing any more",
		reply: Client,
	},
	requestReset: {
		summary: "Mails a link to choose a new password; 404 when no account has the address",
		query: z.object({ email: Email }),
		reply: z.literal(RESET_ANSWERS.mailed),
	},
	edit: {
		summary:
			"Changes one's own data; or the password, with `old_password` and the bearer or with the `token` of a reset mail. Another e-mail address, phone, login name or password needs `old_password` (403 `password_needed`); a new address stays in `pendingEmail` until its mail is confirmed. A new password ends all sessions and answers a new token in X-Session-Token",
		params: z.object({ clientPhone: Phone }),
		body: ClientEdit,
		reply: z.union([z.literal(RESET_ANSWERS.changed), Client]),
	},
	remove: {
		summary: "Deletes one's own account; `id` is the phone, the password is asked for",
		params: z.object({ id: Phone }),
		body: z.object({ login_password: GivenPassword, device: DeviceSecret }),
		reply: z.object({ message: z.string() }),
	},
} satisfies Record<string, Described>;

export const clients = endpoints(calls, schemas);
