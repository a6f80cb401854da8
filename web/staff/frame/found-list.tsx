import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { pageIn, withPage } from "./paging.ts";

type Empty = { title: string; text: string };

type FoundListProps<Row> = {
	rows: readonly Row[];
	keyOf: (row: Row) => number;
	/** How many there are in all, on pages of so many, and said in words. */
	total: number;
	atOnce: number;
	count: string;
	address: URLSearchParams;
	/** Whether the address asks for some of them only. */
	isNarrowed: boolean;
	words: { title: string; none: Empty; noMatch: Empty; showAll: string };
	children: (row: Row) => ReactNode;
};

/** What was found, page by page; else that there is nothing yet, or nothing like it and the way to all. */
export function FoundList<Row>({
	rows,
	keyOf,
	total,
	atOnce,
	count,
	address,
	isNarrowed,
	...rest
}: FoundListProps<Row>) {
	const { words, children } = rest;
	if (rows.length === 0) {
		const { title, text } = isNarrowed ? words.noMatch : words.none;
		const action = (
			<ButtonLink to="?" look="outline">
				{words.showAll}
			</ButtonLink>
		);
		return (
			<EmptyState title={title} {...(isNarrowed && { action })}>
				<p>{text}</p>
			</EmptyState>
		);
	}
	return (
		<>
			<p role="status" className="mb-2 text-note text-quiet">
				{count}
			</p>
			<ul aria-label={words.title} className="border-line border-t">
				{rows.map((row) => (
					<li key={keyOf(row)} className="border-line border-b py-5">
						{children(row)}
					</li>
				))}
			</ul>
			<div className="pt-6">
				<Pagination
					page={pageIn(address)}
					pages={Math.ceil(total / atOnce)}
					addressOf={(next) => withPage(address, next)}
				/>
			</div>
		</>
	);
}
