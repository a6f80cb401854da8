import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { countInWords, pageIn, withPage } from "../frame/paging.ts";
import { SearchForm } from "../frame/search-form.tsx";
import { type Column, Table } from "../frame/table.tsx";
import messages from "./messages.en.ts";

const AT_ONCE = 50;

/** What an address asks for. */
export function foundRowsQuery(address: URLSearchParams): { search?: string; page: number; limit: number } {
	const search = searchIn(address);
	return { ...(search && { search }), page: pageIn(address), limit: AT_ONCE };
}

const searchIn = (address: URLSearchParams) => (address.get("search") ?? "").trim().slice(0, 100);

type FoundRowsProps<T> = {
	what: string;
	/** What can be searched for. */
	label: string;
	columns: readonly Column<T>[];
	found: Reading<{ rows: T[]; total: number }>;
	keyOf: (row: T) => string | number;
	/** What can be done with all that a search finds. */
	action?: (search: string) => ReactNode;
};

function Nothing({ isAsked, action }: { isAsked: boolean; action: ReactNode }) {
	const { found } = messages;
	if (!isAsked) return <EmptyState title={found.none} />;
	return (
		<EmptyState title={found.noMatch} action={action}>
			<p>{found.noMatchText}</p>
		</EmptyState>
	);
}

/** A long table, a page at a time, with a search over all of it. */
export function FoundRows<T>({ what, label, columns, found, keyOf, action }: FoundRowsProps<T>) {
	const [address] = useSearchParams();
	const search = searchIn(address);
	const page = pageIn(address);
	const loaded = useLoaded(found);
	const all = (
		<ButtonLink to="?" look="outline">
			{messages.found.showAll}
		</ButtonLink>
	);
	return (
		<>
			<div className="mb-4 flex flex-wrap items-end justify-between gap-4">
				<SearchForm label={label} value={search} />
				{action?.(search)}
			</div>
			<LoadedView of={loaded} what={what}>
				{({ rows, total }) =>
					rows.length === 0 ? (
						<Nothing isAsked={search !== "" || page > 1} action={all} />
					) : (
						<>
							<p role="status" className="mb-2 text-note text-quiet">
								{messages.found.inAll(countInWords(total, search !== ""))}
							</p>
							<Table caption={what} columns={columns} rows={rows} keyOf={keyOf} />
							<div className="pt-6">
								<Pagination
									page={page}
									pages={Math.ceil(total / AT_ONCE)}
									addressOf={(next) => withPage(address, next)}
								/>
							</div>
						</>
					)
				}
			</LoadedView>
		</>
	);
}
