import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { papers } from "#core/contract/papers.ts";
import { paperNumber } from "#core/rules/papers.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { PAGE_POLICY, pageOf } from "./paper.view.ts";
import type { PaperRow } from "./papers.queries.ts";
import { getPaper, listPapersFor, makePdf } from "./papers.service.ts";

export function papersRoutes(app: App, deps: Deps): void {
	route(app, deps, papers.ofOrder, ({ params, query, actor }) =>
		listPapersFor(deps, { orderId: params.id, actor, orderToken: query.orderToken }),
	);
	route(app, deps, papers.invoice, async ({ params, query, actor, request }) => {
		const asked = { orderId: params.id, actor, orderToken: query.orderToken };
		return shown(request, await getPaper(deps, asked, "invoice"));
	});
	route(app, deps, papers.creditNote, async ({ params, query, actor, request }) => {
		const asked = { orderId: params.id, actor, orderToken: query.orderToken };
		return shown(request, await getPaper(deps, asked, "credit_note", params.number));
	});
}

async function shown(request: FastifyRequest, paper: PaperRow): Promise<Answer<string | Readable>> {
	const vary = { vary: "Accept" };
	if (!request.headers.accept?.includes("application/pdf"))
		return new Answer(pageOf(paper.content), { headers: { ...vary, "content-security-policy": PAGE_POLICY } });
	const headers = {
		...vary,
		"content-type": "application/pdf",
		"content-disposition": `inline; filename="${paper.kind.replace("_", "-")}-${paperNumber(paper)}.pdf"`,
	};
	return new Answer(Readable.from([await makePdf(paper)]), { headers });
}
