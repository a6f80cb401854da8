import { TEXT_NAMES } from "#core/rules/texts.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";

/** The pages of text of the demo shop, as its owner would have written them. */
export const demoTexts = Object.fromEntries(TEXT_NAMES.map((name) => [name, { en: english[name], es: spanish[name] }]));
