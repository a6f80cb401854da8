import type { App, Deps } from "../../deps.ts";
import { DATA_POLICY } from "../../http/security.ts";
import { Pictures } from "./pictures.ts";

/** A picture never changes under its name, so browsers may keep it for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";

export function imagesRoutes(app: App, deps: Deps): void {
	const pictures = new Pictures(deps.config.dataDir, deps.pool);
	app.get<{ Params: { file: string } }>("/images/:file", async (request, reply) => {
		reply.header("content-security-policy", DATA_POLICY);
		const picture = await pictures.find(request.params.file);
		if (!picture)
			return reply.code(404).header("cache-control", "no-store").type("text/plain").send("No such picture\n");
		reply.headers({ "cache-control": FOR_EVER, etag: picture.etag });
		if (request.headers["if-none-match"]?.includes(picture.etag)) return reply.code(304).send();
		return reply.type("image/webp").send(picture.body);
	});
}
