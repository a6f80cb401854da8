import { z } from "zod";

/** A text that is read into something of the contract. What the contract says of any part of it is said of the whole text. */
export function typedAs<S extends z.ZodType>(schema: S, read: (typed: string) => unknown, message?: string) {
	return z.string().transform((typed, context): z.output<S> => {
		const result = schema.safeParse(read(typed.trim()));
		if (result.success) return result.data;
		context.addIssue(message ?? result.error.issues[0]?.message ?? "");
		return z.NEVER;
	});
}

const NUMBER = /^\d{1,9}([.,]\d{1,2})?$/;

/** A number with a point or a comma before at most two decimals; nothing typed is nothing said. */
export function typedNumber(typed: string): unknown {
	if (typed === "") return undefined;
	return NUMBER.test(typed) ? Number(typed.replace(",", ".")) : typed;
}

function linesIn(typed: string): string[] {
	return typed
		.split(/[\n,]/)
		.map((part) => part.trim())
		.filter((part) => part !== "");
}

/** What stands in lines or between commas; nothing typed is nothing said. */
export function someLinesIn(typed: string): string[] | undefined {
	const lines = linesIn(typed);
	return lines.length > 0 ? lines : undefined;
}
