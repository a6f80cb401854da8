import { Readable } from "node:stream";
import middie from "@fastify/middie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import type { App, Deps } from "../deps.ts";
import type { Pages } from "./pages.ts";
import { createRenderer } from "./render.ts";

/** The pages through Vite: an edit shows at once, nothing is kept, and there is no policy (Vite's own scripts are inline). */
export function developingPages(deps: Deps): Pages {
	let render: ReturnType<typeof createRenderer> | undefined;

	async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		if (!render) throw new Error("the pages are not registered yet");
		const { response, body } = await render(request.raw.url as string, request.method);
		return reply
			.code(response.status)
			.headers(Object.fromEntries(response.headers))
			.send(Readable.from([body]));
	}

	return {
		serve,
		async register(app: App) {
			const { createServer } = await import("vite");
			const own = process.listeners("SIGTERM");
			const vite = await createServer({
				appType: "custom",
				server: { middlewareMode: true, hmr: { server: app.server } },
			});
			// The React Router plugin's inner Vite server would exit on SIGTERM before the shop has closed cleanly.
			for (const listener of process.listeners("SIGTERM"))
				if (!own.includes(listener)) process.off("SIGTERM", listener);
			const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
			render = createRenderer(deps, load, "development");
			await app.register(middie);
			app.use(vite.middlewares);
			app.addHook("onClose", () => vite.close());
			app.get("/*", serve);
		},
	};
}
