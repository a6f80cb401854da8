import { useEffect, useState } from "react";

/** What lies this close to the lower edge is covered by the bar. */
const BAR = "-76px";

/** Whether it can be seen above the bar at the bottom; nothing never can. Null until the browser has said so. */
export function useInSight(element: HTMLElement | null): boolean | null {
	const [seen, setSeen] = useState<boolean | null>(null);
	useEffect(() => {
		if (!element) return setSeen(false);
		const watch = new IntersectionObserver((all) => setSeen(all.at(-1)?.isIntersecting ?? false), {
			rootMargin: `0px 0px ${BAR} 0px`,
		});
		watch.observe(element);
		return () => watch.disconnect();
	}, [element]);
	return seen;
}
