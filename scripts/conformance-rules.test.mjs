import { expect, test } from "vitest";
import { problemsOf as problemsIn } from "./conformance-rules.mjs";

const files = ["a.ts", "a.test.ts", "b.ts", "b.test.ts", "c.ts", "c.test.ts"];
const file = (name) => `\`${name}\``;
const problemsOf = (text) => problemsIn(text, (name) => files.includes(name));

const document = ({ kept = 2, all = 3, last = "**kept**", test = "b.test.ts" } = {}) => `# Statements

| Section    | Kept | Changed | Open |
| ---------- | ---- | ------- | ---- |
| 1. Screens | ${kept}    | 0       | 0    |
| 2. Rules   | 0    | 1       | 0    |
| All ${all} rows | ${kept}    | 1       | 0    |

## 1. Screens

| Statement | Built in | Shown by | Standing         |
| --------- | -------- | -------- | ---------------- |
| A page    | ${file("a.ts")} | ${file("a.test.ts")} | **kept**: wholly |
| Another   | ${file("b.ts")} | ${file(test)} | ${last} |

## 2. Rules

| Statement | Built in | Shown by | Standing                 |
| --------- | -------- | -------- | ------------------------ |
| A rule    | ${file("c.ts")} | ${file("c.test.ts")} | **changed**, because so |
`;

test("a summary that fits its rows is right", () => expect(problemsOf(document())).toEqual([]));

test("a wrong count is told with the right one", () => {
	expect(problemsOf(document({ kept: 1, all: 2 }))).toEqual([
		'The rows give "1. Screens: 2, 0, 0", the summary does not',
		'The rows give "All 3 rows: 2, 1, 0", the summary does not',
		'The summary says "1. Screens: 1, 0, 0", the rows do not',
		'The summary says "All 2 rows: 1, 1, 0", the rows do not',
	]);
});

test("a row without a standing is told", () => {
	expect(problemsOf(document({ kept: 1, all: 2, last: "done" }))).toEqual([
		'1. Screens: "Another" does not say whether it is kept, changed or open',
	]);
});

test("a test that is not there is told with the row that names it", () => {
	expect(problemsOf(document({ test: "gone.parts.test.tsx" }))).toEqual([
		'1. Screens: "Another" names gone.parts.test.tsx, which is not there',
	]);
});
