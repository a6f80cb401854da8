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
import { Select } from "#web/ui/field.tsx";
import { FoundList } from "../frame/found-list.tsx";
import { countedRows, countInWords, pageIn } from "../frame/paging.ts";
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
				{({ rows, total }) => (
					<FoundList
						{...{ rows, total, address }}
						atOnce={AT_ONCE}
						keyOf={({ id }) => id}
						count={messages.count(countInWords(total, search !== ""))}
						isNarrowed={[...address.keys()].length > 0}
						words={messages}
					>
						{(review) => <ReviewRow review={review} onChanged={changed} />}
					</FoundList>
				)}
			</LoadedView>
		</>
	);
}
