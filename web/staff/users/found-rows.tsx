import { type ReactNode, useCallback } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { countInWords, pageIn, totalIn, withPage } from "../frame/paging.ts";
import { SearchForm } from "../frame/search-form.tsx";
import { Shown } from "../frame/shown.tsx";
import { type Column, Table } from "../frame/table.tsx";
import { useReading } from "../frame/use-reading.ts";

const AT_ONCE = 50;

type Query = { search?: string; page: number; limit: number };

type FoundRowsProps<T> = {
	tab: string;
	what: string;
	/** What can be searched for. */
	label: string;
	address: URLSearchParams;
	columns: readonly Column<T>[];
	read: (query: Query, signal: AbortSignal) => Promise<{ data: T[]; headers: Headers }>;
	keyOf: (row: T) => string | number;
};

function Nothing({ isAsked, action }: { isAsked: boolean; action: ReactNode }) {
	if (!isAsked) return <EmptyState title="Nothing here yet" />;
	return (
		<EmptyState title="Nothing here" action={action}>
			<p>Nothing matches what was asked for.</p>
		</EmptyState>
	);
}

/** A long table, a page at a time, with a search over all of it. */
export function FoundRows<T>({ tab, what, label, address, columns, read, keyOf }: FoundRowsProps<T>) {
	const search = (address.get("search") ?? "").trim().slice(0, 100);
	const page = pageIn(address);
	const ask = useCallback(
		async (signal: AbortSignal) => {
			const { data, headers } = await read({ ...(search && { search }), page, limit: AT_ONCE }, signal);
			return { rows: data, total: totalIn(headers, data.length) };
		},
		[read, search, page],
	);
	const reading = useReading(ask);
	const all = (
		<ButtonLink to={`?tab=${tab}`} look="outline">
			Show all
		</ButtonLink>
	);
	return (
		<>
			<div className="mb-4 flex">
				<SearchForm label={label} value={search}>
					<input type="hidden" name="tab" value={tab} />
				</SearchForm>
			</div>
			<Shown reading={reading} what={what}>
				{({ rows, total }) =>
					rows.length === 0 ? (
						<Nothing isAsked={search !== "" || page > 1} action={all} />
					) : (
						<>
							<p role="status" className="mb-2 text-note text-quiet">
								{countInWords(total, address)} in all
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
			</Shown>
		</>
	);
}
