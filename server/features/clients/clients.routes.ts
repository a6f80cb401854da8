import type { FastifyRequest } from "fastify";
import { clients } from "#core/contract/clients.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { getClient, listClients } from "./clients.queries.ts";
import { toClient } from "./clients.rules.ts";
import { confirmAddress } from "./confirm-address.service.ts";
import { editClient } from "./edit-client.service.ts";
import { clientsAsCsv } from "./export-clients.service.ts";
import { requestReset, resendVerification } from "./mail-tokens.service.ts";
import { cancelNewEmail, resendNewEmail } from "./new-email.service.ts";
import { addClient } from "./sign-up.service.ts";

export function clientsRoutes(app: App, deps: Deps): void {
	route(app, deps, clients.add, ({ body, actor }) => addClient(deps, body, actor));
	route(app, deps, clients.list, async ({ query: { search, page, limit } }) => {
		const { rows, total } = await listClients(deps.db, search ?? "", page, limit);
		return new Answer(rows.map(toClient), { headers: { "x-total-count": String(total) } });
	});
	route(app, deps, clients.export, async ({ query, actor }) => {
		const day = deps.now().toISOString().slice(0, 10);
		const headers = { "content-disposition": `attachment; filename="clients-${day}.csv"` };
		return new Answer(await clientsAsCsv(deps, actor, query.search ?? ""), { headers });
	});
	route(app, deps, clients.me, async ({ actor }) => toClient(await getClient(deps.db, actor.clientId)));
	route(app, deps, clients.verify, ({ body }) => confirmAddress(deps, body.token));
	route(app, deps, clients.resendVerification, ({ actor }) => resendVerification(deps, actor.clientId));
	route(app, deps, clients.resendNewEmail, ({ actor }) => resendNewEmail(deps, actor.clientId));
	route(app, deps, clients.cancelNewEmail, ({ actor }) => cancelNewEmail(deps, actor.clientId));
	route(app, deps, clients.requestReset, ({ query, request }) => {
		refuseForeignSites(request);
		return requestReset(deps, query.email);
	});
	route(app, deps, clients.edit, ({ params, body, actor, request }) =>
		editClient(deps, actor, params.clientPhone, body, request.headers["user-agent"]),
	);
}

/** A GET that sends mail: a picture on somebody else's page must not set it off. */
function refuseForeignSites(request: FastifyRequest): void {
	if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("forbidden");
}
