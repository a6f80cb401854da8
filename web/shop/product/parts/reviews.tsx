import type { Review } from "#core/contract/reviews.ts";
import words from "#web/facts/messages.en.ts";
import { Button } from "#web/ui/button.tsx";
import { Rating } from "#web/ui/rating.tsx";
import messages from "../messages.en.ts";
import { useReviews } from "../use-reviews.ts";

type ReviewsProps = {
	product: number;
	rating: number;
	count: number;
	stars: readonly number[] | undefined;
	top: readonly Review[];
	newest: Review[];
};

const day = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone: "UTC" });

/** The best reviews first, then all of them, newest first, a few at a time. */
export function Reviews({ product, rating, count, stars, top, newest }: ReviewsProps) {
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
					{stars && <StarCounts counts={stars} />}
					{top.length > 0 && (
						<ul aria-label={messages.topReviews} className="grid gap-8 pt-8 md:grid-cols-3">
							{top.map((review) => (
								<li key={keyOf(review)} className="border-line border-t pt-4">
									<ReviewText review={review} />
								</li>
							))}
						</ul>
					)}
					{count > top.length && <AllReviews product={product} count={count} newest={newest} />}
				</>
			)}
		</section>
	);
}

/** How many gave five stars, four … one, as bars. */
function StarCounts({ counts }: { counts: readonly number[] }) {
	const most = Math.max(...counts);
	return (
		<ul aria-label={messages.starCounts} className="pt-4 text-note">
			{counts
				.map((count, place) => (
					<li key={messages.stars(place + 1)} className="grid grid-cols-[5rem_8rem_auto] items-center gap-3">
						{messages.stars(place + 1)}
						<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full bg-sunken">
							<rect width={(count / most) * 100} height="6" className="fill-clay" />
						</svg>
						<span className="tabular-nums">{count}</span>
					</li>
				))
				.toReversed()}
		</ul>
	);
}

function AllReviews({ product, count, newest }: { product: number; count: number; newest: Review[] }) {
	const { shown, asking, failed, more } = useReviews(product, newest);
	return (
		<div className="max-w-3xl pt-16">
			<h3 className="text-lead">{messages.allReviews}</h3>
			<ul aria-label={messages.allReviews} className="pt-2">
				{shown.map((review) => (
					<li key={keyOf(review)} className="border-line border-b py-6">
						<ReviewText review={review} />
					</li>
				))}
			</ul>
			<p role="status" className="pt-4 text-note text-quiet">
				{failed ? messages.reviewsFailed : messages.shown(Math.min(shown.length, count), count)}
			</p>
			{shown.length < count && (
				<Button look="outline" className="mt-4" busy={asking} onClick={more}>
					{failed ? messages.tryAgain : messages.showMore}
				</Button>
			)}
		</div>
	);
}

function ReviewText({ review }: { review: Review }) {
	return (
		<article>
			<Rating value={review.stars} />
			<p className="wrap-anywhere pt-2">{review.description}</p>
			<p className="pt-2 text-note text-quiet">
				{review.Client.login_name}, <time dateTime={review.createdAt}>{day.format(new Date(review.createdAt))}</time>
			</p>
		</article>
	);
}

function keyOf({ createdAt, Client, description }: Review): string {
	return `${createdAt} ${Client.login_name} ${description}`;
}
