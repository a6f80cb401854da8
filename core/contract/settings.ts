import { z } from "zod";
import { settings as calls } from "../calls/settings.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import { settingMessages } from "../messages/settings.ts";
import { accentStyles, FIRST_ACCENT } from "../rules/accent.ts";
import { EMAIL_MAX, isEmail } from "../rules/client.ts";
import { NAME_RULES } from "../rules/names.ts";
import { HEMISPHERES } from "../rules/seasons.ts";
import { CARD_TRIALS, CardSetup } from "./cards.ts";
import { Country, Delivery, firstDelivery } from "./delivery.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { bounded, Money, text, whole } from "./fields.ts";
import { FIRST_LANDING, Landing } from "./landing-sections.ts";
import { Readiness } from "./readiness.ts";
import {
	Accent,
	AddressLines,
	Contact,
	Currency,
	Invoice,
	Logo,
	LowStock,
	MailWords,
	ReturnsDays,
	ShopName,
	SpokenLanguages,
	Tagline,
	Taglines,
	TaxRate,
	TimeZone,
} from "./shop-identity.ts";
import { NO_RIGHTS, StaffPermissions } from "./staff-permissions.ts";
import { Synonyms } from "./synonyms.ts";
import { Texts } from "./texts.ts";

/** Where somebody who has found a hole can write to: a mail address or a page; empty while there is none. */
const SecurityContact = text(300)
	.trim()
	.refine((value) => value === "" || isEmail(value) || URL.canParse(value), settingMessages.contact)
	.refine((value) => !value.includes(":") || value.startsWith("https://"), settingMessages.contact);

/** A setting everybody may know. */
const open = <S extends z.ZodType>(schema: S, initial: z.output<S>) =>
	({ schema, initial, unreadable: undefined, isPublic: true }) as const;

/** A setting for admins' eyes. `unreadable` is what holds when what is stored cannot be read, where that is not how the shop comes. */
const inner = <S extends z.ZodType>(schema: S, initial: z.output<S>, unreadable: z.output<S> | undefined) =>
	({ schema, initial, unreadable, isPublic: false }) as const;

/** What of it a value does not say is as the shop comes: a setting that gains a part keeps what was decided before. */
const Staff = z.object({
	permissions: StaffPermissions.prefault({}),
	/** Refunds of more than this ask staff to confirm who they are; 0: every one does. */
	stepUpRefund: Money.default(100_000),
	/** Whether staff need an authenticator app or a passkey beside their password. */
	secondFactor: z.enum(["off", "required"]).default("off"),
});

/**
 * What the owner decides about the shop: one entry per key, with its check and how the shop comes. Everything else (the
 * three calls, what is stored, the types) is made of this list. What the machine decides is in server/config.ts.
 */
export const settingList = {
	/** What the shop is called, wherever it speaks of itself. */
	name: open(ShopName, "Our shop"),
	/** What it says of itself in one line. */
	tagline: open(Tagline, ""),
	/** The same line in the shop's other languages. */
	taglines: open(Taglines, {}),
	/** In place of the hanger and the name in type; icons and the share picture are made from it. */
	logo: open(Logo, null),
	/** The colour of buttons, links under the pointer and prices of offers. */
	accent: open(Accent, FIRST_ACCENT),
	/** Where shoppers reach it. */
	contact: open(Contact, { mail: "", phone: "", lines: [] }),
	/** How mails are signed. */
	mail: inner(MailWords, { sender: "", signature: "" }, undefined),
	/** What the shop speaks; the first has the bare paths. */
	languages: open(SpokenLanguages, [LANGUAGES[0]]),
	/** What everything costs; it stays once there is an order. */
	currency: open(Currency, "ARS"),
	/** Percent that prices include. */
	taxRate: open(TaxRate, 21),
	/** Whether shoppers are told of the tax inside their total. */
	taxShown: open(z.boolean(), true),
	/** Where the shop's days begin, for its figures. */
	timeZone: open(TimeZone, "UTC"),
	/** Whether products and colours may have digits in their names. */
	names: open(z.enum(NAME_RULES), "letters"),
	/** So many units of a size, or fewer, are low stock. */
	lowStock: open(LowStock, 3),
	/** How long after it was sent something can be given back. */
	returnsDays: open(ReturnsDays, 10),
	/** Where it is sent to then; empty: to the shop's own address. */
	returnsAddress: open(AddressLines, []),
	/** What people search for under another name. */
	synonyms: inner(Synonyms, [], undefined),
	/** Whether admins see what a new shop still lacks. */
	checklist: inner(z.enum(["shown", "away"]), "shown", undefined),
	/** Where the shop is; an address that names no country is there. */
	country: open(Country, "AR"),
	/** Whose seasons the shop has; while it was never said, its country's. */
	hemisphere: open(z.enum(HEMISPHERES, settingMessages.hemisphere), "south"),
	/** What the front page shows below the seasons. */
	landing: open(Landing, FIRST_LANDING),
	/** How shoppers get what they bought, and what that costs. */
	delivery: open(Delivery, firstDelivery(0, 0)),
	/** What /terms, /privacy, /returns and /contact say, in Markdown; the sample where nothing was written. */
	texts: open(Texts, {}),
	/** For /.well-known/security.txt. */
	security: open(z.strictObject({ contact: SecurityContact }), { contact: "" }),
	/** In which series invoices and credit notes are numbered, and what the law wants them to say. */
	invoice: inner(Invoice, { series: "A", legalText: "" }, undefined),
	/**
	 * What employees may do, and what staff are asked for. While it cannot be read: nothing that needs a right, a proof before
	 * every refund, and no second factor from those who have none, so that an admin can mend it.
	 */
	staff: inner(Staff, Staff.parse({}), Staff.parse({ permissions: { rights: NO_RIGHTS }, stepUpRefund: 0 })),
};

