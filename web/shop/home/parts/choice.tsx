import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";
import messages from "../messages.en.ts";

export function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="border-line border-b py-5 first:pt-0 last:border-b-0">
			<h3 className="label pb-2 font-medium font-sans text-quiet">{title}</h3>
			{children}
		</section>
	);
}

type ChoiceProps = { to: string; chosen: boolean; count?: number | undefined; children: ReactNode };

/** One choice: a link to the view with it, or without it when it is already made. */
export function FilterChoice({ to, chosen, count, children }: ChoiceProps) {
	return (
		<li>
			<Link
				to={to}
				prefetch="intent"
				aria-current={chosen ? "true" : undefined}
				className={cx(
					"flex min-h-11 items-center gap-2 hover:text-clay wide:min-h-9",
					chosen ? "font-medium" : count === 0 && "text-quiet",
				)}
			>
				{chosen && <Check aria-hidden="true" className="size-4 shrink-0 text-clay" />}
				<span className="min-w-0 grow wrap-anywhere">{children}</span>
				{count !== undefined && (
					<span className="text-note text-quiet tabular-nums">
						{messages.count(count)}
						<span className="sr-only">{messages.countOf(count)}</span>
					</span>
				)}
			</Link>
		</li>
	);
}

type UnfoldingProps = { shown: number; label: string; children: ReactNode[] };

/** The first of many choices; the others unfold below a line that says how many there are. */
export function Unfolding({ shown, label, children }: UnfoldingProps) {
	if (children.length <= shown + 1) return <ul>{children}</ul>;
	return (
		<>
			<ul>{children.slice(0, shown)}</ul>
			<details>
				<summary className="link flex min-h-11 cursor-pointer items-center wide:min-h-9">{label}</summary>
				<ul>{children.slice(shown)}</ul>
			</details>
		</>
	);
}
