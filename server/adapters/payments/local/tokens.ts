import { randomBytes } from "node:crypto";
import { passesLuhn } from "#core/rules/luhn.ts";
import { brandOf, IDENTIFICATION_TYPES, isTestNumber } from "./cards.ts";

const VALID_MS = 7 * 24 * 60 * 60_000;

/** What a token stands for. The card's number and security code are looked at once and not kept. */
export type CardToken = {
	id: string;
	brandId: string;
	firstSix: string;
	lastFour: string;
	cardholder: string;
	expirationMonth: number;
	expirationYear: number;
	dueAt: number;
	used: boolean;
};

export type TokenProblem = { code: string; description: string };

export type GivenCard = {
	card_number?: unknown;
	expiration_month?: unknown;
	expiration_year?: unknown;
	security_code?: unknown;
	cardholder?: { name?: unknown; identification?: { type?: unknown; number?: unknown } };
};

/** Turns a card into a token, or says everything that is wrong with it. */
export function tokenOf(given: GivenCard, now: Date): CardToken | TokenProblem[] {
	const number = String(given.card_number ?? "").replace(/\D/g, "");
	const month = Number(given.expiration_month);
	const year = fullYear(Number(given.expiration_year));
	const code = String(given.security_code ?? "");
	const name = String(given.cardholder?.name ?? "").trim();
	const problems: TokenProblem[] = [];
	const note = (isWrong: boolean, problemCode: string, description: string) => {
		if (isWrong) problems.push({ code: problemCode, description });
	};
	const brand = brandOf(number);
	if (number === "") note(true, "205", "cardNumber is empty");
	else if (!brand || number.length !== brand.numberLength || (brand.luhn && !passesLuhn(number)))
		note(true, "E301", "invalid cardNumber");
	else note(!isTestNumber(number), "E301", "this is the local card provider: only test cards are taken");
	note(!Number.isInteger(month) || month < 1 || month > 12, "325", "invalid cardExpirationMonth");
	note(!Number.isInteger(year) || year > now.getUTCFullYear() + 30, "326", "invalid cardExpirationYear");
	note(isPast(month, year, now), "326", "the card has expired");
	note(code === "", "224", "securityCode is empty");
	note(
		code !== "" && (!/^\d{3,4}$/.test(code) || code.length !== (brand?.codeLength ?? 3)),
		"E203",
		"invalid securityCode",
	);
	note(name === "", "221", "cardholderName is empty");
	for (const problem of identificationProblems(given.cardholder?.identification)) problems.push(problem);
	if (problems.length > 0 || !brand) return problems;
	return {
		id: randomBytes(16).toString("hex"),
		brandId: brand.id,
		firstSix: number.slice(0, 6),
		lastFour: number.slice(-4),
		cardholder: name.slice(0, 80),
		expirationMonth: month,
		expirationYear: year,
		dueAt: now.getTime() + VALID_MS,
		used: false,
	};
}

function fullYear(year: number): number {
	return year < 100 ? 2000 + year : year;
}

function isPast(month: number, year: number, now: Date): boolean {
	return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

function* identificationProblems(given: { type?: unknown; number?: unknown } | undefined): Iterable<TokenProblem> {
	const type = IDENTIFICATION_TYPES.find(({ id }) => id === given?.type);
	const number = String(given?.number ?? "");
	if (!type) yield { code: "322", description: "invalid cardholder identification type" };
	else if (!/^\d+$/.test(number) || number.length < type.min_length || number.length > type.max_length)
		yield { code: "324", description: "invalid cardholder identification number" };
}
