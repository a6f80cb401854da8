import { isLettersOnly } from "./client.ts";

/** Whether products and colours may have digits in their names: the owner decides. */
export const NAME_RULES = ["letters", "any"] as const;
export type NameRule = (typeof NAME_RULES)[number];

/** A product's name may have signs, as in `Tee & shorts`. */
export function isProductName(name: string, rule: NameRule): boolean {
	return rule === "letters" ? !/\p{N}/u.test(name) && /\p{L}/u.test(name) : saysSomething(name);
}

export function isColourName(name: string, rule: NameRule): boolean {
	return rule === "letters" ? isLettersOnly(name) : saysSomething(name);
}

function saysSomething(name: string): boolean {
	return /[\p{L}\p{N}]/u.test(name);
}
