import type { Language } from "../languages.ts";
import { sizeWord as inSpanish } from "../messages/sizes.es.ts";
import { sizeWord as inEnglish } from "../messages/sizes.ts";

const words: Record<Language, (size: string) => string> = { en: inEnglish, es: inSpanish };

/** What readers of a language call a size. */
export const sizeIn = (language: Language, size: string): string => words[language](size);
