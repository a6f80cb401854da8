import { type ReactNode, useId } from "react";
import { orders } from "#core/calls/orders.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useRead } from "#web/loading/use-read.ts";

/** Suggests who carried parcels lately; without an answer there is nothing to suggest. */
export function useCarriers(): { id: string; list: ReactNode } {
	const id = useId();
	const { data } = useRead("carriers", async (signal) => (await signedCall(orders.carriers, {}, { signal })).data);
	const options = data?.map((carrier) => <option key={carrier} value={carrier} />);
	return { id, list: <datalist id={id}>{options}</datalist> };
}
