import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import type { Loaded } from "./use-loaded.ts";

type LoadedViewProps<T> = {
	of: Loaded<T>;
	/** What it is, for the sentence that it could not be read. */
	what: string;
	/** How high it will be, for the place that waits for it. */
	skeleton?: string;
	children: (data: T) => ReactNode;
};

/** What was read, or why it is not there; a failed refresh leaves what is known where it is. */
export function LoadedView<T>({
	of: { data, problem, stale, again },
	what,
	skeleton = "h-96",
	children,
}: LoadedViewProps<T>) {
	if (data === null && problem) {
		return (
			<ErrorState title={`${what} could not be read`} action={<Button onClick={again}>Try again</Button>}>
				<p>{problem.message}</p>
			</ErrorState>
		);
	}
	if (data === null) {
		return (
			<div aria-busy="true">
				<p className="sr-only">One moment, please</p>
				<Skeleton className={cx("w-full", skeleton)} />
			</div>
		);
	}
	return (
		<div aria-busy={stale || undefined}>
			{problem && (
				<p role="alert" className="mb-4 flex flex-wrap items-center gap-x-4 bg-brick-tint px-4 py-2 text-brick">
					This could not be refreshed. {problem.message}
					<button type="button" onClick={again} className="link min-h-11">
						Try again
					</button>
				</p>
			)}
			{children(data)}
		</div>
	);
}
