import { cx } from "./cx.ts";

/** A place that will be filled; give it the final size. */
export function Skeleton({ className }: { className: string }) {
	return <div aria-hidden="true" className={cx("animate-breathe rounded-edge bg-sunken", className)} />;
}

/** As large as a ProductCard. */
export function ProductCardSkeleton() {
	return (
		<div aria-hidden="true" className="flex flex-col">
			<Skeleton className="aspect-3/4 w-full" />
			<div className="flex flex-col gap-0.5 pt-3 pr-2 pl-1 md:pr-4">
				<Skeleton className="my-1 h-4 w-3/4" />
				<Skeleton className="mt-1 mb-7 h-3 w-1/2 md:my-1.5" />
				<Skeleton className="my-1 h-4 w-full" />
			</div>
		</div>
	);
}
