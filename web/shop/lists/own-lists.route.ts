import { data } from "react-router";
import { lists } from "#core/calls/lists.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ReadOutcome } from "#web/loading/reading.ts";
import type { OwnLists } from "./own-lists.ts";

/** Only screens read this; as a page of its own it is not there. */
export function loader(): never {
	throw data(null, { status: 404 });
}

/** The client's lists, their products as ids alone. */
export async function clientLoader({ request: { signal } }: { request: Request }): Promise<ReadOutcome<OwnLists>> {
	return readAs("client", async ({ client: { phone } }) => {
		const query = { ClientPhone: phone, brief: "true" } as const;
		const answer = await signedCall(lists.ofClient, { query }, { signal });
		return { phone, lists: answer.data };
	});
}
