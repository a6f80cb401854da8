import { readdir } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../deps.ts";

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Serves what browsers load of the build, and what they may still ask of builds before it; `otherwise` answers for a name that
 * neither has. One route leads to all assets: a route for each of a thousand took a quarter of a start.
 */
export async function serveBuiltFiles(app: App, build: string, kept: string, otherwise: Handler): Promise<void> {
	await app.register(fastifyStatic, {
		root: [build, kept],
		serve: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders(reply, path) {
			if (/worker\.js(\.\w+)?$/.test(path)) return;
			const isHashed = path.includes("/assets/");
			reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
		},
	});
	const folderOf = new Map<string, string>();
	for (const root of [kept, build])
		for (const name of await filesIn(join(root, "assets"))) folderOf.set(`assets/${name}`, root);
	const send: Handler = (request, reply) => {
		const name = request.url.slice(1).split("?", 1)[0] as string;
		const root = folderOf.get(name);
		return root === undefined ? otherwise(request, reply) : reply.sendFile(name, root);
	};
	for (const name of await filesIn(build)) folderOf.set(name, build);
	const outside = [...folderOf.keys()].filter((name) => !name.startsWith("assets/")).map((name) => `/${name}`);
	for (const url of ["/assets/*", ...outside]) app.route({ method: ["GET", "HEAD"], url, handler: send });
}

/** Without the forms they were compressed to, what is not written to its end, and the worker, which has headers of its own. */
async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => entry.isFile() && !/\.(br|gz)$|~$|worker\.js$/.test(entry.name))
		.map(({ name }) => name);
}
