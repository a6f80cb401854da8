import type { FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";

const LONGEST_PATH = 512;
const MOST_SEGMENTS = 20;
const LONGEST_QUERY = 4096;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Refuses addresses that cost more than they can be worth, before any page is looked for: React Router tries every ancestor of
 * a path, so thousands of segments would stop the whole process for seconds.
 */
export async function refuseUnboundedAddress({ method, raw }: Pick<FastifyRequest, "method" | "raw">): Promise<void> {
	const address = raw.url ?? "";
	const queryAt = address.indexOf("?");
	const path = queryAt < 0 ? address : address.slice(0, queryAt);
	if (!METHODS.has(method) || path.length > LONGEST_PATH || path.split("/").length - 1 > MOST_SEGMENTS)
		throw new AppError("not_found");
	if (address.length - path.length - 1 > LONGEST_QUERY) throw new AppError("bad_request");
}
