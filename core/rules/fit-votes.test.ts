import { expect, test } from "vitest";
import { mostSay } from "./fit-votes.ts";

test.each([
	[{ small: 8, true: 4, large: 2 }, "small"],
	[{ small: 0, true: 2, large: 1 }, "true"],
	[{ small: 1, true: 1, large: 3 }, "large"],
	[{ small: 4, true: 3, large: 1 }, null],
	[{ small: 5, true: 4, large: 2 }, null],
	[{ small: 2, true: 0, large: 0 }, null],
	[{ small: 0, true: 0, large: 0 }, null],
	[undefined, null],
] as const)("%j: most say %s", (votes, said) => expect(mostSay(votes)).toBe(said));
