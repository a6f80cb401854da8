import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../deps.ts";

/** The rendered side of the shop: built pages in production, Vite's in development. */
export type Pages = {
	register(app: App): Promise<void>;
	/** Renders any address, also one no route knows (a friendly 404). */
	serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};
