import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type StateProps = {
	title: string;
	children?: ReactNode;
	/** The way on: a button or link. */
	action?: ReactNode;
	/** A drawing above the title. */
	drawing?: ReactNode;
	/** The only thing on the page: then its title is the page's heading. */
	page?: boolean;
};

/** Nothing is here, and that is fine: says why, and where to go from here. */
export function EmptyState({ title, children, action, drawing, page = false }: StateProps) {
	const Heading = page ? "h1" : "h2";
	return (
		<div className={cx("flex flex-col items-center gap-4 px-4 text-center", page ? "py-24 md:py-32" : "py-16")}>
			{drawing}
			<Heading className={page ? "text-headline" : "text-title"}>{title}</Heading>
			{children && <div className="max-w-prose text-quiet">{children}</div>}
			{action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
		</div>
	);
}

/** Something did not work: says so at once to screen readers. */
export function ErrorState(props: StateProps) {
	return (
		<div role="alert">
			<EmptyState {...props} />
		</div>
	);
}
