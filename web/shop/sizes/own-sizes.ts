import { useEffect, useState } from "react";
import { fitsOf, type OwnSizes } from "#core/rules/garment-groups.ts";
import { useSession } from "#web/account/session.ts";
import { browserStorage } from "#web/store/storage.ts";

/**
 * The sizes whoever sits here wears, and how to change them: a client's are in the profile, a visitor's in this browser.
 * The page as it is sent knows none: it is the same for everybody.
 */
export function useOwnSizes(): { fits: string | null; put: (sizes: OwnSizes) => void } {
	const { session } = useSession();
	const [kept, setKept] = useState<string | null>(null);
	useEffect(() => setKept(browserStorage().read("mySizes")), []);
	if (session.as === "client") {
		const { client } = session;
		return {
			fits: fitsOf(client.sizes ?? {}) || null,
			put: (sizes) => void import("./save-sizes.ts").then(({ saveSizes }) => saveSizes(client, sizes)),
		};
	}
	return {
		fits: kept,
		put(sizes) {
			const fits = fitsOf(sizes) || null;
			browserStorage().write("mySizes", fits);
			setKept(fits);
		},
	};
}
