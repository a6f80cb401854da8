import { type ReactNode, useId } from "react";
import type { Review } from "#core/contract/reviews.ts";
import { Button } from "#web/ui/button.tsx";
import { Rating } from "#web/ui/rating.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import messages from "../messages.en.ts";
import { type ReviewSort, useReviews } from "../use-reviews.ts";
import { ReviewText } from "./review-text.tsx";
import { StarCounts } from "./star-counts.tsx";

type ReviewsProps = {
	product: number;
	rating: number;
	count: number;
	stars: readonly number[] | undefined;
	top: readonly Review[];
	newest: Review[];
};

/** The best reviews first, then the others, a few at a time; or those of one number of stars alone. */
export function Reviews({ product, rating, count, stars, top, newest }: ReviewsProps) {
	const found = useReviews(product, newest, count);
	const { choice, choose } = found;
	const listId = useId();
	const above = choice.stars === null ? top : [];
	return (
		<section id="reviews" aria-label={messages.reviews} className="mt-12 scroll-mt-24 border-line border-t pt-12 pb-8">
			<h2 className="text-title">{messages.peopleSay}</h2>
			{count === 0 ? (
				<p className="pt-3 text-quiet">{messages.noReviews}</p>
			) : (
				<>
					<p className="flex flex-wrap items-center gap-3 pt-3 text-quiet">
						<Rating value={rating} />
						{messages.ratedBy(Math.round(rating * 10) / 10, count)}
					</p>
					{stars && (
						<StarCounts
							counts={stars}
							chosen={choice.stars}
							controls={listId}
							onChoose={(one) => choose({ stars: one })}
						/>
					)}
					{above.length > 0 && (
						<ul aria-label={messages.topReviews} className="grid gap-8 pt-8 md:grid-cols-3">
							{above.map((review) => (
								<li key={review.id} className="border-line border-t pt-4">
									<ReviewText review={review} />
								</li>
							))}
						</ul>
					)}
					<div id={listId}>
						{(count > top.length || choice.stars !== null) && (
							<ReviewList found={found} above={above} isMany={count > 1} />
						)}
					</div>
				</>
			)}
		</section>
	);
}

const SORTS: readonly ReviewSort[] = ["newest", "highest", "lowest"];

type ReviewListProps = {
	found: ReturnType<typeof useReviews>;
	/** Those that stand above it already: nobody reads a review twice. */
	above: readonly Review[];
	isMany: boolean;
};

function ReviewList({ found, above, isMany }: ReviewListProps) {
	const { choice, choose, shown, total, asking, failed, more } = found;
	const sortId = useId();
	const title = choice.stars === null ? listTitle(above) : messages.withStars(choice.stars);
	const others = shown.filter(({ id }) => above.every((one) => one.id !== id));
	const seen = shown.length === 0 ? 0 : others.length + above.length;
	return (
		<div aria-busy={asking} className="max-w-3xl pt-12">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<h3 className="text-lead">{title}</h3>
				{isMany && (
					<div className="flex flex-col gap-1.5">
						<label htmlFor={sortId} className="text-note">
							{messages.sort}
						</label>
						<select
							id={sortId}
							value={choice.sort}
							onChange={({ currentTarget }) => choose({ sort: currentTarget.value as ReviewSort })}
							className="min-h-11 min-w-44 rounded-edge border border-edge bg-raised px-3 text-ink"
						>
							{SORTS.map((sort) => (
								<option key={sort} value={sort}>
									{messages.sorts[sort]}
								</option>
							))}
						</select>
					</div>
				)}
			</div>
			{others.length > 0 && (
				<ul aria-label={title} className="pt-2">
					{others.map((review) => (
						<li key={review.id} className="border-line border-b py-6">
							<ReviewText review={review} />
						</li>
					))}
				</ul>
			)}
			{shown.length === 0 && asking && <Skeleton className="mt-6 h-40 w-full" />}
			<p role="status" className="pt-4 text-note text-quiet">
				{failed ? messages.reviewsFailed : !asking && countInWords(seen, total, choice.stars)}
			</p>
			<div className="flex flex-wrap gap-3 pt-4 empty:hidden">
				{(failed || (seen > 0 && seen < total)) && (
					<Button look="outline" busy={asking} onClick={more}>
						{failed ? messages.tryAgain : messages.showMore}
					</Button>
				)}
				{choice.stars !== null && (
					<Button look="quiet" onClick={() => choose({ stars: null })}>
						{messages.showAll}
					</Button>
				)}
			</div>
		</div>
	);
}

const listTitle = (above: readonly Review[]) => (above.length > 0 ? messages.moreReviews : messages.allReviews);

function countInWords(shown: number, total: number, stars: number | null): ReactNode {
	if (shown === 0 && stars !== null) return messages.noneWithStars(stars);
	return messages.shown(Math.min(shown, total), total);
}
