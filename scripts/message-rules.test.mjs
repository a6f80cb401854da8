import { expect, test } from "vitest";
import { missingMessages, ownRefusals } from "./message-rules.mjs";

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

test("a name that another language does not export is named", () => {
	const texts = {
		"core/messages/b.ts": "export type Text = string;\nexport const a = {};\nexport const word = (x: string) => x;",
		"core/messages/b.es.ts": "export const a = {} satisfies Wording<typeof en.a>;",
	};
	const read = (file) => texts[file];
	expect(missingMessages(Object.keys(texts), languages, read)).toEqual(["core/messages/b.es.ts does not export word"]);
	texts["core/messages/b.es.ts"] += '\nexport { type Text, word } from "./b.ts";';
	expect(missingMessages(Object.keys(texts), languages, read)).toEqual([]);
});

test.each([
	['throw new AppError("conflict", "There is no such thing");', '"There is no such thing"'],
	[`throw new AppError(\n\t"conflict",\n\t\`There is no \${name} here\`,\n);`, "`There is no $" + "{name} here`"],
	['throw new AppError(decision.code, "Not at this time");', '"Not at this time"'],
	['return invalidField("endsAt", "must be later");', '"must be later"'],
	[`const FULL = \`There are \${MOST} already\`;\nthrow new AppError("conflict", FULL);`, "FULL"],
	['const REFUSALS = {\n\tfull: "You have too many",\n};\nthrow new AppError("conflict", REFUSALS.full);', "REFUSALS"],
	['const message = isGone ? "It is gone" : other;\nreturn new AppError("gone", message);', "message"],
])("words that are not among the messages are refused: %s", (text, named) => {
	expect(ownRefusals(["server/features/a/a.service.ts"], () => text)).toEqual([
		`server/features/a/a.service.ts refuses with words of its own, ${named}: put them into core/messages`,
	]);
});

test.each([
	'throw new AppError("not_found");',
	'throw new AppError("conflict", noteMessages.full);',
	`throw new AppError("invalid_input", \`\${field}: \${message}\`, { fields });`,
	'throw new AppError("conflict", undefined, { cause: "with some words" });',
	'const made = judge({ was: one === "a" || other, to: "b" });\nthrow new AppError(made.code, made.message);',
	'const REFUSALS = { past: giftMessages.dayPast };\nthrow invalidField("gift.day", REFUSALS[problem]);',
	'const message = productMessages.none(ids.join(", "));\nthrow new AppError("conflict", message);',
])("messages are not: %s", (text) => {
	expect(ownRefusals(["server/features/a/a.service.ts"], () => text)).toEqual([]);
});
