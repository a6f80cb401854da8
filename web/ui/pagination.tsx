import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { iconButton } from "./button.tsx";
import { cx } from "./cx.ts";
import messages from "./messages.en.ts";
import { pageWindow } from "./page-window.ts";

type PaginationProps = { page: number; pages: number; addressOf: (page: number) => string };

/** First, previous, three page numbers, next, last; all of them links. Nothing for a single page. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
	if (pages <= 1) return null;
	const step = (label: string, to: number, icon: ReactNode) => (
		<Step label={label} address={to >= 1 && to <= pages && to !== page ? addressOf(to) : null}>
			{icon}
		</Step>
	);
	return (
		<nav aria-label={messages.pages} className="flex items-center justify-center gap-1">
			{step(messages.firstPage, 1, <ChevronFirst />)}
			{step(messages.previousPage, page - 1, <ChevronLeft />)}
			{pageWindow(page, pages).map((number) => (
				<Link
					key={number}
					to={addressOf(number)}
					aria-label={messages.pageOf(number, pages)}
					aria-current={number === page ? "page" : undefined}
					className={cx(
						"inline-flex size-11 items-center justify-center font-serif text-lead tabular-nums hover:text-clay",
						number === page ? "border-ink border-b" : "text-quiet",
					)}
				>
					{number}
				</Link>
			))}
			{step(messages.nextPage, page + 1, <ChevronRight />)}
			{step(messages.lastPage, pages, <ChevronLast />)}
		</nav>
	);
}

function Step({ label, address, children }: { label: string; address: string | null; children: ReactNode }) {
	if (address === null) {
		return (
			<span aria-hidden="true" className={cx(iconButton, "pointer-events-none text-line")}>
				{children}
			</span>
		);
	}
	return (
		<Link to={address} aria-label={label} title={label} className={iconButton}>
			{children}
		</Link>
	);
}
