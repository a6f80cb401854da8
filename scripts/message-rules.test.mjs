import { expect, test } from "vitest";
import { missingMessages } from "./message-rules.mjs";

const languages = ["en", "es"];
const whole = () => "const messages = {} satisfies Wording<typeof en>;";

test("messages in every language are whole", () => {
	const files = ["web/a/messages.en.ts", "web/a/messages.es.ts", "core/messages/b.ts", "core/messages/b.es.ts"];
	expect(missingMessages(files, languages, whole)).toEqual([]);
});

test.each([
	["web/a/messages.en.ts", "web/a/messages is not there in the language es"],
	["web/a/messages.es.ts", "web/a/messages is not there in the language en"],
	["core/messages/b.ts", "core/messages/b is not there in the language es"],
])("%s alone is refused", (file, sentence) => {
	expect(missingMessages([file], languages, whole)).toEqual([sentence]);
});

test("messages that the types do not compare are named", () => {
	const files = ["web/a/messages.en.ts", "web/a/messages.es.ts"];
	expect(missingMessages(files, languages, () => "const messages = {};")).toEqual([
		"web/a/messages.es.ts does not say that it satisfies the wording of its en sibling",
	]);
});
