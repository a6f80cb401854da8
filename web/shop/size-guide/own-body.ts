import { useState } from "react";
import { useSession } from "#web/account/session.ts";
import { type KeptBody, keepBody, readBody } from "./kept-body.ts";

/**
 * What whoever sits here measures, and how to change it: a visitor's is in this browser, a client's in the profile. Until it
 * is saved there, a client's is in this browser, too.
 */
export function useOwnBody() {
	const { session } = useSession();
	const client = session.as === "client" ? session.client : null;
	const [typed, setTyped] = useState<KeptBody>(readBody);
	// Who sits here may be known only after this was opened.
	const kept: KeptBody = { unit: typed.unit, body: { ...client?.measures, ...typed.body } };
	return {
		...kept,
		isClient: client !== null,
		keep(next: KeptBody): void {
			keepBody(next);
			setTyped(next);
		},
		/** What was typed goes into the profile of who has one. */
		save(body = kept.body): void {
			if (client) void import("./save-body.ts").then(({ saveBody }) => saveBody({ unit: kept.unit, body }));
		},
	};
}
