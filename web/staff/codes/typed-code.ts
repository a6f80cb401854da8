import { z } from "zod";
import type { DiscountCode } from "#core/contract/discounts.ts";
import { CODE_AMOUNT_MAX, NewDiscountCode } from "#core/contract/discounts.ts";
import { productFormMessages } from "#core/messages.ts";
import { isUnclearPrice, numberAsTyped, readTypedPrice } from "#core/rules/typed-price.ts";
import words from "#web/facts/messages.en.ts";
import { isMoment, typedMoment, typedOf } from "../frame/shop-clock.ts";
import messages from "./messages.en.ts";

const { refusals } = messages;
const isPercent = (typed: string) => /^[1-9]\d?$/.test(typed.trim());

function sumProblem(typed: string): string | null {
	const sum = readTypedPrice(typed);
	if (sum === null) return isUnclearPrice(typed) ? productFormMessages.priceUnclear : refusals.amount;
	return sum >= 0.01 && sum <= CODE_AMOUNT_MAX ? null : refusals.amount;
}

const Typed = z
	.object({
		code: z.string().refine((typed) => NewDiscountCode.shape.code.safeParse(typed).success, refusals.code),
		kind: z.enum(["percent", "amount"]),
		value: z.string(),
		startsAt: z.string().refine(isMoment, refusals.noMoment),
		endsAt: z.string().refine(isMoment, refusals.noMoment),
		maxUses: z.string().refine((typed) => /^([1-9]\d{0,8})?$/.test(typed.trim()), refusals.maxUses),
		minimum: z.string(),
		category: z.string(),
		oncePerClient: z.boolean(),
	})
	.superRefine(({ kind, value, minimum, startsAt, endsAt }, context) => {
		const say = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
		const problem = kind === "amount" ? sumProblem(value) : isPercent(value) ? null : refusals.percent;
		if (problem) say("value", problem);
		const tooLittle = minimum.trim() === "" ? null : sumProblem(minimum);
		if (tooLittle) say("minimum", tooLittle);
		if (startsAt !== "" && endsAt !== "" && endsAt <= startsAt) say("endsAt", refusals.endsFirst);
	});
export type TypedDiscountCode = z.infer<typeof Typed>;

const isOver = (end: string | null) => end !== null && new Date(end) <= new Date();

/** A new code that would be over before anybody types it is a slip; one that is there may be given any end. */
export const NewTypedCode = Typed.refine(({ endsAt }) => !isOver(typedMoment(endsAt)), {
	path: ["endsAt"],
	message: refusals.endsAt,
});
export const ChangedTypedCode = Typed;

export const emptyCode: TypedDiscountCode = {
	code: "",
	kind: "percent",
	value: "",
	startsAt: "",
	endsAt: "",
	maxUses: "",
	minimum: "",
	category: "",
	oncePerClient: false,
};

const typedSum = (sum: number | null) => (sum === null ? "" : numberAsTyped(sum, words.locale));

export function typedFrom(code: DiscountCode): TypedDiscountCode {
	const { percent, amount, startsAt, endsAt, maxUses, minimum, category, oncePerClient } = code;
	return {
		code: code.code,
		kind: percent === null ? "amount" : "percent",
		value: percent === null ? typedSum(amount) : String(percent),
		startsAt: typedOf(startsAt),
		endsAt: typedOf(endsAt),
		maxUses: String(maxUses ?? ""),
		minimum: typedSum(minimum),
		category: String(category ?? ""),
		oncePerClient,
	};
}

/**
 * As the shop takes it, without the code's name; of a code that is there only what was typed anew, so that nobody's
 * change of something else is lost. A beginning that is left empty stays what it is, or is now.
 */
export function termsIn(typed: TypedDiscountCode, before: DiscountCode | null) {
	const was = before && typedFrom(before);
	const { kind, value, maxUses, minimum, category, oncePerClient } = typed;
	const isNew = (...names: (keyof TypedDiscountCode)[]) => names.some((name) => typed[name] !== was?.[name]);
	const begins = isNew("startsAt") ? typedMoment(typed.startsAt) : null;
	return {
		...(isNew("kind", "value") &&
			(kind === "percent" ? { percent: Number(value) } : { amount: readTypedPrice(value) ?? 0 })),
		...(begins !== null && { startsAt: begins }),
		...(isNew("endsAt") && { endsAt: typedMoment(typed.endsAt) }),
		...(isNew("maxUses") && { maxUses: maxUses.trim() === "" ? null : Number(maxUses) }),
		...(isNew("minimum") && { minimum: minimum.trim() === "" ? null : readTypedPrice(minimum) }),
		...(isNew("category") && { category: category === "" ? null : Number(category) }),
		...(isNew("oncePerClient") && { oncePerClient }),
	};
}
