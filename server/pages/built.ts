import { fileURLToPath } from "node:url";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { basenameOf, LANGUAGES, type Language, languageAt } from "#core/languages.ts";
import { WORKER_PATH } from "#core/rules/worker-path.ts";
import { cardOrigins } from "../adapters/payments/card-origins.ts";
import { noticeServed } from "../cache/notice-served.ts";
import { sendKept } from "../cache/send-kept.ts";
import { answerForAll } from "../cache/shared-caches.ts";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { baseHeaders, pagePolicy, STRICT_TRANSPORT, WORKER_POLICY } from "../http/security.ts";
import { inProject } from "../project-folder.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { paintingFirst, styleOf } from "./first-paint.ts";
import { keepAssets } from "./kept-assets.ts";
import { addressOf, listsTooMany, pageAddresses, pageHandles } from "./page-key.ts";
import type { Pages } from "./pages.ts";
import { createRenderer, ownerSettings, type Rendered } from "./render.ts";

const BUILD = inProject("build/");

/** Nobody keeps the worker: it is how a browser hears of a new one, or that there is none any more. */
const workerHeaders = {
	"cache-control": "no-cache",
	"content-security-policy": WORKER_POLICY,
	"service-worker-allowed": "/",
};

/** The pages of one language, read when they are first asked for: a shop in one language has no other in memory. */
function pagesIn(language: Language): Promise<ServerBuild> {
	return import(new URL(`shop/pages-${language}.js`, BUILD).href) as Promise<ServerBuild>;
}

/** Reads the pages before they are needed; what is wrong with them is said when they are. */
export function loadPages({ firstSettings }: Pick<Config, "firstSettings">): void {
	pagesIn(firstSettings.languages?.[0] ?? LANGUAGES[0]).catch(() => {});
}

/** The pages of one language below one path. */
function editionOf(deps: Deps, build: ServerBuild) {
	const handlesOf = pageHandles(build);
	const style = styleOf(build);
	return {
		render: paintingFirst(createRenderer(deps, build, "production"), style),
		styleHash: style.hash,
		handlesOf,
		keptAt: pageAddresses(handlesOf, build),
	};
}
type Edition = ReturnType<typeof editionOf>;

/** The pages as `npm run build` made them: rendered once per address, then kept. */
export async function builtPages(deps: Deps): Promise<Pages> {
	await pagesIn((await ownerSettings(deps)).languages[0] ?? LANGUAGES[0]);
	const editions = new Map<string, Edition>();
	const origins = deps.payments ? cardOrigins(deps.payments.browser) : [];

	/** Which language has the bare paths is the owner's to decide, while the shop runs. */
	async function editionAt(address: string): Promise<Edition> {
		const { languages } = await ownerSettings(deps);
		const language = languageAt(new URL(address, "http://page").pathname, languages);
		const basename = basenameOf(language, languages);
		const name = `${language} ${basename}`;
		const known = editions.get(name) ?? editionOf(deps, { ...(await pagesIn(language)), basename });
		editions.set(name, known);
		return known;
	}

	const headersOf = (address: string, { handlesOf, styleHash }: Edition, rendered: Rendered) => {
		const isPayment = handlesOf(address)?.some(({ policy }) => policy === "payment");
		return pageHeaders(rendered, deps, pagePolicy(rendered.scriptHashes, styleHash, isPayment ? origins : null));
	};

	async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const target = request.raw.url as string;
		const address = addressOf(target);
		if (!address) throw new AppError("not_found");
		if (listsTooMany(address)) throw new AppError("bad_request");
		const edition = await editionAt(address);
		const { render, keptAt } = edition;
		const page = isRead(request) ? keptAt(address) : null;
		const key = `page ${page}`;
		let notKept: Rendered | undefined;
		const answer = page
			? await deps.cache.getOrMake(key, target, async () => {
					const rendered = await render(page, "GET");
					if (rendered.response.status === 200)
						return answerForAll(deps.config.cdn, deps.now(), {
							...rendered,
							body: bytesOf(rendered),
							headers: headersOf(page, edition, rendered),
						});
					notKept = rendered;
					return null;
				})
			: null;
		if (answer) {
			noticeServed(deps, request.raw, answer);
			return sendKept(request, reply, answer);
		}
		const rendered = notKept ?? (await render(address, request.method));
		const last = page && rendered.response.status === 503 ? deps.cache.last(key) : undefined;
		if (last) {
			noticeServed(deps, request.raw, last);
			return sendKept(request, reply, last);
		}
		return sendOnce(reply, rendered, headersOf(address, edition, rendered));
	}

	return {
		serve,
		async register(app) {
			const client = fileURLToPath(new URL("client/", BUILD));
			await serveBuiltFiles(app, client, await keepAssets(client, deps.config.dataDir, deps.now()), serve);
			const worker = deps.config.offlinePages ? "worker.js" : "leaving-worker.js";
			app.get(WORKER_PATH, (_request, reply) => reply.headers(workerHeaders).sendFile(worker));
			app.get("/*", serve);
		},
	};
}

function isRead(request: FastifyRequest): boolean {
	return request.method === "GET" || request.method === "HEAD";
}

function bytesOf({ body }: Rendered): Buffer {
	return typeof body === "string" ? Buffer.from(body) : body;
}

function sendOnce(reply: FastifyReply, rendered: Rendered, headers: Record<string, string>): FastifyReply {
	const { status } = rendered.response;
	if (status === 503) reply.header("retry-after", "2");
	return reply
		.code(status)
		.headers({ ...headers, "cache-control": "no-store" })
		.send(rendered.body);
}

function pageHeaders({ response }: Rendered, deps: Deps, policy: string): Record<string, string> {
	const headers: Record<string, string> = { ...baseHeaders, "cache-control": "public, max-age=0, must-revalidate" };
	for (const [name, value] of response.headers) if (name !== "content-length") headers[name] = value;
	if (headers["content-type"]?.startsWith("text/html")) headers["content-security-policy"] = policy;
	if (deps.config.publicUrl?.startsWith("https:")) headers["strict-transport-security"] = STRICT_TRANSPORT;
	return headers;
}
