import { lazy, Suspense } from "react";
import { ifReached } from "#web/layout/when-touched.ts";
import { useShop } from "#web/store/store.ts";

const OwnReview = lazy(ifReached(() => import("./own-review.tsx")));

/** For clients alone, so nobody else loads it: the place to review what they bought, once; then what they wrote. */
export function ReviewOwn({ product }: { product: number }) {
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	return (
		phone !== 0 && (
			<Suspense>
				<OwnReview key={phone} product={product} />
			</Suspense>
		)
	);
}
