import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { limitMessages } from "#core/messages/limits.ts";
import type { App, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isSameSecret } from "../same-secret.ts";

/** What a load balancer and a monitoring system ask. */
export function healthRoutes(app: App, deps: Deps): void {
	app.get("/healthz", async () => ({ ok: true }));

	app.get("/readyz", async () => {
		if (deps.closing.aborted) throw new AppError("unavailable", limitMessages.closing);
		await deps.db.execute(sql`select 1`);
		return { ok: true };
	});

	app.get("/metrics", async (request, reply) => {
		if (!mayReadMetrics(request, deps.config.metricsToken)) throw new AppError("not_found");
		deps.metrics.answers.reset();
		deps.metrics.answers.inc({ result: "hit" }, deps.cache.hits);
		deps.metrics.answers.inc({ result: "miss" }, deps.cache.misses);
		deps.metrics.answers.inc({ result: "taken" }, deps.cache.taken);
		deps.metrics.kept.set(deps.cache.size.bytes);
		return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
	});
}

/** With a token: whoever has it. Without: this machine only, and nobody who came through a proxy. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
	if (token) return isSameSecret(request.headers.authorization?.replace(/^Bearer /i, "") ?? "", token);
	const isLocal = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.socket.remoteAddress ?? "");
	return isLocal && !request.headers["x-forwarded-for"] && !request.headers.forwarded;
}
