import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";
import messages from "../messages.en.ts";

const steps = ["Cart", "Shipping", "Payment"] as const;

type StepsProps = {
	title: string;
	/** Null where there are no steps before it. */
	step: (typeof steps)[number] | null;
	children: ReactNode;
	aside: ReactNode;
	bar: ReactNode;
};

/** The frame of the three screens of buying: the step on the left, the summary beside it. */
export function Steps({ title, step, children, aside, bar }: StepsProps) {
	return (
		<div className="page pt-6 wide:pt-10">
			{step && (
				<ol aria-label={messages.steps.list} className="label flex gap-3 text-quiet">
					{steps.map((one, place) => (
						<li key={one} aria-current={one === step ? "step" : undefined} className={cx(one === step && "text-ink")}>
							{place > 0 && (
								<span aria-hidden="true" className="mr-3">
									/
								</span>
							)}
							{messages.steps[one]}
						</li>
					))}
				</ol>
			)}
			<h1 className="mt-3 text-headline">{title}</h1>
			<div className="mt-6 grid grid-cols-1 gap-10 wide:mt-8 wide:grid-cols-12 wide:gap-x-12 wide:gap-y-6">
				<div className="min-w-0 wide:col-span-7">{children}</div>
				<div className="min-w-0 wide:sticky wide:top-24 wide:col-span-5 wide:row-span-2 wide:self-start">{aside}</div>
				{bar}
			</div>
		</div>
	);
}
