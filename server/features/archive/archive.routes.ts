import { archive } from "#core/contract/archive.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { findArchive, makeArchive, openKeptArchive, removeArchive } from "./kept-archive.service.ts";

export function archiveRoutes(app: App, deps: Deps): void {
	route(app, deps, archive.find, async () => ({ archive: await findArchive(deps) }));
	route(app, deps, archive.make, async ({ actor }) => new Answer(await makeArchive(deps, actor), { status: 202 }));
	route(app, deps, archive.download, async ({ actor, params }) => {
		const { file, bytes, at } = await openKeptArchive(deps, actor, params.id);
		const headers = {
			"content-type": "application/zip",
			"content-length": String(bytes),
			"content-disposition": `attachment; filename="shop-${at.slice(0, 10)}.zip"`,
		};
		return new Answer(file, { headers });
	});
	route(app, deps, archive.remove, async ({ actor, params }) => {
		await removeArchive(deps, actor, params.id);
		return { archive: null };
	});
}
