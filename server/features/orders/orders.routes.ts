import { orders } from "#core/contract/orders.ts";
import { colourLanguage, spokenOf } from "#core/languages.ts";
import type { App, Deps } from "../../deps.ts";
import { Answer } from "../../http/answer.ts";
import { route } from "../../http/route.ts";
import { sheetAnswer } from "../../sheets/sheet-answer.ts";
import { withColourWords } from "./colour-words.rules.ts";
import { correctAddress } from "./correct-address.service.ts";
import { ordersAsCsv } from "./export-orders.service.ts";
import { openAccount } from "./open-account.service.ts";
import { readFilter } from "./order-filter.service.ts";
import { listCarriers, listOrders } from "./orders.queries.ts";
import { changeStatus, confirmOrder, getOrder, getOrderFor } from "./orders.service.ts";
import { packingSheet, packingSlip, SLIP_POLICY } from "./packing-slip.view.ts";
import { previewOf, sendParcel } from "./send-parcel.service.ts";

const MOST_WITHOUT_LIMIT = 500;

export function ordersRoutes(app: App, deps: Deps): void {
	route(app, deps, orders.create, async ({ body, actor }) => {
		const { order, isFirst } = await confirmOrder(deps, actor, body);
		return new Answer(order, { status: isFirst ? 201 : 200 });
	});

	route(app, deps, orders.list, async ({ query, actor }) => {
		const limit = query.limit ?? MOST_WITHOUT_LIMIT;
		const whose = actor.kind === "client" ? { clientId: actor.clientId } : query.client ? { phone: query.client } : {};
		const filter = { ...(await readFilter(deps, query)), ...whose };
		const page = { limit, offset: (query.page - 1) * limit, sort: query.sort };
		const { shown, total } = await listOrders(deps.db, filter, page, query.language);
		const readers = colourLanguage(query.language, (await deps.settings.current()).languages);
		const called = shown.map((order) => withColourWords(order, readers));
		return new Answer(called, { headers: { "x-total-count": String(total) } });
	});

	route(app, deps, orders.export, async ({ query }) => {
		const day = deps.now().toISOString().slice(0, 10);
		const headers = { "content-disposition": `attachment; filename="orders-${day}.csv"` };
		return new Answer(await ordersAsCsv(deps, await readFilter(deps, query)), { headers });
	});

	route(app, deps, orders.detail, ({ params, query, actor }) => getOrderFor(deps, params.id, actor, query));

	route(app, deps, orders.openAccount, ({ params, body, actor }) => openAccount(deps, actor, params.id, body));

	route(app, deps, orders.correctAddress, ({ params, body, actor }) => correctAddress(deps, actor, params.id, body));

	route(app, deps, orders.ship, ({ params, headers, body, actor }) =>
		sendParcel(deps, actor, params.id, { ...body, key: headers["idempotency-key"]?.toLowerCase() }),
	);

	route(app, deps, orders.previewShipment, ({ params, body }) => previewOf(deps, params.id, body));

	route(app, deps, orders.packingSlip, async ({ params, query, request }) => {
		const { name, languages } = await deps.settings.current();
		const language = spokenOf(query.language ?? null, languages);
		const order = await getOrder(deps, params.id, language);
		return sheetAnswer(orders.packingSlip, request, {
			page: () => ({ html: packingSlip(name, language, order), policy: SLIP_POLICY }),
			sheet: () => packingSheet(name, language, order),
			name: `packing-slip-${order.orderId}`,
			at: deps.now(),
		});
	});

	route(app, deps, orders.carriers, () => listCarriers(deps.db));

	route(app, deps, orders.update, ({ params, body, actor }) => changeStatus(deps, actor, params.id, body));
}
