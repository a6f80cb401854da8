/** Longest password that is looked at, in bytes: hashing must stay cheap to refuse. */
export const PASSWORD_MAX_BYTES = 1024;
/** The documented answers of the calls that reset a password: programs compare them, so no language changes them. */
export const RESET_ANSWERS = {
	mailed: "Correo de reseteo enviado",
	changed: "Cliente actualizado con Exito!!",
} as const;
const PASSWORD_MIN_LENGTH = 8;
const PHONE_DIGITS = { min: 6, max: 15 } as const;
export const EMAIL_MAX = 254;

const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;
/** Two patterns that each walk a text once: as one they would take minutes over a long one, and nobody cuts it before. */
const OF_LETTERS = /^[\p{L}\p{M} '’-]+$/u;
const A_LETTER = /\p{L}/u;
const LOGIN_NAME = /^[\p{L}\p{M}\p{N}._@+'-]+( [\p{L}\p{M}\p{N}._@+'-]+)*$/u;
const NOT_A_LINE = /[\p{Cc}\p{Cs}\p{Extended_Pictographic}<>]/u;

/** One plain address: no display name, no list, no quoting, nothing that could begin another header. */
export function isEmail(value: string): boolean {
	return value.length <= EMAIL_MAX && EMAIL.test(value);
}

/** Not of digits and signs alone, as no name of a person or a town is. */
export function hasLetter(value: string): boolean {
	return A_LETTER.test(value);
}

/** Letters of any alphabet, with the accents, spaces, hyphens and apostrophes that names have. */
export function isLettersOnly(value: string): boolean {
	return OF_LETTERS.test(value) && A_LETTER.test(value);
}

export function isLoginName(value: string): boolean {
	return LOGIN_NAME.test(value);
}

/** One line of an address as a person writes it. */
export function isPlainLine(value: string): boolean {
	return !NOT_A_LINE.test(value);
}

export function isPhone(value: number): boolean {
	return Number.isSafeInteger(value) && value >= 10 ** (PHONE_DIGITS.min - 1) && value < 10 ** PHONE_DIGITS.max;
}

export function isPasswordLength(value: string): boolean {
	return [...value].length >= PASSWORD_MIN_LENGTH;
}

/** Street and number as one line, as the address keeps them. */
export function streetNumber(street: string, number: string): string {
	return `${street.trim()} ${number.trim()}`;
}
