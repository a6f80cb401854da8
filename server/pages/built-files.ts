import fastifyStatic from "@fastify/static";
import type { App } from "../deps.ts";

/** Serves what browsers load of the build, and what they may still ask of builds before it. */
export async function serveBuiltFiles(app: App, build: string, kept: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: [build, kept],
		wildcard: false,
		index: false,
		preCompressed: true,
		globIgnore: ["**/*.{br,gz}", "**/*~", "*worker.js"],
		cacheControl: false,
		setHeaders(reply, path) {
			if (/worker\.js(\.\w+)?$/.test(path)) return;
			const isHashed = path.includes("/assets/");
			reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
		},
	});
}
