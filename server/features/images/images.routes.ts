import type { FastifyRequest } from "fastify";
import { images } from "#core/contract/images.ts";
import { pictureHeaders } from "../../cache/shared-caches.ts";
import type { App, Deps } from "../../deps.ts";
import { readPicture, takingPictures } from "../../http/read-picture.ts";
import { route } from "../../http/route.ts";
import { DATA_POLICY } from "../../http/security.ts";
import { LogoIcons } from "./logo-icons.service.ts";
import { plainName } from "./picture-name.rules.ts";
import { Pictures } from "./pictures.service.ts";
import { keepUpload } from "./upload.service.ts";

export async function imagesRoutes(app: App, deps: Deps): Promise<void> {
	const pictures = new Pictures(deps);
	app.get<{ Params: { file: string } }>("/images/:file", async (request, reply) => {
		reply.header("content-security-policy", DATA_POLICY);
		const picture = await pictures.find(request.params.file, takesAvif(request));
		if (!picture)
			return reply.code(404).header("cache-control", "no-store").type("text/plain").send("No such picture\n");
		reply.headers({ ...pictureHeaders(deps.config.cdn), etag: picture.etag, vary: "Accept" });
		if (request.headers["if-none-match"]?.includes(picture.etag)) return reply.code(304).send();
		return reply.type(picture.type).send(picture.body);
	});

	const icons = new LogoIcons(deps, pictures);
	// Before the files of the build: with a logo of its own, a shop has icons of its own at the same addresses.
	app.addHook("onRequest", async (request, reply) => {
		const [path = ""] = request.url.split("?", 1);
		const icon = await icons.find(path);
		if (!icon) return;
		const headers = {
			"cache-control": "public, max-age=3600",
			"content-security-policy": DATA_POLICY,
			etag: icon.etag,
		};
		reply.headers(headers);
		if (request.headers["if-none-match"]?.includes(icon.etag)) return reply.code(304).send();
		return reply.type(icon.type).send(icon.body);
	});

	await takingPictures(app, (uploads) => {
		route(uploads, deps, images.upload, async ({ request, actor }) => {
			const { bytes, name } = await readPicture(request);
			return keepUpload(deps, actor, bytes, plainName(name));
		});
	});
}

function takesAvif({ headers }: FastifyRequest): boolean {
	return headers.accept?.includes("image/avif") ?? false;
}
