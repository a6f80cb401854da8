import { z } from "zod";
import { type Access, API_PREFIX } from "#core/calls/call.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { errorStatus } from "#core/contract/errors.ts";
import { contractEntries } from "#core/contract/index.ts";

type Json = Record<string, unknown>;

/** Who calls may prove it otherwise: by a secret of the address, or by a one-use token of the body. */
const NEEDS_NO_BEARER: readonly Access[] = ["guest", "self-or-token"];
const bytes = { type: "string", format: "binary" };

/** The contract as an OpenAPI 3.1 document. */
export function openApi(): Json {
	const paths: Record<string, Json> = {};
	for (const { name, feature, endpoint } of contractEntries()) {
		const path = API_PREFIX + endpoint.path.replace(/:(\w+)/g, "{$1}");
		paths[path] ??= {};
		paths[path][endpoint.method.toLowerCase()] = operation(name, feature, endpoint);
	}
	return {
		openapi: "3.1.0",
		info: { title: "The shop's API", version: "1", description: "Every call of the shop, made from its contract." },
		paths,
		components: {
			securitySchemes: {
				bearer: { type: "http", scheme: "bearer", description: "The token of a log-in" },
				apiKey: { type: "http", scheme: "bearer", description: "An API key with the scope named by the call" },
			},
			schemas: {
				Failure: {
					type: "object",
					required: ["code", "message"],
					properties: {
						code: { enum: Object.keys(errorStatus) },
						message: { type: "string" },
						fields: { type: "object", additionalProperties: { type: "string" } },
					},
				},
			},
		},
	};
}

function operation(name: string, feature: string, endpoint: Endpoint): Json {
	const failure = {
		description: "Refused",
		content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
	};
	return {
		operationId: name,
		tags: [feature],
		summary: endpoint.summary,
		description: `Access: ${endpoint.access}${endpoint.scope ? `. With an API key: ${endpoint.scope}` : ""}`,
		...(endpoint.access !== "public" && {
			security: [
				...(NEEDS_NO_BEARER.includes(endpoint.access) ? [{}] : []),
				{ bearer: [] },
				...(endpoint.scope ? [{ apiKey: [endpoint.scope] }] : []),
			],
		}),
		parameters: [
			...parameters(endpoint.params, "path"),
			...parameters(endpoint.query, "query"),
			...parameters(endpoint.headers, "header"),
		],
		...(endpoint.body && {
			requestBody: { content: bodyContent(endpoint, endpoint.body) },
		}),
		responses: {
			[String(endpoint.status ?? 200)]: {
				description: endpoint.kept ? "Done; kept until what it shows changes" : "Done",
				...(endpoint.status === 302
					? { headers: { location: { schema: { type: "string" } } } }
					: { content: replyContent(endpoint) }),
			},
			default: failure,
		},
	};
}

function replyContent({ contentType = "application/json", reply, alsoAs }: Endpoint): Json {
	return {
		[contentType]: { schema: contentType === "application/zip" ? bytes : jsonSchema(reply, "output") },
		...(alsoAs && { [alsoAs]: { schema: bytes } }),
	};
}

function bodyContent({ upload }: Endpoint, body: z.ZodType): Json {
	if (!upload) return { "application/json": { schema: jsonSchema(body, "input") } };
	if (upload !== true) return { [upload]: { schema: upload === "application/zip" ? bytes : { type: "string" } } };
	return { "multipart/form-data": { schema: { type: "object", required: ["file"], properties: { file: bytes } } } };
}

function parameters(schema: z.ZodType | undefined, place: "path" | "query" | "header"): Json[] {
	if (!schema) return [];
	const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
		properties?: Record<string, Json>;
		required?: string[];
	};
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: place,
		required: place === "path" || required.includes(name),
		schema: property,
	}));
}

export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
	return rest;
}
