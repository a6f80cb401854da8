import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { ownText, type TextName } from "#core/rules/texts.ts";
import { fillIn } from "./fill-in.ts";
import { type Block, readMarkdown } from "./markdown.ts";
import { sampleOf } from "./sample-texts.ts";

type Written = Parameters<typeof fillIn>[1] & Pick<Settings, "texts" | "languages">;
export type ReadText = { blocks: Block[]; language: Language; isSample: boolean };

/** A page of text in a language, with what the owner has set filled in. One without a title has that of the sample. */
export function readText(name: TextName, language: Language, settings: Written): ReadText {
	const own = ownText(settings.texts[name], language, settings.languages);
	const shown = own?.language ?? language;
	const sample = sampleOf[shown][name];
	const blocks = readMarkdown(fillIn(own?.text ?? sample, settings));
	const title = blocks.some(isTitle) ? [] : readMarkdown(fillIn(sample, settings)).filter(isTitle).slice(0, 1);
	return { blocks: [...title, ...blocks], language: shown, isSample: own === null };
}

const isTitle = (block: Block) => block.kind === "heading" && block.level === 1;
