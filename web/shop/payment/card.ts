import { signUpMessages } from "#core/messages.ts";
import { passesLuhn } from "#core/rules/luhn.ts";
import messages from "./card.messages.en.ts";
import type { IdentificationType, PaymentMethod } from "./provider.ts";

/** The card form as it is typed. */
export type Card = {
	number: string;
	month: string;
	year: string;
	code: string;
	name: string;
	email: string;
	issuer: string;
	identificationType: string;
	identificationNumber: string;
	installments: string;
};
export type CardField = keyof Card;
export type CardProblems = Partial<Record<CardField, string>>;

export const emptyCard: Card = {
	number: "",
	month: "",
	year: "",
	code: "",
	name: "",
	email: "",
	issuer: "",
	identificationType: "",
	identificationNumber: "",
	installments: "",
};

/** The order of the fields on the screen: the first that is wrong gets the focus. */
export const CARD_FIELDS = Object.keys(emptyCard) as CardField[];

const { wrong } = messages;
export const LONGEST_NUMBER = 19;
const SHORTEST_NUMBER = 12;
const BIN_SHORT = 6;
const BIN_LONG = 8;

export function digitsOf(typed: string): string {
	return typed.replace(/\D/g, "");
}

/** The beginning of the number by which the provider knows the card; empty while it is too short. */
export function binOf(number: string): string {
	const digits = digitsOf(number);
	return digits.length >= BIN_LONG
		? digits.slice(0, BIN_LONG)
		: digits.length >= BIN_SHORT
			? digits.slice(0, BIN_SHORT)
			: "";
}

export function fullYear(typed: string): number {
	const year = Number(digitsOf(typed) || Number.NaN);
	return year < 100 ? 2000 + year : year;
}

type Known = { method: PaymentMethod | null; identificationTypes: readonly IdentificationType[]; now: Date };

/** Everything that is wrong with a card, as far as it can be known before the provider is asked. */
export function problemsOf(card: Card, { method, identificationTypes, now }: Known): CardProblems {
	const problems: CardProblems = {};
	const note = (field: CardField, isWrong: boolean, message: string) => {
		if (isWrong) problems[field] ??= message;
	};
	const number = digitsOf(card.number);
	const settings = method?.settings[0];
	note("number", number === "", wrong.noNumber);
	note("number", number.length < SHORTEST_NUMBER || number.length > LONGEST_NUMBER, wrong.incomplete);
	if (settings) {
		const { length, validation } = settings.card_number;
		note("number", number.length !== length, wrong.digits(length));
		note("number", validation !== "none" && !passesLuhn(number), wrong.mistyped);
	} else note("number", !passesLuhn(number), wrong.mistyped);

	const month = Number(digitsOf(card.month) || Number.NaN);
	const year = fullYear(card.year);
	const thisMonth = now.getFullYear() * 12 + now.getMonth() + 1;
	note("month", !(month >= 1 && month <= 12), wrong.month);
	note("year", !(year >= 2000 && year < now.getFullYear() + 50), wrong.year);
	note("year", !problems.month && !problems.year && year * 12 + month < thisMonth, wrong.expired);

	const code = settings?.security_code ?? { mode: "mandatory", length: 0 };
	const isCode = code.length > 0 ? card.code.length === code.length : /^\d{3,4}$/.test(card.code);
	const isNeeded = code.mode === "mandatory" || card.code !== "";
	note("code", isNeeded && (!/^\d+$/.test(card.code) || !isCode), wrong.code(code.length));

	note("name", card.name.trim() === "", wrong.name);
	note("email", !/^\S+@\S+\.\S+$/.test(card.email.trim()), signUpMessages.email);

	const type = identificationTypes.find(({ id }) => id === card.identificationType);
	const identification = card.identificationNumber.replace(/[.\s-]/g, "");
	note("identificationType", identificationTypes.length > 0 && !type, wrong.chooseOne);
	note("identificationNumber", identification === "", wrong.noDocument);
	if (type) {
		const { min_length: min, max_length: max } = type;
		const isRight =
			/^[0-9A-Za-z]+$/.test(identification) && identification.length >= min && identification.length <= max;
		note("identificationNumber", !isRight, wrong.document(type.name, min, max));
	}
	note("installments", method !== null && card.installments === "", wrong.installments);
	return problems;
}

/** `CFT_120,42%|TEA_93,32%` among a plan's labels, as the law wants it shown. */
export function ratesOf(labels: readonly string[]): string {
	const rates = labels.find((label) => label.includes("CFT_")) ?? "";
	return rates.replaceAll("_", " ").replaceAll("|", " · ");
}
