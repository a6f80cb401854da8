import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#core/languages.ts";
import { ORDER_STATUSES } from "#core/rules/order-status.ts";
import { inProject } from "../../project-folder.ts";

/** Words that sentences of a language can hardly do without, and the other language does not have. */
const TELLTALES: Record<Language, RegExp> = {
	en: /\b(the|your|you|was|is|with|and|of|this|order|password)\b/i,
	es: /\b(el|la|los|tu|tus|que|con|para|fue|una?|del|pedido|contraseña|enlace)\b/i,
};

type Messages =
	| string
	| number
	| boolean
	| readonly Messages[]
	| { [name: string]: Messages }
	| ((...blanks: never[]) => Messages);

/** What stands in the blanks: no word of any language, or an order in one of its statuses. */
const BLANKS = ORDER_STATUSES.map((orderStatus) => [7, { orderStatus, code: "X7" }, "X7"]);

function textsOf(messages: Messages): string[] {
	if (typeof messages === "string") return [messages];
	if (typeof messages === "function") {
		const fill = messages as (...blanks: unknown[]) => Messages;
		return BLANKS.flatMap((blanks) => textsOf(fill(...blanks)));
	}
	return typeof messages === "object" ? Object.values(messages).flatMap((part) => textsOf(part as Messages)) : [];
}

const root = inProject(".");
const files = globSync("server/**/*.messages.en.ts", { cwd: fileURLToPath(root) });

async function read(file: string, language: Language): Promise<string[]> {
	const { locale: _, ...messages } = (
		(await import(new URL(file.replace(".en.ts", `.${language}.ts`), root).href)) as { default: { locale?: string } }
	).default;
	return textsOf(messages);
}

describe("what mails say", () => {
	test("is looked for where it is", () => {
		expect(files.length).toBeGreaterThan(5);
	});

	test.each(files)("%s has no words of another language", async (file) => {
		for (const language of LANGUAGES) {
			const texts = await read(file, language);
			for (const other of LANGUAGES.filter((each) => each !== language))
				for (const text of texts) expect(text).not.toMatch(TELLTALES[other]);
		}
	});

	test.each(files)("%s names no shop, currency or country: those are the owner's", async (file) => {
		for (const language of LANGUAGES)
			for (const text of await read(file, language)) expect(text).not.toMatch(/perchero|\$|\bARS\b|argentin/i);
	});

	test.each(files)("%s says each thing in its own words", async (file) => {
		const [english, spanish] = await Promise.all([read(file, "en"), read(file, "es")]);
		expect(spanish).toHaveLength(english.length);
		const same = english.filter((text, at) => text === spanish[at] && !["Subtotal", "Total", "E-mail"].includes(text));
		expect(same).toEqual([]);
	});
});
