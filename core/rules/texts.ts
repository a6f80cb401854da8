import type { Language } from "../languages.ts";

/** The shop's pages of plain text, each at the address of its name. */
export const TEXT_NAMES = ["terms", "privacy", "returns", "contact"] as const;
export type TextName = (typeof TEXT_NAMES)[number];

type InLanguages = { [L in Language]?: string | undefined };
/** What the owner wrote; a text that is not there is the sample the shop comes with. */
export type OwnTexts = { [Name in TextName]?: InLanguages | undefined };

/** What the owner wrote for a page: in its language, else in the shop's first. Null while the page shows the sample. */
export function ownText(
	own: InLanguages | undefined,
	language: Language,
	spoken: readonly Language[],
): { language: Language; text: string } | null {
	for (const wanted of [language, ...spoken.slice(0, 1)]) {
		const text = own?.[wanted];
		if (text !== undefined) return { language: wanted, text };
	}
	return null;
}

/** What stands in square brackets and is no link. */
const TO_WRITE = /\[[^\]\n]+\](?!\()/;

/** Whether a text still has what every sample has: something in square brackets for the owner to write. */
export const isUnfinished = (text: string): boolean => TO_WRITE.test(text);

/** The texts of which a page in some language of the shop still shows the sample, or something of it that is to be written. */
export function sampleTexts(texts: OwnTexts, spoken: readonly Language[]): TextName[] {
	const isWritten = (name: TextName, language: Language) => {
		const own = ownText(texts[name], language, spoken);
		return own !== null && !isUnfinished(own.text);
	};
	return TEXT_NAMES.filter((name) => !spoken.every((language) => isWritten(name, language)));
}

/** The same texts with some of them written anew; null goes back to the sample. */
export function withText(
	texts: OwnTexts,
	{ name, language, text }: { name: TextName; language: Language; text: string | null },
): OwnTexts {
	const { [name]: before = {}, ...others } = texts;
	const { [language]: _, ...rest } = before;
	const now = text === null ? rest : { ...rest, [language]: text };
	return Object.keys(now).length === 0 ? others : { ...others, [name]: now };
}
