import { useSearchParams } from "react-router";
import { useReady } from "./use-ready.ts";

/** The name of the place to go on to, from `?next=`. Never in the server's HTML, which is the same for everybody. */
export function useNext(): string | null {
	const [query] = useSearchParams();
	return useReady() ? query.get("next") : null;
}
