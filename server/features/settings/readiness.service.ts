import {
	ESSENTIAL_STEPS,
	READY_STEPS,
	type Readiness,
	type ReadyStep,
	type SAVED_EVEN_SAME,
} from "#core/contract/readiness.ts";
import { settingList } from "#core/contract/settings.ts";
import { reachesCountry } from "#core/rules/delivery.ts";
import { sampleTexts } from "#core/rules/texts.ts";
import type { Deps } from "../../deps.ts";
import { readFound } from "./readiness.queries.ts";
import { readStored } from "./settings.queries.ts";

/** What the shop still lacks before it can sell. */
export async function readReadiness(deps: Pick<Deps, "db" | "config" | "mailer" | "settings">): Promise<Readiness> {
	const { config, mailer } = deps;
	const [found, { values }, { name, contact, texts, languages, checklist, delivery, country }] = await Promise.all([
		readFound(deps.db),
		readStored(deps.db),
		deps.settings.current(),
	]);
	const isSaved = (name: (typeof SAVED_EVEN_SAME)[number]) => name in values;
	const isReached = reachesCountry(delivery, country);
	const samples = sampleTexts(texts, languages);
	const isDone: Record<ReadyStep, boolean> = {
		...found,
		name: name !== settingList.name.initial,
		contact: contact.mail !== "" || contact.phone !== "",
		// An order has fixed it: there is nothing left to decide.
		currency: found.currency || isSaved("currency"),
		delivery: isReached && isSaved("delivery"),
		tax: isSaved("taxRate") || isSaved("taxShown"),
		texts: samples.length === 0,
		mail: mailer.kind !== "none",
		cards: config.demo || config.mercadoPago !== undefined,
	};
	return {
		steps: READY_STEPS.map((step) => ({
			step,
			isDone: isDone[step],
			isEssential: ESSENTIAL_STEPS.includes(step) || (step === "delivery" && !isReached),
		})),
		samples,
		reachesCountry: isReached,
		isPutAway: checklist === "away",
	};
}
