import { lazy } from "react";
import { ifReached } from "#web/layout/when-touched.ts";
import { WhenNear } from "#web/ui/when-near.tsx";

const ViewedRail = lazy(ifReached(() => import("./viewed-rail.tsx")));

/** What was looked at before. */
export function YouLookedAt() {
	return (
		<WhenNear>
			<ViewedRail product={0} />
		</WhenNear>
	);
}