type SettingList = typeof settingList;
export type SettingName = keyof SettingList;
export type Settings = { [Name in SettingName]: z.output<SettingList[Name]["schema"]> };

/** What every page says of the shop as a whole, and where the style sheet of its accent is. */
export type ShopFacts = Pick<
	Settings,
	"name" | "tagline" | "logo" | "contact" | "country" | "currency" | "taxShown" | "names" | "languages" | "timeZone"
> & { styles: string | undefined };

export function factsOf(settings: Settings, language: Language): ShopFacts {
	const { name, tagline, taglines, logo, accent, contact, country, currency, taxShown, names, languages, timeZone } =
		settings;
	return {
		name,
		tagline: taglines[language] || tagline,
		logo,
		contact,
		country,
		currency,
		taxShown,
		names,
		languages,
		timeZone,
		styles: accentStyles(accent),
	};
}

type Shape<Name extends SettingName> = { [N in Name]: SettingList[N]["schema"] };
type PublicName = { [N in SettingName]: SettingList[N]["isPublic"] extends true ? N : never }[SettingName];

export const settingNames = Object.keys(settingList) as SettingName[];

function shapeOf(isWanted: (name: SettingName) => boolean) {
	return Object.fromEntries(settingNames.filter(isWanted).map((name) => [name, settingList[name].schema]));
}

const All = z.object({ version: z.number().int(), ...(shapeOf(() => true) as Shape<SettingName>) });
export type VersionedSettings = z.infer<typeof All>;

const Changes = z.object(shapeOf(() => true) as Shape<SettingName>).partial();
export type SettingChanges = z.infer<typeof Changes>;

export const schemas = {
	current: {
		summary: "What everybody may know of the owner's settings",
		reply: z.object(shapeOf((name) => settingList[name].isPublic) as Shape<PublicName>),
	},
	all: {
		summary: "The owner's settings and their version",
		reply: All,
	},
	change: {
		summary: "Changes settings, each as a whole; 409 when `version` is not the one there is",
		body: Changes.extend({ version: whole(1, 2_147_483_647) }).strict(),
		reply: All,
	},
	opening: {
		summary: "Whether the shop has opened: something is on sale, or was ever bought",
		reply: z.object({ hasOpened: z.boolean() }),
	},
	ready: {
		summary: "What the shop still lacks before it can sell",
		reply: Readiness,
	},
	cards: {
		summary: "How cards are charged",
		reply: CardSetup,
	},
	testCards: {
		summary: "Asks the card service something harmless with the shop's keys, and tells how it went",
		reply: z.object({ trial: z.enum(CARD_TRIALS) }),
	},
	undo: {
		summary:
			"Takes one change of a setting back, up to 24 hours later, by its entry of the audit log; 409 where it was changed again since",
		body: z.strictObject({ entry: whole(1, Number.MAX_SAFE_INTEGER) }),
		reply: All,
	},
	testMail: {
		summary: "Sends a mail at once and tells how it went",
		body: z.strictObject({ to: bounded(EMAIL_MAX, settingMessages.mail).refine(isEmail, settingMessages.mail) }),
		reply: z.object({ sent: z.boolean(), message: z.string() }),
	},
} satisfies Record<string, Described>;

export const settings = endpoints(calls, schemas);
