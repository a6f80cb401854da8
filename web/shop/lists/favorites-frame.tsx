import { lazy, Suspense, useState } from "react";
import ClientOnly from "#web/account/client-only.tsx";
import { Waiting } from "#web/account/parts/guarded.tsx";
import { useSession } from "#web/account/session.ts";
import { patiently } from "#web/layout/patiently.ts";
import { keptFavorites } from "./visitor-favorites.ts";

const VisitorFavorites = lazy(patiently(() => import("./parts/visitor-favorites.tsx")));

/** Until the screen's client loader has run. */
export const HydrateFallback = Waiting;

/** Around the favourites: a visitor who marked something sees that, any other is asked to log in. */
export default function FavoritesFrame() {
	const { session, certainty } = useSession();
	const [hasShown, setHasShown] = useState(false);
	const isVisitor = session.as === "visitor" && certainty === "certain";
	if (!isVisitor || !(hasShown || keptFavorites().length > 0)) return <ClientOnly />;
	if (!hasShown) setHasShown(true);
	return (
		<Suspense fallback={<Waiting />}>
			<VisitorFavorites />
		</Suspense>
	);
}
