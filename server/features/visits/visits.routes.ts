import type { Counted } from "#core/contract/visits.ts";
import { visits } from "#core/contract/visits.ts";
import { isForAPerson } from "../../cache/people.ts";
import type { App, Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";

export function visitsRoutes(app: App, deps: Deps): void {
	route(app, deps, visits.count, ({ body, request }) => {
		if (isForAPerson(request.headers)) count(deps, body);
		return {};
	});
}

function count(deps: Pick<Deps, "visitSteps" | "missedSizes">, counted: Counted): void {
	if ("step" in counted) deps.visitSteps[counted.step].count();
	else {
		const { id_product, ColorName, size } = counted.missed;
		deps.missedSizes.count({ productId: id_product, ColorName, size }, "looks");
	}
}
