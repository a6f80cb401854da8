import type { LimitName } from "#core/calls/call.ts";

export type Limit = { hits: number; seconds: number };

/** Per address and generous, because many people share one. */
export const addressLimits: Record<LimitName, Limit> = {
	logIn: { hits: 60, seconds: 60 },
	/** Asked for by everybody who comes to a log-in screen with a browser that offers passkeys. */
	passkey: { hits: 240, seconds: 60 },
	signUp: { hits: 60, seconds: 3600 },
	resetMail: { hits: 20, seconds: 3600 },
	payment: { hits: 30, seconds: 3600 },
	shareMail: { hits: 30, seconds: 3600 },
	/** Mails when a size is back, asked for. */
	stockAlert: { hits: 60, seconds: 3600 },
	/** Links to carts that were made. */
	cartLink: { hits: 60, seconds: 3600 },
	/** Reviews that somebody tells the shop of. */
	report: { hits: 30, seconds: 3600 },
	/** How far visits come, told by browsers; what is too much is not counted. */
	visit: { hits: 600, seconds: 60 },
	/** Photos that buyers add to their reviews. */
	reviewPhoto: { hits: 60, seconds: 3600 },
	testMail: { hits: 20, seconds: 3600 },
	testCards: { hits: 20, seconds: 3600 },
	/** Of everybody's data at once. */
	export: { hits: 20, seconds: 3600 },
	discount: { hits: 60, seconds: 60 },
	token: { hits: 60, seconds: 3600 },
	/** Messages that somebody has sent to see whether a receiver answers. */
	webhookTest: { hits: 60, seconds: 3600 },
	/** Requests with a key that is none of the shop's. */
	unknownKey: { hits: 30, seconds: 60 },
	/** Requests that were refused as senseless; when it is full, only more of them are turned away. */
	refused: { hits: 600, seconds: 60 },
};

/** Per account; these hold also while the limits per address are switched off. */
const accountLimits = {
	/** Failed password checks: for all devices that never logged in to it together, and for each that did. */
	passwordCheck: { hits: 10, seconds: 900 },
	/** Mails that anybody can have sent to one address; of each kind. */
	accountMail: { hits: 5, seconds: 3600 },
	recipientMail: { hits: 20, seconds: 86_400 },
	/** Sharings of lists by one client, and mails about them to one address. */
	listShare: { hits: 30, seconds: 86_400 },
	listMail: { hits: 5, seconds: 86_400 },
	/** Calls with one key. */
	apiKey: { hits: 600, seconds: 60 },
	/** Reports of one review by guests of one address that are counted. */
	guestReport: { hits: 1, seconds: 86_400 },
} satisfies Record<string, Limit>;

export type Limits = Record<LimitName | keyof typeof accountLimits, Limit>;
export const defaultLimits: Limits = { ...addressLimits, ...accountLimits };
