import type { Review } from "#core/contract/reviews.ts";
import { smallPhoto } from "#core/rules/review-photos.ts";
import { Rating } from "#web/ui/rating.tsx";
import messages from "../messages.en.ts";
import { ReportReview } from "./report-review.tsx";
import { BoughtAs, Day, ShopAnswer } from "./review-facts.tsx";

/** What somebody wrote, how they had bought it, and what the shop says to it. */
export function ReviewText({ review }: { review: Review }) {
	return (
		<article>
			<Rating value={review.stars} />
			<p lang={review.language} className="wrap-anywhere pt-2">
				{review.description}
			</p>
			<p className="wrap-anywhere pt-2 text-note text-quiet">
				{review.Client.login_name}, <Day at={review.createdAt} />
			</p>
			<BoughtAs review={review} />
			<Photos of={review} />
			<ShopAnswer answer={review.answer} />
			<ReportReview id={review.id} author={review.Client.login_name} />
		</article>
	);
}

/** Small beside the words; each leads to itself in full. */
function Photos({ of: { photos = [], Client } }: { of: Review }) {
	if (photos.length === 0) return null;
	return (
		<ul className="flex flex-wrap gap-3 pt-3">
			{photos.map((address, place) => (
				<li key={address}>
					<a href={address} target="_blank" rel="noopener" className="block">
						<img
							src={smallPhoto(address)}
							alt={messages.photoOf(Client.login_name, place + 1)}
							loading="lazy"
							decoding="async"
							width="112"
							height="112"
							className="size-28 bg-sunken object-cover"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
