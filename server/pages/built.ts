import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { cardOrigins } from "../adapters/payments/card-origins.ts";
import { KeptAnswer } from "../cache/kept-answer.ts";
import { sendKept } from "../cache/send-kept.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { baseHeaders, pagePolicy, STRICT_TRANSPORT } from "../http/security.ts";
import { inProject } from "../project-folder.ts";
import { addressOf, listsTooMany, pageAddresses, pageHandles } from "./page-key.ts";
import type { Pages } from "./pages.ts";
import { createRenderer, type Rendered } from "./render.ts";

const BUILD = inProject("build/");

const importPages = (): Promise<ServerBuild> => import(new URL("shop/pages.js", BUILD).href);

/** Reads the pages before they are needed; what is wrong with them is said when they are. */
export function loadPages(): void {
	importPages().catch(() => {});
}

/** The pages as `npm run build` made them: rendered once per address, then kept. */
export async function builtPages(deps: Deps): Promise<Pages> {
	const build = await importPages();
	const render = createRenderer(deps, () => Promise.resolve(build), "production");
	const handlesOf = pageHandles(build);
	const keptAt = pageAddresses(handlesOf, build);
	const origins = deps.payments ? cardOrigins(deps.payments.browser) : [];

	const headersOf = (address: string, rendered: Rendered) => {
		const isPayment = handlesOf(address)?.some(({ policy }) => policy === "payment");
		return pageHeaders(rendered, deps, isPayment ? origins : null);
	};

	async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const target = request.raw.url as string;
		const address = addressOf(target);
		if (!address) throw new AppError("not_found");
		if (listsTooMany(address)) throw new AppError("bad_request");
		const page = isRead(request) ? keptAt(address) : null;
		let notKept: Rendered | undefined;
		const answer = page
			? await deps.cache.getOrMake(`page ${page}`, target, async () => {
					const rendered = await render(page, "GET");
					if (rendered.response.status === 200)
						return new KeptAnswer(rendered.body, headersOf(page, rendered), rendered.tags);
					notKept = rendered;
					return null;
				})
			: null;
		if (answer?.isPage && request.method === "GET") deps.visits.count(request.headers);
		if (answer) return sendKept(request, reply, answer);
		const rendered = notKept ?? (await render(address, request.method));
		return sendOnce(reply, rendered, headersOf(address, rendered));
	}

	return {
		serve,
		async register(app) {
			await app.register(fastifyStatic, {
				root: fileURLToPath(new URL("client/", BUILD)),
				wildcard: false,
				index: false,
				preCompressed: true,
				globIgnore: ["**/*.{br,gz}"],
				cacheControl: false,
				setHeaders(reply, path) {
					const isHashed = path.includes("/assets/");
					reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
				},
			});
			app.get("/*", serve);
		},
	};
}

function isRead(request: FastifyRequest): boolean {
	return request.method === "GET" || request.method === "HEAD";
}

function sendOnce(reply: FastifyReply, rendered: Rendered, headers: Record<string, string>): FastifyReply {
	const { status } = rendered.response;
	if (status === 503) reply.header("retry-after", "2");
	return reply
		.code(status)
		.headers({ ...headers, "cache-control": "no-store" })
		.send(rendered.body);
}

function pageHeaders(
	{ response, scriptHashes }: Rendered,
	deps: Deps,
	origins: readonly string[] | null,
): Record<string, string> {
	const headers: Record<string, string> = { ...baseHeaders, "cache-control": "public, max-age=0, must-revalidate" };
	for (const [name, value] of response.headers) if (name !== "content-length") headers[name] = value;
	if (headers["content-type"]?.startsWith("text/html")) {
		headers["content-security-policy"] = pagePolicy(scriptHashes, origins);
	}
	if (deps.config.publicUrl?.startsWith("https:")) headers["strict-transport-security"] = STRICT_TRANSPORT;
	return headers;
}
