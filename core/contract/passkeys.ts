import { z } from "zod";
import { passkeys as calls } from "../calls/passkeys.ts";
import { passkeyMessages } from "../messages/passkeys.ts";
import { DeviceSecret, GivenPassword } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { bounded, line, text, whole } from "./fields.ts";
import { ClientSession, StaffSession } from "./sessions.ts";

/** Bytes as WebAuthn's JSON writes them. */
const bytes = (max: number) => bounded(max).regex(/^[\w-]+$/, "must be base64url");

/** A credential's id has up to 1023 bytes. */
const CredentialId = bytes(1364);
const Kind = z.literal("public-key");
const Transports = z.array(text(20).regex(/^[a-z-]+$/)).max(10);

/** What `navigator.credentials.create()` answers, as JSON. */
export const NewCredential = z.object({
	id: CredentialId,
	rawId: CredentialId,
	type: Kind,
	response: z.object({
		clientDataJSON: bytes(4000),
		attestationObject: bytes(16_000),
		transports: Transports.optional(),
	}),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What `navigator.credentials.get()` answers, as JSON. */
export const Assertion = z.object({
	id: CredentialId,
	rawId: CredentialId,
	type: Kind,
	response: z.object({
		clientDataJSON: bytes(4000),
		authenticatorData: bytes(2000),
		signature: bytes(1400),
		userHandle: bytes(100).nullish(),
	}),
});
export type Assertion = z.infer<typeof Assertion>;

/** For `navigator.credentials.create()`, as JSON. */
export const CreationOptions = z.object({
	challenge: z.string(),
	rp: z.object({ id: z.string(), name: z.string() }),
	user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
	pubKeyCredParams: z.array(z.object({ type: Kind, alg: z.number().int() })),
	timeout: z.number().int(),
	excludeCredentials: z.array(z.object({ id: z.string(), type: Kind })),
	authenticatorSelection: z.object({
		residentKey: z.literal("required"),
		requireResidentKey: z.literal(true),
		userVerification: z.literal("required"),
	}),
	attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** For `navigator.credentials.get()`, as JSON. It names no credential: the device knows which ones it has for this shop. */
export const RequestOptions = z.object({
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.number().int(),
	userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

const PasskeyName = line({ max: 60, message: passkeyMessages.name, tooLong: passkeyMessages.nameTooLong });

export const Passkey = z.object({
	id: z.number().int(),
	name: z.string(),
	createdAt: z.string(),
	lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const Named = z.object({ id: whole(1, 2_147_483_647) });

const GivenName = line({ max: 200, message: passkeyMessages.refused }).optional();

export const PasskeyLogIn = z.object({
	response: Assertion,
	/** When it was typed: the passkey must be this account's. */
	login_name: GivenName,
	/** Stay logged in for 30 days instead of 12 hours. */
	remember: z.boolean().default(false),
	device: DeviceSecret,
});
export type PasskeyLogIn = z.infer<typeof PasskeyLogIn>;

export const StaffPasskeyLogIn = z.object({ response: Assertion, user_name: GivenName });
export type StaffPasskeyLogIn = z.infer<typeof StaffPasskeyLogIn>;

export const schemas = {
	list: {
		summary: "One's own passkeys, oldest first",
		reply: z.array(Passkey),
	},
	addOptions: {
		summary:
			"What a device needs to make a passkey, good for 5 minutes. Clients: 403 while the address is unverified, and `old_password` unless the log-in is younger than 15 minutes (403 `password_needed`). Staff: 403 `step_up` unless the log-in is",
		body: z.object({ old_password: GivenPassword.optional(), device: DeviceSecret }),
		reply: CreationOptions,
	},
	add: {
		summary: "Adds the passkey a device has made; 410 when its challenge is used or over",
		body: z.object({ response: NewCredential, name: PasskeyName }),
		reply: Passkey,
	},
	rename: {
		summary: "Gives one's own passkey another name",
		params: Named,
		body: z.object({ name: PasskeyName }),
		reply: Passkey,
	},
	remove: {
		summary: "Removes one's own passkey: it opens nothing from then on. Staff: 403 `step_up` as for adding",
		params: Named,
		reply: z.object({ message: z.string() }),
	},
	logInOptions: {
		summary: "What a device needs to sign a log-in, of a client or of staff; good once, for 5 minutes",
		reply: RequestOptions,
	},
	logIn: {
		summary: "Logs a client in with a passkey; 401 for every passkey that does not, 410 when the challenge is over",
		body: PasskeyLogIn,
		reply: ClientSession,
	},
	logInStaff: {
		summary: "Logs staff in with a passkey, which counts as both factors; refused as for clients",
		body: StaffPasskeyLogIn,
		reply: StaffSession,
	},
} satisfies Record<string, Described>;

export const passkeys = endpoints(calls, schemas);
