import type { Language } from "#core/languages.ts";

const messages = {
	/** What this build of the pages is written in. */
	language: "en" as Language,
	/** How numbers and dates are written. */
	locale: "en",
	unnamedShop: "Our shop",
};

export default messages;
