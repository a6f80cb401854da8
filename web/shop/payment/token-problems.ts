import messages from "./card.messages.en.ts";
import type { CardField, CardProblems } from "./card.ts";

/** Which field the provider's own complaint is about, by its documented codes. */
const FIELD_BY_CODE: Record<string, CardField> = {
	"205": "number",
	E301: "number",
	E302: "code",
	"208": "month",
	"209": "year",
	"325": "month",
	"326": "year",
	"224": "code",
	E203: "code",
	"221": "name",
	"316": "name",
	"212": "identificationType",
	"213": "identificationNumber",
	"214": "identificationNumber",
	"322": "identificationType",
	"323": "identificationNumber",
	"324": "identificationNumber",
};

const words: Partial<Record<CardField, string>> = messages.refused;

/** A refusal to make a token, beside the fields it is about; empty when it is about none. */
export function problemsOfToken(refusal: unknown): CardProblems {
	const causes = Array.isArray(refusal) ? refusal : ((refusal as { cause?: unknown[] } | null)?.cause ?? []);
	const problems: CardProblems = {};
	for (const cause of causes as { code?: unknown }[]) {
		const field = FIELD_BY_CODE[String(cause?.code)];
		if (field) problems[field] ??= words[field] ?? "";
	}
	return problems;
}
