import { expect, test } from "vitest";
import { z } from "zod";
import { GuestRecord, SignUp } from "./clients.ts";
import { contractEntries } from "./index.ts";

type Check = { _zod: { def: { check: string; abort?: boolean } } };
type Node = z.core.$ZodType & { _zod: { def: Record<string, unknown> & { type: string; checks?: Check[] } } };

/** The texts in a schema that something else looks at before their length. */
function unbounded(schema: Node, path: string): string[] {
	const { def } = schema._zod;
	if (def.type === "string") {
		const first = def.checks?.[0]?._zod.def;
		return first?.check === "max_length" && first.abort === true ? [] : [path];
	}
	const inside = (name: string, value: unknown) => unbounded(value as Node, `${path}.${name}`);
	const {
		shape,
		options,
		element,
		innerType,
		in: given,
		out: made,
		keyType,
		valueType,
	} = def as Record<string, Node | undefined>;
	// Of a pipe only what comes in is of any length; what a function makes of it may still be.
	const input = given?._zod.def.type === "transform" ? made : given;
	return [
		...Object.entries(shape ?? {}).flatMap(([name, value]) => inside(name, value)),
		...((options as unknown[] | undefined) ?? []).flatMap((option, place) => inside(`option ${place}`, option)),
		...Object.entries({ element, innerType, keyType, valueType }).flatMap(([name, value]) =>
			value ? inside(name, value) : [],
		),
		...(input ? inside("in", input) : []),
	];
}

const inputs = contractEntries().flatMap(({ name, endpoint }) =>
	(["params", "query", "headers", "body"] as const).flatMap((part) =>
		endpoint[part] ? [{ name: `${name} ${part}`, schema: endpoint[part] as unknown as Node }] : [],
	),
);

test("A2: every text that comes in is measured before anything else looks at it", () => {
	const found = inputs.flatMap(({ name, schema }) => unbounded(schema, name));
	// The body of a sign-up chooses between these two by itself.
	found.push(
		...unbounded(SignUp as unknown as Node, "SignUp"),
		...unbounded(GuestRecord as unknown as Node, "GuestRecord"),
	);
	expect(found).toEqual([]);
});

test("a text that is first matched, trimmed or checked for its form is found", () => {
	const late = z.object({
		matched: z.string().regex(/a/).max(5, { abort: true }),
		trimmed: z.array(z.string().trim()),
		form: z.union([z.number(), z.uuid()]).optional(),
		noticed: z.string().max(5),
	});
	expect(unbounded(late as unknown as Node, "it")).toEqual([
		"it.matched",
		"it.trimmed.element",
		"it.form.innerType.option 1",
		"it.noticed",
	]);
});

test("A2: a text of a million signs is refused by its length alone", () => {
	const login_name = `a${"\u0301\u0316".repeat(500_000)}`;
	const result = SignUp.safeParse({ login_name });
	const issues = result.error?.issues.filter(({ path }) => path[0] === "login_name");
	expect(issues?.map(({ code }) => code)).toEqual(["too_big"]);
});

test("accents typed as signs of their own and spaces around it do not make a name too long", () => {
	const { login_name } = SignUp.pick({ login_name: true }).parse({ login_name: ` ${"a\u0301".repeat(60)}  ` });
	expect(login_name).toBe("\u00e1".repeat(60));
});
