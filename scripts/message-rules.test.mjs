import { expect, test } from "vitest";
import { missingMessages } from "./message-rules.mjs";

const languages = ["en", "es"];
const whole = () => "const messages = {} satisfies Wording<typeof en>;";

test("messages in every language are whole", () => {
	expect(missingMessages(["web/a/messages.en.ts", "web/a/messages.es.ts"], languages, whole)).toEqual([]);
});

test("messages that lack a language are named, whichever it is", () => {
	expect(missingMessages(["web/a/messages.en.ts"], languages, whole)).toEqual([
		"web/a/messages.en.ts has no sibling web/a/messages.es.ts",
	]);
	expect(missingMessages(["web/a/messages.es.ts"], languages, whole)).toEqual([
		"web/a/messages.es.ts has no sibling web/a/messages.en.ts",
	]);
});

test("messages that the types do not compare are named", () => {
	const files = ["web/a/messages.en.ts", "web/a/messages.es.ts"];
	expect(missingMessages(files, languages, () => "const messages = {};")).toEqual([
		"web/a/messages.es.ts does not say that it satisfies the wording of its en sibling",
	]);
});
