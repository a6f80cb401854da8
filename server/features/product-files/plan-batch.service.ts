import type { FileChange } from "#core/contract/product-files.ts";
import { problemAt, refusedAt } from "#core/rules/file-problems.ts";
import { toCents } from "#core/rules/money.ts";
import type { Pricing } from "#core/rules/offer.ts";
import { pricingBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import type { Fallback } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { mayDo, type StaffActor } from "../../http/access.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { type FoundProduct, findWholeProducts } from "../products/products.service.ts";
import { pricingOf } from "../products/shelving.service.ts";
import { readShelves } from "../selectors/selectors.service.ts";
import { boundsFor } from "../settings/staff-permissions.service.ts";
import { listSystems } from "../size-systems/sizing.service.ts";
import { shelfNames } from "./columns.rules.ts";
import type { Draft, Say } from "./drafts.rules.ts";
import { type Known, withFallback } from "./given-fields.rules.ts";
import { findIdsBySlug, findNewSlugs, findPictures } from "./imports.queries.ts";
import { placeOf } from "./places.rules.ts";
import { type Plan, planDraft } from "./plan.rules.ts";
import { picturesIn } from "./planned-colours.rules.ts";
import { changeTold } from "./told-changes.rules.ts";

/** Who imports, and how far they may go. */
export type Importer = StaffMember & { bounds: StaffBounds | null };
/** Everything a file is held against but the products themselves. */
export type Setting = { who: Importer; maySell: boolean; fallback: Fallback; known: Omit<Known, "pictures"> };
export type Planned = {
	draft: Draft;
	plan: Plan;
	/** What it does, in the file's own words; undefined where it does nothing. */
	told: (() => FileChange) | undefined;
};

export async function readSetting(
	deps: Deps,
	actor: StaffMember & Pick<StaffActor, "rol">,
	fallback: Fallback,
): Promise<Setting> {
	const [shelves, systems] = await Promise.all([readShelves(deps), listSystems(deps.db)]);
	const { names } = await deps.settings.current();
	return {
		who: { staffId: actor.staffId, userName: actor.userName, bounds: await boundsFor(deps, actor) },
		fallback,
		maySell: await mayDo(deps, actor, "products.sale"),
		known: {
			...shelfNames(shelves),
			systems: new Map(systems.map((system) => [system.id, system])),
			names,
			now: deps.now(),
			leftOut: fallback.pictures === "known" ? new Set<string>() : null,
		},
	};
}

/** What is to be done for each of these products, as the shop is now; those that cannot be are said and left out. */
export async function planBatch(deps: Deps, setting: Setting, drafts: readonly Draft[], say: Say): Promise<Planned[]> {
	const slugs = drafts.map(({ slug }) => slug);
	const ids = await findIdsBySlug(deps.pool, slugs);
	const named = drafts.flatMap(({ colours }) =>
		colours.flatMap(({ cells }) => [...picturesIn(cells.pictures ?? ""), ...picturesIn(cells.swatch ?? "")]),
	);
	const [found, renamed, pictures] = await Promise.all([
		findWholeProducts(deps, [...ids.values()]),
		findNewSlugs(deps.pool, slugs),
		findPictures(deps.pool, [...new Set(named)]),
	]);
	const bySlug = new Map(found.map((product) => [product.slug, product]));
	return drafts.flatMap((draft) => {
		const current = bySlug.get(draft.slug);
		const slug = renamed.get(draft.slug);
		if (slug !== undefined) {
			say(problemAt({ line: draft.line, column: "slug" }, "slug_former", slug));
			return [];
		}
		const said = current ? draft : withFallback(draft, setting.fallback, setting.known);
		const known = { ...setting.known, pictures };
		const plan = planDraft(said, current, known, say);
		if (!plan || !isAllowed(setting, draft, plan, current, say)) return [];
		const told = plan.kind === "unchanged" ? undefined : () => changeTold(said, plan, current, known);
		return { draft, plan, told };
	});
}

function isAllowed({ who, maySell }: Setting, draft: Draft, plan: Plan, current: FoundProduct | undefined, say: Say) {
	if (plan.kind === "unchanged") return true;
	if (plan.kind === "change" && plan.sale !== undefined && !maySell) {
		say(problemAt({ line: draft.line, column: "state" }, "sale_forbidden"));
		return false;
	}
	const now = current && {
		cents: toCents(current.product.price),
		percent: current.discount,
		offerCents: current.discount === null ? null : toCents(current.product.price_offer),
	};
	try {
		const breach = who.bounds && pricingBreach(who.bounds, importedPricing(plan.given, now ?? null), now ?? null);
		if (breach)
			say(problemAt(placeOf(draft, [breach.field]), breach.field === "price" ? "price_bound" : "discount_bound"));
		return !breach;
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		for (const [field, message] of Object.entries(error.fields ?? {})) say(refusedAt(placeOf(draft, [field]), message));
		return false;
	}
}

/** What a product costs after an import: an offer that is said by its price is not held against the one before. */
function importedPricing(given: Parameters<typeof pricingOf>[0], now: Pricing | null): Pricing {
	const isByPrice = given.price_offer !== undefined && now !== null;
	return pricingOf(given, isByPrice ? { ...now, percent: null, offerCents: null } : now);
}
