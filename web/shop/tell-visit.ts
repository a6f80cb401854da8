import { addressOf } from "#core/calls/call.ts";
import { visits } from "#core/calls/visits.ts";
import type { Counted } from "#core/contract/visits.ts";
import { VISIT_STEPS, type VisitStep } from "#core/rules/visit-steps.ts";

/** As long as this page is open, which is a visit; nothing is stored for it. */
const told = new Set<string>();
const waiting: string[] = [];

/** Tells the shop that a visit came at least this far, each step once. */
export function tellStep(reached: VisitStep): void {
	for (const step of VISIT_STEPS.slice(0, VISIT_STEPS.indexOf(reached) + 1)) tell({ step });
}

/** Tells the shop that somebody looks at a size that is sold out, each once. */
export function tellMissed(id_product: number, ColorName: string, size: string): void {
	tell({ missed: { id_product, ColorName, size } });
}

/** Nothing about who. Nobody who looks around waits for it: it is told when the page is left, and what does not arrive is not counted. */
function tell(counted: Counted): void {
	const key = JSON.stringify(counted);
	if (told.has(key)) return;
	told.add(key);
	waiting.push(key);
	document.addEventListener("visibilitychange", sendWaiting);
}

function sendWaiting(): void {
	if (document.visibilityState !== "hidden") return;
	for (const body of waiting.splice(0))
		navigator.sendBeacon(addressOf(visits.count, {}), new Blob([body], { type: "application/json" }));
}
