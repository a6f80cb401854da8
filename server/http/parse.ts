import type { z } from "zod";
import type { Endpoint, InputOf } from "#core/contract/endpoint.ts";
import { AppError } from "../errors.ts";

const PARTS = ["params", "query", "headers", "body"] as const;

/** A request's parts as the contract says they are, or a refusal that names every wrong field. */
export function parseInput<E extends Endpoint>(endpoint: E, given: Record<string, unknown>): InputOf<E> {
	const input: Record<string, unknown> = {};
	const fields: Record<string, string> = {};
	for (const part of PARTS) {
		const schema = endpoint[part];
		if (!schema) continue;
		const result = schema.safeParse(given[part] ?? (part === "body" ? undefined : {}));
		if (result.success) input[part] = result.data;
		else noteIssues(fields, result.error.issues, part);
	}
	if (Object.keys(fields).length > 0) {
		const [name, message] = Object.entries(fields)[0] as [string, string];
		throw new AppError("invalid_input", `${name}: ${message}`, { fields });
	}
	return input as InputOf<E>;
}

function noteIssues(fields: Record<string, string>, issues: readonly z.core.$ZodIssue[], part: string): void {
	for (const issue of issues) {
		const name = issue.path.map(String).join(".") || part;
		fields[name] ??= issue.message;
	}
}

/** One field of a body by itself; undefined when it is missing or wrong. */
export function parseField(schema: z.ZodType | undefined, name: string, body: unknown): unknown {
	const field = (schema as z.ZodObject | undefined)?.shape[name] as z.ZodType | undefined;
	return field?.safeParse((body as Record<string, unknown> | null | undefined)?.[name]).data;
}
