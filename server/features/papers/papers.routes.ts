import type { FastifyRequest } from "fastify";
import { papers } from "#core/contract/papers.ts";
import { paperNumber } from "#core/rules/papers.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { sheetAnswer } from "../../sheets/sheet-answer.ts";
import { PAGE_POLICY, pageOf } from "./paper.view.ts";
import type { PaperRow } from "./papers.queries.ts";
import { getPaper, listPapersFor } from "./papers.service.ts";

export function papersRoutes(app: App, deps: Deps): void {
	route(app, deps, papers.ofOrder, ({ params, query, actor }) =>
		listPapersFor(deps, { orderId: params.id, actor, orderToken: query.orderToken }),
	);
	route(app, deps, papers.invoice, async ({ params, query, actor, request }) => {
		const asked = { orderId: params.id, actor, orderToken: query.orderToken };
		return paperAnswer(papers.invoice, request, await getPaper(deps, asked, "invoice"));
	});
	route(app, deps, papers.creditNote, async ({ params, query, actor, request }) => {
		const asked = { orderId: params.id, actor, orderToken: query.orderToken };
		return paperAnswer(papers.creditNote, request, await getPaper(deps, asked, "credit_note", params.number));
	});
}

type PaperCall = typeof papers.invoice | typeof papers.creditNote;

function paperAnswer(call: PaperCall, request: FastifyRequest, paper: PaperRow) {
	const { content, kind, issuedAt } = paper;
	return sheetAnswer(call, request, {
		page: () => ({ html: pageOf(content), policy: PAGE_POLICY }),
		sheet: () => ({ ...content, people: [content.seller, content.buyer] }),
		name: `${kind.replace("_", "-")}-${paperNumber(paper)}`,
		at: issuedAt,
	});
}
