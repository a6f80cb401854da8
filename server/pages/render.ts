import { randomBytes } from "node:crypto";
import {
	createRequestHandler,
	type RequestHandler,
	type RouterContext,
	RouterContextProvider,
	type ServerBuild,
} from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import { factsOf, type ShopFacts } from "#core/contract/settings.ts";
import { LANGUAGES, languageAt } from "#core/languages.ts";
import type { Tag } from "../cache/kept-answer.ts";
import type { Deps } from "../deps.ts";
import { toAppError } from "../errors.ts";
import { parseInput } from "../http/parse.ts";
import { byFirstStep } from "./first-steps.ts";
import { ownScripts } from "./own-scripts.ts";

export type Rendered = {
	response: Response;
	/** The text of a page, else bytes. */
	body: string | Buffer;
	/** Of the inline scripts the page's own code wrote. */
	scriptHashes: string[];
	tags: Set<Tag>;
	/** When it stops being true by itself. */
	until: Date | undefined;
};
type Read = Pick<Rendered, "tags" | "until">;
export type Renderer = (address: string, method: string) => Promise<Rendered>;

/** What the pages' bundle wants to be given; its context keys are objects of its own. */
type PageContexts = {
	apiContext: RouterContext<LoaderApi>;
	shopContext: RouterContext<ShopFacts>;
	nonceContext: RouterContext<string>;
	errorLogContext: RouterContext<(error: unknown) => void>;
	pageContext: RouterContext<{ html?: string }>;
};

/** `npm run dev` serves one language: the one `SHOP_LANGUAGE` names. */
const developedLanguage = LANGUAGES.find((language) => language === process.env.SHOP_LANGUAGE) ?? LANGUAGES[0];

/**
 * A build that stays as it is, or one asked for at each page, since an edit makes another: then React Router derives and
 * ranks all routes anew each time.
 */
type PagesBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Renders pages with React Router. Loaders call the public reads in process; what they read becomes the page's tags. */
export function createRenderer(deps: Deps, pages: PagesBuild, mode: "production" | "development"): Renderer {
	const handlerAt = handlersOf(pages, mode);
	return async (address, method) => {
		const build = typeof pages === "function" ? await pages() : pages;
		const read: Read = { tags: new Set(), until: undefined };
		const context = new RouterContextProvider();
		const contexts = build.entry.module as unknown as PageContexts;
		const { apiContext, shopContext, nonceContext, errorLogContext, pageContext } = contexts;
		context.set(apiContext, loaderApi(deps, read));
		const settings = await ownerSettings(deps);
		const { pathname } = new URL(address, "http://localhost");
		const language = languageAt(pathname, settings.languages);
		const facts = factsOf(settings, language);
		context.set(shopContext, mode === "production" ? facts : { ...facts, languages: [developedLanguage] });
		const nonce = randomBytes(18).toString("base64url");
		context.set(nonceContext, nonce);
		context.set(errorLogContext, (error) => deps.log.error({ err: error }, "a page could not be rendered"));
		const page: { html?: string } = {};
		context.set(pageContext, page);
		// Pages depend on their address only: nothing of the visitor's headers is passed on.
		const response = await handlerAt(pathname)(
			new Request(new URL(address, deps.config.publicUrl ?? "http://localhost"), { method }),
			context,
		);
		if (page.html === undefined)
			return { response, body: Buffer.from(await response.arrayBuffer()), scriptHashes: [], ...read };
		const { html, hashes } = ownScripts(page.html, nonce);
		return { response, body: html, scriptHashes: hashes, ...read };
	};
}

function handlersOf(pages: PagesBuild, mode: "production" | "development"): (pathname: string) => RequestHandler {
	const whole = createRequestHandler(pages, mode);
	if (typeof pages === "function") return () => whole;
	const narrowed = byFirstStep(pages);
	const handlers = new Map<ServerBuild, RequestHandler>();
	return (pathname) => {
		// Data and the list of routes are asked for by other paths than their page's.
		if (pathname.endsWith(".data") || pathname.endsWith("/__manifest")) return whole;
		const some = narrowed(pathname);
		const known = handlers.get(some) ?? createRequestHandler(some, mode);
		handlers.set(some, known);
		return known;
	};
}

/** What the owner has decided; the last that was known while the database cannot be asked. */
export function ownerSettings({ settings }: Pick<Deps, "settings">): ReturnType<Deps["settings"]["current"]> {
	return settings.current().catch(() => settings.lastKnown());
}

function loaderApi(deps: Deps, read: Read): LoaderApi {
	return async (endpoint, given) => {
		const served = deps.served.get(endpoint.path);
		if (!served) throw new Error(`${endpoint.path} is not served to loaders`);
		try {
			const input = parseInput(served.endpoint, JSON.parse(JSON.stringify(given)) as Record<string, unknown>);
			const result = await served.handler(input as never);
			for (const tag of result.tags) read.tags.add(tag);
			if (result.until && !(read.until && read.until <= result.until)) read.until = result.until;
			return { status: 200, data: served.endpoint.reply.parse(result.value) as never, headers: result.headers ?? {} };
		} catch (thrown) {
			const error = toAppError(thrown);
			if (error.status >= 500) deps.log.error({ err: error.cause ?? error, code: error.code });
			throw Response.json(error.body, { status: error.status });
		}
	};
}
