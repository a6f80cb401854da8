import type { ErrorCode } from "#core/contract/errors.ts";

/** What the server says, in the language of the page. Its own words are English. */
const messages = {
	offline: "The shop cannot be reached. Please check your connection and try again.",
	told: (text: string): Promise<string> => Promise.resolve(text),
	said: (text: string, _code: ErrorCode): Promise<string> => Promise.resolve(text),
};

export default messages;
