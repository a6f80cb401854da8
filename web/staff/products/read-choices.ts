import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems as systemCalls } from "#core/calls/size-systems.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { getSelectorCat } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";

/** What a product can be filed under, and the sizes it can have. They are read apart, because one may fail without the others. */
export function readChoices(signal: AbortSignal) {
	return {
		categories: readAs("staff", () => signedCall(selectors.categories, {}, { signal }).then(({ data }) => data)),
		sizeSystems: readAs("staff", () => signedCall(systemCalls.list, {}, { signal }).then(({ data }) => data)),
		collections: readAs("staff", () => signedCall(selectors.collections, {}, { signal }).then(({ data }) => data)),
	};
}

export function useChoices({ categories, collections, sizeSystems }: ReturnType<typeof readChoices>) {
	const choices = {
		categories: useLoaded(categories),
		collections: useLoaded(collections),
		sizeSystems: useLoaded(sizeSystems),
	};
	useAnswerEvent(getSelectorCat, choices.categories.data);
	return choices;
}
export type Choices = ReturnType<typeof useChoices>;
