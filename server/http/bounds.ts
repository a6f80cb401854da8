import type { FastifyReply, FastifyRequest } from "fastify";
import { type Language, languageAt, pathIn } from "#core/languages.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import en from "./bounds.messages.en.ts";
import es from "./bounds.messages.es.ts";
import { DATA_POLICY } from "./security.ts";

const words = { en, es };

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
export function refuseUnbounded({ settings }: Pick<Deps, "settings">) {
	return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
		const address = request.raw.url ?? "";
		const problem = boundsProblem(request.method, address);
		if (!problem) return undefined;
		const error = new AppError(problem);
		if (!request.headers.accept?.includes("text/html")) throw error;
		const { languages } = await settings.current().catch(() => settings.lastKnown());
		return reply
			.code(error.status)
			.headers({ "content-type": "text/html; charset=utf-8", "content-security-policy": DATA_POLICY })
			.send(pageIn(languageAt(address.slice(0, BOUNDS.path), languages), languages));
	};
}

function pageIn(language: Language, languages: readonly Language[]): string {
	const { title, text, toShop } = words[language];
	return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<p>${text} <a href="${pathIn(language, "/home", languages)}">${toShop}</a></p></html>
`;
}
