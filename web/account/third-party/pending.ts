import { useLocation } from "react-router";
import { type Of, record, text } from "#web/store/shape.ts";
import { useReady } from "../use-ready.ts";

const shape = record({ ticket: text, name: text, lastname: text, email: text });

/** A third party has said who somebody is; the ticket is good once, for the account that is made or joined with it. */
export type Pending = Of<typeof shape>;

/** What the sign-in left for this screen. It travels with the history entry, so it outlives a reload and no more. */
export function usePending(): Pending | null {
	const { state } = useLocation();
	return useReady() ? (shape((state as { pending?: unknown } | null)?.pending) ?? null) : null;
}
