import { KeptAnswer } from "../../cache/kept-answer.ts";
import { sendKept } from "../../cache/send-kept.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { baseHeaders, DATA_POLICY } from "../../http/security.ts";
import { readShelves, withoutHidden } from "../selectors/selectors.service.ts";
import { listForSitemap } from "./sitemap.queries.ts";
import { robotsText, sitemapText } from "./sitemap.view.ts";

const HEADERS = { ...baseHeaders, "content-security-policy": DATA_POLICY, "cache-control": "public, max-age=3600" };

export function sitemapRoutes(app: App, deps: Deps): void {
	app.get("/sitemap.xml", async (request, reply) => {
		const answer = await deps.cache.getOrMake("/sitemap.xml", request.raw.url as string, async () => {
			const { collections } = withoutHidden(await readShelves(deps));
			const { languages } = await deps.settings.current();
			const listed = await deps.replica.read(({ pool }) => listForSitemap(pool));
			const text = sitemapText(originOf(deps), languages, collections, listed);
			const headers = { ...HEADERS, "content-type": "application/xml; charset=utf-8" };
			return new KeptAnswer(Buffer.from(text), headers, ["catalogue"]);
		});
		return answer ? sendKept(request, reply, answer) : reply.callNotFound();
	});
	app.get("/robots.txt", async (_request, reply) =>
		reply
			.headers(HEADERS)
			.type("text/plain; charset=utf-8")
			.send(robotsText(originOf(deps), (await deps.settings.current()).languages)),
	);
}

/** As configured, or where the shop listens; never what a request claims its host to be. */
function originOf({ config }: Deps): string {
	if (!config.publicUrl) throw new AppError("unavailable", undefined, { retryAfterSeconds: 1 });
	return config.publicUrl;
}
