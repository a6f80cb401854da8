import { useCallback } from "react";
import { selectors } from "#core/calls/selectors.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { getSelectorCat } from "#web/store/events.ts";
import { useEvents } from "#web/store/store.ts";
import { useReading } from "../frame/use-reading.ts";

/** What a product can be filed under. The two are read apart, because one may fail without the other. */
export function useChoices() {
	const dispatch = useEvents();
	const readCategories = useCallback(
		async (signal: AbortSignal) => {
			const { data } = await signedCall(selectors.categories, {}, { signal });
			dispatch(getSelectorCat(data));
			return data;
		},
		[dispatch],
	);
	const readCollections = useCallback(
		async (signal: AbortSignal) => (await signedCall(selectors.collections, {}, { signal })).data,
		[],
	);
	return { categories: useReading(readCategories), collections: useReading(readCollections) };
}
export type Choices = ReturnType<typeof useChoices>;
