import { randomBytes } from "node:crypto";
import { createServer, type RequestListener, type ServerOptions } from "node:http";
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { API_PREFIX } from "#core/calls/call.ts";
import { noticeServed } from "./cache/notice-served.ts";
import { warmFirst } from "./cache/warm.ts";
import type { App, Deps } from "./deps.ts";
import { AppError, toAppError } from "./errors.ts";
import { features } from "./features/routes.ts";
import { BOUNDS, refuseUnbounded } from "./http/bounds.ts";
import { docsRoutes } from "./http/docs.ts";
import { healthRoutes } from "./http/health.ts";
import { cutConnection } from "./http/refuse-connection.ts";
import { baseHeaders, DATA_POLICY, STRICT_TRANSPORT } from "./http/security.ts";
import { cutSlowReaders } from "./http/slow-readers.ts";
import { refuseUnlessUploading } from "./http/slow-uploads.ts";
import type { Pages } from "./pages/pages.ts";

/** How long nothing may move on a connection: no byte read or taken. Longer than the slowest answer waits for its database. */
const QUIET_MS = 30_000;

/** Builds the whole shop without listening: the same app in production and in tests. */
export async function buildApp(deps: Deps, pages?: Pages): Promise<App> {
	const requestIdPrefix = randomBytes(4).toString("hex");
	let requestCount = 0;
	const app: App = Fastify({
		loggerInstance: deps.log,
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: (_address, hop) => hop < deps.config.trustProxy,
		bodyLimit: BOUNDS.body,
		// A start on a machine that is busy elsewhere is slow, not broken.
		pluginTimeout: 60_000,
		requestTimeout: 30_000,
		keepAliveTimeout: 72_000,
		forceCloseConnections: "idle",
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
		frameworkErrors: refuse,
		clientErrorHandler: refuseUnlessUploading,
		genReqId: () => `${requestIdPrefix}-${(requestCount++).toString(36)}`,
		serverFactory: (handler, options) =>
			cutSlowReaders(
				createServer(
					{ ...(options as ServerOptions), headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
					lastAnswer(
						deps.closing,
						warmFirst(deps.cache, (request, answer) => noticeServed(deps, request, answer), handler as RequestListener),
					),
				).setTimeout(QUIET_MS + deps.config.paymentTimeoutMs, cutConnection),
			),
	});

	const https = deps.config.publicUrl?.startsWith("https:");
	app.addHook("onRequest", async (request, reply) => {
		deps.proxy.see(request.headers);
		reply.headers(baseHeaders).header("x-request-id", request.id);
		if (https) reply.header("strict-transport-security", STRICT_TRANSPORT);
	});
	app.addHook("onSend", async (_request, { raw }) => {
		if (deps.closing.aborted) raw.shouldKeepAlive = false;
	});
	app.addHook("onRequest", refuseUnbounded(deps));
	app.addHook("onResponse", async (request, reply) => {
		const route = request.routeOptions.url ?? "unknown";
		const seconds = reply.elapsedTime / 1000;
		deps.metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds);
		// The route's pattern, never the address: paths and queries hold phones, e-mails and tokens.
		request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
	});
	app.setErrorHandler(refuse);
	app.setNotFoundHandler(async (request, reply) => {
		if (isApiPath(request.url) || !pages) throw new AppError("not_found");
		return pages.serve(request, reply);
	});

	healthRoutes(app, deps);
	docsRoutes(app);
	for (const register of features) await register(app, deps);
	// More specific than the pages' own wildcard: what no call answers is no page either.
	for (const path of [API_PREFIX, `${API_PREFIX}/*`]) {
		app.all(path, () => {
			throw new AppError("not_found");
		});
	}
	if (pages) await pages.register(app);
	return app;
}

/** Whoever keeps a connection to a closing shop is told with the answer that it was the last one there. */
function lastAnswer(closing: AbortSignal, answer: RequestListener): RequestListener {
	return (request, response) => {
		if (closing.aborted) response.shouldKeepAlive = false;
		answer(request, response);
	};
}

/** The one place where a failure becomes an answer. */
function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const error = toAppError(thrown);
	if (error.status >= 500) request.log.error({ err: error.cause ?? thrown, code: error.code });
	if (error.retryAfterSeconds) reply.header("retry-after", String(error.retryAfterSeconds));
	return reply.code(error.status).header("content-security-policy", DATA_POLICY).send(error.body);
}

function isApiPath(address: string): boolean {
	return address === API_PREFIX || address.startsWith(`${API_PREFIX}/`) || address.startsWith(`${API_PREFIX}?`);
}
