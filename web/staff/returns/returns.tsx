import { useSearchParams } from "react-router";
import { returns } from "#core/calls/returns.ts";
import type { StaffReturn } from "#core/contract/returns.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Select } from "#web/ui/field.tsx";
import { FoundList } from "../frame/found-list.tsx";
import { countedRows, pageIn } from "../frame/paging.ts";
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
				{({ rows, total }) => (
					<FoundList
						{...{ rows, total, address }}
						atOnce={AT_ONCE}
						keyOf={({ number }) => number}
						count={messages.count(String(total))}
						isNarrowed={state !== null}
						words={messages}
					>
						{(one) => <ReturnRow one={one} onChanged={changed} withOrder />}
					</FoundList>
				)}
			</LoadedView>
		</>
	);
}
