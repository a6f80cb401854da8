import { useEffect } from "react";
import { clearDetail, getById } from "./events.ts";
import type { DetailedProduct } from "./records.ts";
import { useEvents } from "./store.ts";
import { useAnswerEvent } from "./use-answer-event.ts";

/** Tells the store which product is on the screen, and when it is left. Keyed by the product, so that each is left once. */
export function DetailEvents({ detail }: { detail: DetailedProduct }): null {
	const dispatch = useEvents();
	useAnswerEvent(getById, detail);
	useEffect(() => () => void dispatch(clearDetail()), [dispatch]);
	return null;
}
