import { type ReactNode, useEffect, useId, useState } from "react";
import { orders } from "#core/calls/orders.ts";
import { signedCall } from "#web/account/signed-call.ts";

/** Suggests who carried parcels lately; without an answer there is nothing to suggest. */
export function useCarriers(): { id: string; list: ReactNode } {
	const id = useId();
	const [carriers, setCarriers] = useState<readonly string[]>([]);
	useEffect(() => {
		const leaving = new AbortController();
		signedCall(orders.carriers, {}, { signal: leaving.signal }).then(
			({ data }) => setCarriers(data),
			() => {},
		);
		return () => leaving.abort();
	}, []);
	const options = carriers.map((carrier) => <option key={carrier} value={carrier} />);
	return { id, list: <datalist id={id}>{options}</datalist> };
}
