import { useId } from "react";

/** How far something is that goes on by itself; without a total only that it does. */
export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
	const id = useId();
	return (
		<div className="flex w-full max-w-prose flex-col gap-1.5">
			<p id={id}>{label}</p>
			<progress
				aria-labelledby={id}
				className="h-2 w-full appearance-none border-0 bg-sunken [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-clay"
				{...(total > 0 && { value: done, max: total })}
			/>
		</div>
	);
}
