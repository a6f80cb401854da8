import { expect, test } from "vitest";
import { z } from "zod";
import { contractEntries } from "./index.ts";
import { OneUseToken } from "./person.ts";

type Node = z.core.$ZodType & { _zod: { def: Record<string, unknown> & { type: string } } };

/** What no column holds, and what would otherwise pass where an address or a number is wanted. */
const UNSTORABLE = ["a\0b", "https://a.b/\0", "12\0"];

const isTaken = (schema: Node) =>
	UNSTORABLE.some((value) => z.safeParse(schema, value).data?.toString().includes("\0"));

/** The texts in a schema that may hold what no column can. */
function unstorable(schema: Node, path: string): string[] {
	const { def } = schema._zod;
	// Only its hash is looked for, and nobody has one like that.
	if ((schema as unknown) === OneUseToken) return [];
	if (def.type === "string" || def.type === "pipe") return isTaken(schema) ? [path] : [];
	const { shape, options, element, innerType, keyType, valueType } = def as Record<string, Node | undefined>;
	const inside = (name: string, value: unknown) => unstorable(value as Node, `${path}.${name}`);
	return [
		...Object.entries(shape ?? {}).flatMap(([name, value]) => inside(name, value)),
		...((options as unknown[] | undefined) ?? []).flatMap((option, place) => inside(`option ${place}`, option)),
		...Object.entries({ element, innerType, keyType, valueType }).flatMap(([name, value]) =>
			value ? inside(name, value) : [],
		),
	];
}

test("A2: no text that comes in holds a sign that no column can", () => {
	const found = contractEntries().flatMap(({ name, endpoint }) =>
		(["params", "query", "headers", "body"] as const).flatMap((part) =>
			endpoint[part] ? unstorable(endpoint[part] as unknown as Node, `${name} ${part}`) : [],
		),
	);
	expect(found).toEqual([]);
});

test("a text that nobody looked at is found", () => {
	const careless = z.object({ note: z.string().max(5), notes: z.array(z.string().trim()), kind: z.enum(["a", "b"]) });
	expect(unstorable(careless as unknown as Node, "it")).toEqual(["it.note", "it.notes.element"]);
});
