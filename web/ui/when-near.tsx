import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** What is fetched and shown once somebody comes near; nothing above it moves. */
export function WhenNear({ children }: { children: ReactNode }) {
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
			<Suspense>{isNear && children}</Suspense>
		</div>
	);
}
