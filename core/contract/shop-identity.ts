import { z } from "zod";
import { LANGUAGES } from "../languages.ts";
import { settingMessages } from "../messages/settings.ts";
import { accentContrast, isColour, LEAST_CONTRAST } from "../rules/accent.ts";
import { isTimeZone } from "../rules/calendar.ts";
import { isEmail, isPlainLine } from "../rules/client.ts";
import { fromCents, toCents } from "../rules/money.ts";
import { bounded, Language, line, text } from "./fields.ts";

/** One line that may be left empty. */
const optionalLine = (max: number, message: string, passes: (value: string) => boolean = isPlainLine) =>
	text(max)
		.trim()
		.refine((value) => value === "" || passes(value), message);

const PHONE = /^\+?[\d ()/.-]{6,40}$/;

export const ShopName = line({
	max: 60,
	message: settingMessages.name,
	tooLong: settingMessages.nameTooLong,
	invalid: settingMessages.line,
	passes: isPlainLine,
});

export const Tagline = optionalLine(120, settingMessages.line);
/** By language; where nothing is said, the line stands as it was written. */
export const Taglines = z.partialRecord(Language, Tagline);

/** The one colour for what can be done. */
export const Accent = bounded(7, settingMessages.accent)
	.toLowerCase()
	.refine(isColour, { error: settingMessages.accent, abort: true })
	.refine((colour) => accentContrast(colour) >= LEAST_CONTRAST, settingMessages.accentContrast);

/** An uploaded picture, as its upload was answered; null: the shop's name stands in type. */
export const Logo = z
	.strictObject({
		address: bounded(60, settingMessages.logo).regex(/^\/images\/[0-9a-f]{32}\.webp$/, settingMessages.logo),
		width: z.number(settingMessages.logo).int(settingMessages.logo).min(1, settingMessages.logo),
		height: z.number(settingMessages.logo).int(settingMessages.logo).min(1, settingMessages.logo),
	})
	.nullable();

/** An address, line by line. */
export const AddressLines = z
	.array(line({ max: 80, message: settingMessages.line, passes: isPlainLine }))
	.max(6, settingMessages.lines);

/** Where shoppers reach the shop; empty is not shown. */
export const Contact = z.strictObject({
	mail: optionalLine(254, settingMessages.mail, isEmail),
	phone: optionalLine(40, settingMessages.phone, (value) => PHONE.test(value)),
	lines: AddressLines,
});

/** How invoices are numbered, and the lines at their foot: a tax number, a register, what the law asks for. */
export const Invoice = z.strictObject({
	series: text(10)
		.trim()
		.regex(/^[A-Z0-9]+$/, settingMessages.series),
	legalText: text(1000).trim(),
});

/** What mails say of who wrote them; empty is the shop's name. */
export const MailWords = z.strictObject({
	sender: optionalLine(60, settingMessages.line),
	signature: text(500).trim(),
});

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** A currency as ISO 4217 writes it, of those a browser can name. */
export const Currency = bounded(3, settingMessages.currency)
	.regex(/^[A-Z]{3}$/, settingMessages.currency)
	.refine((code) => currencies.has(code), settingMessages.currency);

/** Percent, with at most two decimals. */
export const TaxRate = z
	.number(settingMessages.taxRate)
	.min(0, settingMessages.taxRate)
	.max(100, settingMessages.taxRate)
	.refine((rate) => fromCents(toCents(rate)) === rate, settingMessages.cents);

const whole = (max: number, message: string) => z.number(message).int(message).min(0, message).max(max, message);

export const LowStock = whole(1000, settingMessages.lowStock);

export const ReturnsDays = whole(365, settingMessages.returnsDays);

export const TimeZone = bounded(64, settingMessages.timeZone).refine(isTimeZone, settingMessages.timeZone);

/** At least one, each once; the first is the shop's own. */
export const SpokenLanguages = z
	.array(z.enum(LANGUAGES))
	.min(1, settingMessages.languages)
	.max(LANGUAGES.length, settingMessages.languages)
	.refine((spoken) => new Set(spoken).size === spoken.length, settingMessages.languages);
