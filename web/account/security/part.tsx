import { type ReactNode, useId } from "react";

/** One part of the account's security, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="flex flex-col gap-4">
			<h3 id={id} className="text-title">
				{title}
			</h3>
			{children}
		</section>
	);
}
