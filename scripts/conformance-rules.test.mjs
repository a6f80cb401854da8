import { expect, test } from "vitest";
import { problemsOf } from "./conformance-rules.mjs";

const document = ({ kept = 2, all = 3, last = "**kept**" } = {}) => `# Statements

| Section    | Kept | Changed | Open |
| ---------- | ---- | ------- | ---- |
| 1. Screens | ${kept}    | 0       | 0    |
| 2. Rules   | 0    | 1       | 0    |
| All ${all} rows | ${kept}    | 1       | 0    |

## 1. Screens

| Statement | Built in | Shown by | Standing         |
| --------- | -------- | -------- | ---------------- |
| A page    | a.ts     | a.test   | **kept**: wholly |
| Another   | b.ts     | b.test   | ${last} |

## 2. Rules

| Statement | Built in | Shown by | Standing                 |
| --------- | -------- | -------- | ------------------------ |
| A rule    | c.ts     | c.test   | **changed**, because so |
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
