import type { z } from "zod";
import type { Endpoint } from "#core/contract/endpoint.ts";

export type Part = "params" | "query" | "headers" | "body";
type Key = string | number;
/** Where a value stands in a part of a request; the empty path is the part itself. */
export type Path = readonly Key[];

type Definition = {
	type: string;
	shape?: Record<string, z.ZodType>;
	element?: z.ZodType;
	innerType?: z.ZodType;
	in?: z.ZodType;
	out?: z.ZodType;
	options?: readonly z.ZodType[];
	keyType?: z.ZodType;
	valueType?: z.ZodType;
	entries?: Record<string, string>;
	checks?: { _zod: { def: { maximum?: number; length?: number } } }[];
};
/** A place with the kind of value the contract wants there, and how long that may be. */
export type Described = { path: Path; type: string; max: number | undefined };

/** Every place of a part that the contract names or a good value of it has: containers and leaves. */
export function placesIn(endpoint: Endpoint, part: Part, good: unknown): Path[] {
	const schema = endpoint[part];
	const found = [...(schema ? ofSchema(schema, []).map(({ path }) => path) : []), ...ofValue(good, [])];
	return [...new Map(found.map((path) => [JSON.stringify(path), path])).values()];
}

/** The places the contract names in a part of a request, with what may stand there. */
export function describedPlaces(endpoint: Endpoint, part: Part): Described[] {
	const schema = endpoint[part];
	return schema ? ofSchema(schema, []) : [];
}

function ofSchema(schema: z.ZodType, at: Path): Described[] {
	const definition = schema.def as unknown as Definition;
	const here = { path: at, type: definition.type, max: longest(definition) };
	switch (definition.type) {
		case "object":
			return [
				here,
				...Object.entries(definition.shape ?? {}).flatMap(([name, field]) => ofSchema(field, [...at, name])),
			];
		case "array":
			return [here, ...ofSchema(definition.element as z.ZodType, [...at, 0])];
		case "record": {
			const [name = "any"] = Object.keys((definition.keyType?.def as unknown as Definition)?.entries ?? {});
			return [here, ...ofSchema(definition.valueType as z.ZodType, [...at, name])];
		}
		case "union":
			return (definition.options ?? []).flatMap((option) => ofSchema(option, at));
		case "pipe":
			return [definition.in, definition.out].flatMap((side) => (side ? ofSchema(side, at) : []));
		default:
			return definition.innerType ? ofSchema(definition.innerType, at) : [here];
	}
}

/** How long a text or an array may be, where the contract says so. */
function longest({ checks = [] }: Definition): number | undefined {
	const lengths = checks.flatMap(({ _zod: { def } }) => def.maximum ?? def.length ?? []);
	return lengths.length > 0 ? Math.max(...lengths) : undefined;
}

function ofValue(value: unknown, at: Path): Path[] {
	if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return value === undefined ? [] : [at];
	const entries: [Key, unknown][] = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value);
	return [at, ...entries.flatMap(([key, inner]) => ofValue(inner, [...at, key]))];
}

/** A copy of a value with something else in one place; what the place needs around it is made. */
export function withValueAt(good: unknown, [key, ...rest]: Path, value: unknown): unknown {
	if (key === undefined) return value;
	if (typeof key === "number") {
		const copy = Array.isArray(good) ? [...good] : [];
		copy[key] = withValueAt(copy[key], rest, value);
		return copy;
	}
	const copy = { ...(typeof good === "object" && good !== null ? (good as Record<string, unknown>) : {}) };
	copy[key] = withValueAt(copy[key], rest, value);
	return copy;
}
