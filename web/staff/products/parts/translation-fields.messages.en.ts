import { LANGUAGE_NAMES, type Language } from "#core/languages.ts";

const messages = {
	name: (language: Language) => `Name in ${LANGUAGE_NAMES[language]}`,
	description: (language: Language) => `Description in ${LANGUAGE_NAMES[language]}`,
	hint: "What is left empty is shown as it was written first.",
	nothingYet: "Nothing written yet",
};

export default messages;
