import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { DATA_POLICY } from "./security.ts";

/** The most a request may bring, in characters or bytes; reading JSON costs far more for its length than anything else does. */
export const BOUNDS = { path: 512, segments: 20, query: 4096, body: 256 * 1024 } as const;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Why a request's address or method is refused before anything looks at it more closely; null when it is not. */
export function boundsProblem(method: string, address: string): "not_found" | "bad_request" | null {
	const queryAt = address.indexOf("?");
	const path = queryAt < 0 ? address : address.slice(0, queryAt);
	if (!METHODS.has(method) || path.length > BOUNDS.path || path.split("/").length - 1 > BOUNDS.segments)
		return "not_found";
	return address.length - path.length - 1 > BOUNDS.query ? "bad_request" : null;
}

/**
 * Refuses addresses that cost more than they can be worth, before any page is looked for: React Router tries every ancestor of
 * a path, so thousands of segments would stop the whole process for seconds.
 */
export async function refuseUnbounded(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
	const problem = boundsProblem(request.method, request.raw.url ?? "");
	if (!problem) return undefined;
	const error = new AppError(problem);
	if (!request.headers.accept?.includes("text/html")) throw error;
	return reply
		.code(error.status)
		.headers({ "content-type": "text/html; charset=utf-8", "content-security-policy": DATA_POLICY })
		.send(PAGE);
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>This address cannot be read</title><h1>This address cannot be read</h1>
<p>It is longer than any address of this shop. <a href="/home">See all products</a></p></html>
`;
