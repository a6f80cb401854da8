import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import messages from "./messages.en.ts";
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
			<ErrorState title={messages.notRead(what)} action={<Button onClick={again}>{messages.tryAgain}</Button>}>
				<p>{problem.message}</p>
			</ErrorState>
		);
	}
	if (data === null) {
		return (
			<div aria-busy="true">
				<p className="sr-only">{messages.oneMoment}</p>
				<Skeleton className={cx("w-full", skeleton)} />
			</div>
		);
	}
	return (
		<div aria-busy={stale || undefined}>
			{problem && (
				<p role="alert" className="mb-4 flex flex-wrap items-center gap-x-4 bg-brick-tint px-4 py-2 text-brick">
					{messages.notRefreshed(problem.message)}
					<button type="button" onClick={again} className="link min-h-11">
						{messages.tryAgain}
					</button>
				</p>
			)}
			{children(data)}
		</div>
	);
}
