import { useSearchParams } from "react-router";
import { returns } from "#core/calls/returns.ts";
import type { StaffReturn } from "#core/contract/returns.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { countedRows, pageIn, withPage } from "../frame/paging.ts";
import type { Route } from "./+types/returns.ts";
import messages from "./messages.en.ts";
import { ReturnRow } from "./return-row.tsx";

export const meta = privateHead(messages.title);

const AT_ONCE = 25;
const SHOWN = ["open", "requested", "approved", "to_send", "received", "refused", "cancelled"] as const;

const stateIn = (address: URLSearchParams) => SHOWN.find((one) => one === address.get("state")) ?? null;

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const state = stateIn(url.searchParams);
	const query = { ...(state && { state }), page: pageIn(url.searchParams), limit: AT_ONCE };
	return { found: readAs("staff", () => signedCall(returns.list, { query }, { signal }).then(countedRows)) };
}

/** What shoppers send back, the newest first. */
export default function StaffReturns({ loaderData }: Route.ComponentProps) {
	const [address, setAddress] = useSearchParams();
	const loaded = useLoaded(loaderData.found);
	const state = stateIn(address);
	const changed = (one: StaffReturn) => {
		const { data, put } = loaded;
		if (data) put({ ...data, rows: data.rows.map((shown) => (shown.number === one.number ? one : shown)) });
	};
	return (
		<>
			<h1 className="mb-6 text-headline">{messages.title}</h1>
			<Select
				key={state}
				label={messages.show}
				placeholder={messages.all}
				defaultValue={state ?? ""}
				onChange={({ currentTarget: { value } }) => setAddress(value ? { state: value } : {})}
				className="mb-4 max-w-60"
			>
				{SHOWN.map((one) => (
					<option key={one} value={one}>
						{messages.shows[one]}
					</option>
				))}
			</Select>
			<LoadedView of={loaded} what={messages.what}>
				{(found) => <Found {...found} address={address} onChanged={changed} />}
			</LoadedView>
		</>
	);
}

type FoundProps = {
	rows: readonly StaffReturn[];
	total: number;
	address: URLSearchParams;
	onChanged: (one: StaffReturn) => void;
};

function Found({ rows, total, address, onChanged }: FoundProps) {
	if (rows.length === 0) {
		const isAll = stateIn(address) === null;
		const action = (
			<ButtonLink to="?" look="outline">
				{messages.showAll}
			</ButtonLink>
		);
		const { title, text } = isAll ? messages.none : messages.noMatch;
		return (
			<EmptyState title={title} {...(!isAll && { action })}>
				<p>{text}</p>
			</EmptyState>
		);
	}
	return (
		<>
			<p role="status" className="mb-2 text-note text-quiet">
				{messages.count(String(total))}
			</p>
			<ul aria-label={messages.title} className="border-line border-t">
				{rows.map((one) => (
					<li key={one.number} className="border-line border-b py-5">
						<ReturnRow one={one} onChanged={onChanged} withOrder />
					</li>
				))}
			</ul>
			<div className="pt-6">
				<Pagination
					page={pageIn(address)}
					pages={Math.ceil(total / AT_ONCE)}
					addressOf={(next) => withPage(address, next)}
				/>
			</div>
		</>
	);
}
