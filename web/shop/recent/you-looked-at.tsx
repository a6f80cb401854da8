import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ifReached } from "#web/layout/when-touched.ts";

const ViewedRail = lazy(ifReached(() => import("./viewed-rail.tsx")));

/** What was looked at before this product. It is fetched when somebody comes near, and nothing above it moves. */
export function YouLookedAt({ product = 0 }: { product?: number }) {
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
			rootMargin: "500px",
		});
		watch.observe(place.current as HTMLDivElement);
		return () => watch.disconnect();
	}, []);
	return (
		<div ref={place}>
			<Suspense>{isNear && <ViewedRail key={product} product={product} />}</Suspense>
		</div>
	);
}
