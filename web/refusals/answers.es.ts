import type { ErrorCode } from "#core/contract/errors.ts";
import { inSpanish, known } from "./dictionary.es.ts";

type Told = { message: unknown; code?: ErrorCode; fields?: Record<string, string> };

/** An answer with what it tells a person in Spanish; a refusal is never said in English. */
export function answerInSpanish<Answer extends Told>(answer: Answer): Answer {
	const { message, code, fields } = answer;
	const said = (text: string) => (code ? inSpanish(text, code) : (known(text) ?? text));
	return {
		...answer,
		...(typeof message === "string" && { message: said(message) }),
		...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, said(text)])) }),
	};
}
