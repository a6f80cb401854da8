import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { ownText, type TextName } from "#core/rules/texts.ts";
import { fillIn } from "./fill-in.ts";
import { type Block, readMarkdown } from "./markdown.ts";
import { sampleOf } from "./sample-texts.ts";

type Written = Parameters<typeof fillIn>[1] & Pick<Settings, "texts" | "languages">;
export type ReadText = { blocks: Block[]; language: Language; isSample: boolean };

/** A page of text in a language, with what the owner has set filled in. */
export function readText(name: TextName, language: Language, settings: Written): ReadText {
	const own = ownText(settings.texts[name], language, settings.languages);
	const text = own ? own.text : sampleOf[language][name];
	return { blocks: readMarkdown(fillIn(text, settings)), language: own?.language ?? language, isSample: own === null };
}
