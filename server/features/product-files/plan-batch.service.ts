import { toCents } from "#core/rules/money.ts";
import { pricingBreach } from "#core/rules/staff-bounds.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { mayDo, type StaffActor } from "../../http/access.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { type Importer, importedPricing } from "../products/import-product.service.ts";
import { type FoundProduct, findWholeProducts } from "../products/products.service.ts";
import { readShelves } from "../selectors/selectors.service.ts";
import { boundsFor } from "../settings/staff-permissions.service.ts";
import { listSystems } from "../size-systems/sizing.service.ts";
import type { Draft, Say } from "./drafts.rules.ts";
import type { Known } from "./given-fields.rules.ts";
import { findIdsBySlug, findPictures } from "./imports.queries.ts";
import { placeOf } from "./places.rules.ts";
import { type Plan, planDraft } from "./plan.rules.ts";
import { picturesIn } from "./planned-colours.rules.ts";

/** Everything a file is held against but the products themselves. */
export type Setting = { who: Importer; maySell: boolean; known: Omit<Known, "pictures"> };
export type Planned = { draft: Draft; plan: Plan };

export async function readSetting(deps: Deps, actor: StaffMember & Pick<StaffActor, "rol">): Promise<Setting> {
	const [{ collections, categories }, systems] = await Promise.all([readShelves(deps), listSystems(deps.db)]);
	return {
		who: { staffId: actor.staffId, userName: actor.userName, bounds: await boundsFor(deps, actor) },
		maySell: await mayDo(deps, actor, "products.sale"),
		known: {
			collections: new Map(collections.map(({ id, name }) => [id, name])),
			categories: new Set(categories.map(({ name }) => name.toLowerCase())),
			systems: new Map(systems.map((system) => [system.id, system])),
		},
	};
}

/** What is to be done for each of these products, as the shop is now; those that cannot be are said and left out. */
export async function planBatch(deps: Deps, setting: Setting, drafts: readonly Draft[], say: Say): Promise<Planned[]> {
	const ids = await findIdsBySlug(
		deps.pool,
		drafts.map(({ slug }) => slug),
	);
	const named = drafts.flatMap(({ colours }) =>
		colours.flatMap(({ cells }) => [...picturesIn(cells.pictures ?? ""), ...picturesIn(cells.swatch ?? "")]),
	);
	const [found, pictures] = await Promise.all([
		findWholeProducts(deps, [...ids.values()]),
		findPictures(deps.pool, [...new Set(named)]),
	]);
	const bySlug = new Map(found.map((product) => [product.slug, product]));
	return drafts.flatMap((draft) => {
		const current = bySlug.get(draft.slug);
		const plan = planDraft(draft, current, { ...setting.known, pictures }, say);
		return plan && isAllowed(setting, draft, plan, current, say) ? { draft, plan } : [];
	});
}

function isAllowed({ who, maySell }: Setting, draft: Draft, plan: Plan, current: FoundProduct | undefined, say: Say) {
	if (plan.kind === "unchanged") return true;
	if (plan.kind === "change" && plan.state !== undefined && !maySell) {
		say({ line: draft.line, column: "state", message: new AppError("forbidden").message });
		return false;
	}
	const now = current && {
		cents: toCents(current.product.price),
		percent: current.discount,
		offerCents: current.discount === null ? null : toCents(current.product.price_offer),
	};
	try {
		const breach = who.bounds && pricingBreach(who.bounds, importedPricing(plan.given, now ?? null), now ?? null);
		if (breach) say({ ...placeOf(draft, [breach.field]), message: breach.message });
		return !breach;
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		for (const [field, message] of Object.entries(error.fields ?? {})) say({ ...placeOf(draft, [field]), message });
		return false;
	}
}
