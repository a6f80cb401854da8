import type { Client } from "#core/contract/clients.ts";

type Work = (client: Client) => Promise<void>;

/** Done once a client has logged in, in the tab where it happened: the place to merge the cart. */
export const onLogIn: Work[] = [];
/** Done at log-out while the token still works: the place to save what is not saved yet. */
export const beforeLogOut: Work[] = [];

/** Does it all, however it ends. */
export async function doAll(work: readonly Work[], client: Client): Promise<void> {
	await Promise.allSettled(work.map((run) => run(client)));
}
