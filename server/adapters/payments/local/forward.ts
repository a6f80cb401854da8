import type { App } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";

/** Where browsers find the local card provider of a demo that others see: at the shop itself. */
export const FORWARDED = "/local-cards";

type Asked = { Querystring: Record<string, string>; Params: { "*": string } };

/**
 * Hands on what browsers ask of the local card provider, which listens on this machine only: its script and the calls the
 * script makes with the public key. Its desk and what needs the access token stay out of reach.
 */
export function forwardLocalCards(app: App, url: string): void {
	app.get(`${FORWARDED}/js/v2`, async (_, reply) =>
		reply.type("text/javascript; charset=utf-8").send(await (await fetch(`${url}/js/v2`)).text()),
	);
	app.route<Asked>({
		method: ["GET", "POST"],
		url: `${FORWARDED}/v1/*`,
		async handler({ method, params, query, body }, reply) {
			if (!query.public_key || !/^[a-z_]+(\/[a-z_]+)?$/.test(params["*"])) throw new AppError("not_found");
			const answer = await fetch(`${url}/v1/${params["*"]}?${new URLSearchParams(query)}`, {
				method,
				...(method === "POST" && {
					body: JSON.stringify(body ?? {}),
					headers: { "content-type": "application/json" },
				}),
			});
			return reply
				.code(answer.status)
				.header("cache-control", "no-store")
				.send(await answer.json());
		},
	});
}
