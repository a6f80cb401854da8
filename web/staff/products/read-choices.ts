import { useMemo } from "react";
import { sizeSystems as systemCalls } from "#core/calls/size-systems.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { getSelectorCat } from "#web/store/events.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import { categoryName, collectionName, type FiledCategories, readFiledUnder } from "./filed-under.ts";

/** What a product can be filed under, and the sizes it can have. They are read apart, because one may fail without the others. */
export function readChoices(signal: AbortSignal) {
	const { readCategories, readCollections } = readFiledUnder({ signal });
	return {
		categories: readAs("staff", readCategories),
		sizeSystems: readAs("staff", () => signedCall(systemCalls.list, {}, { signal }).then(({ data }) => data)),
		collections: readAs("staff", readCollections),
	};
}

export function useChoices({ categories, collections, sizeSystems }: ReturnType<typeof readChoices>) {
	const choices = {
		categories: useLoaded(categories),
		collections: useLoaded(collections),
		sizeSystems: useLoaded(sizeSystems),
	};
	const { answer } = choices.categories;
	useAnswerEvent(
		getSelectorCat,
		useMemo(() => answer && shownOf(answer), [answer]),
	);
	return choices;
}
export type Choices = ReturnType<typeof useChoices>;

/** What the categories and collections of a product's form are called. */
export type ShelfNames = { category: (id: number) => string; collection: (id: number) => string };

export const namesIn = ({ categories, collections }: Choices): ShelfNames => ({
	category: (id) => categoryName(categories.data, id),
	collection: (id) => collectionName(collections.data, id),
});

/** As shoppers are offered them. */
function shownOf({ women, men }: FiledCategories): FiledCategories {
	return { women: women.filter(({ isHidden }) => !isHidden), men: men.filter(({ isHidden }) => !isHidden) };
}
