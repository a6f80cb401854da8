import { returns } from "#core/contract/returns.ts";
import { spokenOf } from "#core/languages.ts";
import type { App, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { sheetAnswer } from "../../sheets/sheet-answer.ts";
import { getOrder } from "../orders/orders.service.ts";
import { askReturn } from "./ask.service.ts";
import { LABEL_POLICY, labelPage, labelSheet } from "./label.view.ts";
import { mailLinkTo } from "./order-link.service.ts";
import { receiveReturn } from "./receive.service.ts";
import { listReturns } from "./returns.queries.ts";
import { cancelReturn, decideReturn, getReturn, getReturnsOf, requireOrderOf } from "./returns.service.ts";
import { sendExchange } from "./send-exchange.service.ts";

export function returnsRoutes(app: App, deps: Deps): void {
	route(app, deps, returns.ofOrder, ({ params, query, actor }) => getReturnsOf(deps, actor, params.id, query));
	route(app, deps, returns.ask, async ({ params, headers, body, actor }) => {
		const key = headers["idempotency-key"]?.toLowerCase();
		const { asked, isFirst } = await askReturn(deps, actor, params.id, { ...body, key });
		return new Answer(asked, { status: isFirst ? 201 : 200 });
	});
	route(app, deps, returns.cancel, ({ params, body, actor }) => cancelReturn(deps, actor, params, body?.orderToken));
	route(app, deps, returns.label, async ({ params, query, actor, request }) => {
		await requireOrderOf(deps, params.id, actor, query.orderToken);
		const asked = await getReturn(deps, params.number);
		if (asked.orderId !== params.id) throw new AppError("not_found");
		const shop = await deps.settings.current();
		const language = spokenOf(query.language ?? null, shop.languages);
		const order = await getOrder(deps, params.id, language);
		const label = { language, shop, order, asked };
		return sheetAnswer(returns.label, request, {
			page: () => ({ html: labelPage(label), policy: LABEL_POLICY }),
			sheet: () => labelSheet(label),
			name: `return-${params.number}`,
			at: deps.now(),
		});
	});
	route(app, deps, returns.mailLink, async ({ body }) => {
		await mailLinkTo(deps, body);
		return { mailed: true as const };
	});
	route(app, deps, returns.list, async ({ query: { state, page, limit } }) => {
		const { shown, total } = await listReturns(deps.db, state, { limit, offset: (page - 1) * limit });
		return new Answer(shown, { headers: { "x-total-count": String(total) } });
	});
	route(app, deps, returns.approve, ({ params, actor }) => decideReturn(deps, actor, params.number, "approved"));
	route(app, deps, returns.refuse, ({ params, body, actor }) =>
		decideReturn(deps, actor, params.number, "refused", body.reason),
	);
	route(app, deps, returns.receive, ({ params, body, actor }) =>
		receiveReturn(deps, actor, params.number, body?.lines ?? []),
	);
	route(app, deps, returns.send, ({ params, body, actor }) => sendExchange(deps, actor, params.number, body));
}
