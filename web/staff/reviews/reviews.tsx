import { useRef } from "react";
import { useSearchParams } from "react-router";
import { reviews } from "#core/calls/reviews.ts";
import { STAFF_REVIEW_FILTERS, type StaffReview } from "#core/contract/reviews.ts";
import { STARS } from "#core/rules/rating.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { countedRows, countInWords, pageIn, withPage } from "../frame/paging.ts";
import { SearchForm } from "../frame/search-form.tsx";
import type { Route } from "./+types/reviews.ts";
import messages from "./messages.en.ts";
import { ReviewRow } from "./review-row.tsx";

export const meta = privateHead(messages.title);

const AT_ONCE = 25;
const GIVEN_STARS = Array.from({ length: STARS }, (_, place) => STARS - place);

/** What an address asks for. */
function askedIn(address: URLSearchParams) {
	return {
		search: (address.get("search") ?? "").trim().slice(0, 100),
		show: STAFF_REVIEW_FILTERS.find((one) => one === address.get("show")) ?? null,
		stars: GIVEN_STARS.find((one) => String(one) === address.get("stars")) ?? null,
		page: pageIn(address),
	};
}

export function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
	const { search, show, stars, page } = askedIn(url.searchParams);
	const query = { ...(search && { search }), ...(show && { show }), ...(stars && { stars }), page, limit: AT_ONCE };
	return { found: readAs("staff", () => signedCall(reviews.staffList, { query }, { signal }).then(countedRows)) };
}

/** What buyers wrote, newest first: found, answered, hidden. */
export default function StaffReviews({ loaderData }: Route.ComponentProps) {
	const [address] = useSearchParams();
	const { search, show, stars } = askedIn(address);
	const loaded = useLoaded(loaderData.found);
	/** What is taken back a while later changes what is shown by then. */
	const latest = useRef(loaded);
	latest.current = loaded;
	const changed = (review: StaffReview) => {
		const { data, put } = latest.current;
		if (data) put({ ...data, rows: data.rows.map((one) => (one.id === review.id ? review : one)) });
	};
	return (
		<>
			<h1 className="mb-6 text-headline">{messages.title}</h1>
			<div className="mb-4 flex">
				<SearchForm label={messages.find} value={search}>
					<Select
						key={`show ${show}`}
						label={messages.show}
						name="show"
						placeholder={messages.all}
						defaultValue={show ?? ""}
						onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
						className="min-w-40"
					>
						{STAFF_REVIEW_FILTERS.map((one) => (
							<option key={one} value={one}>
								{messages.shows[one]}
							</option>
						))}
					</Select>
					<Select
						key={`stars ${stars}`}
						label={messages.stars}
						name="stars"
						placeholder={messages.anyStars}
						defaultValue={stars ?? ""}
						onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
						className="min-w-24"
					>
						{GIVEN_STARS.map((one) => (
							<option key={one} value={one}>
								{one}
							</option>
						))}
					</Select>
				</SearchForm>
			</div>
			<LoadedView of={loaded} what={messages.what}>
				{(found) => <Found {...found} address={address} onChanged={changed} />}
			</LoadedView>
		</>
	);
}

type FoundProps = {
	rows: readonly StaffReview[];
	total: number;
	address: URLSearchParams;
	onChanged: (review: StaffReview) => void;
};

function Found({ rows, total, address, onChanged }: FoundProps) {
	if (rows.length === 0) {
		if ([...address.keys()].length === 0)
			return (
				<EmptyState title={messages.none.title}>
					<p>{messages.none.text}</p>
				</EmptyState>
			);
		const action = (
			<ButtonLink to="?" look="outline">
				{messages.showAll}
			</ButtonLink>
		);
		return (
			<EmptyState title={messages.noMatch.title} action={action}>
				<p>{messages.noMatch.text}</p>
			</EmptyState>
		);
	}
	return (
		<>
			<p role="status" className="mb-2 text-note text-quiet">
				{messages.count(countInWords(total, Boolean(address.get("search")?.trim())))}
			</p>
			<ul aria-label={messages.title} className="border-line border-t">
				{rows.map((review) => (
					<li key={review.id} className="border-line border-b py-5">
						<ReviewRow review={review} onChanged={onChanged} />
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
