import { lists } from "#core/contract/lists.ts";
import type { App, Deps } from "../../deps.ts";
import { keptRoute } from "../../http/route.ts";
import { DATA_POLICY } from "../../http/security.ts";
import { CardPictures, getCard } from "./list-card.service.ts";

/** What a shared link looks like where it is shown: in a chat, on a social network. */
export function listCardRoutes(app: App, deps: Deps): void {
	keptRoute(app, deps, lists.card, async ({ params, query }) => ({
		value: await getCard(deps, params.id, query.token),
		tags: [],
		// A link that is taken back shows nothing from that moment, so nothing of it is kept.
		until: deps.now(),
	}));

	const pictures = new CardPictures(deps);
	app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
		"/lists/:id/card.jpg",
		async (request, reply) => {
			reply.headers({ "content-security-policy": DATA_POLICY, "cache-control": "private, no-cache" });
			const { params, query } = request;
			const isAsked =
				/^\d{1,15}$/.test(params.id) && typeof query.token === "string" && /^[\w-]{1,200}$/.test(query.token);
			const picture = isAsked ? await pictures.find(Number(params.id), query.token as string) : null;
			if (!picture) return reply.code(404).type("text/plain").send("No such picture\n");
			reply.header("etag", picture.etag);
			if (request.headers["if-none-match"]?.includes(picture.etag)) return reply.code(304).send();
			return reply.type("image/jpeg").send(picture.body);
		},
	);
}
