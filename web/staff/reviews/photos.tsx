import type { ReviewPhoto, StaffReview } from "#core/contract/reviews.ts";
import { Button } from "#web/ui/button.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { authorOf } from "./author-of.ts";
import { judgePhoto } from "./change-review.ts";
import messages from "./messages.en.ts";

type PhotosProps = { review: StaffReview; onChanged: (review: StaffReview) => void };

/** What the author of a review shows, each with whether everybody may see it. */
export function Photos({ review, onChanged }: PhotosProps) {
	const { id, allPhotos } = review;
	if (allPhotos.length === 0) return null;
	const judge = (photo: ReviewPhoto, state: ReviewPhoto["state"]) =>
		void judgePhoto(id, { photo, state, done: messages.judged[state] }, onChanged).catch(tellRefusal);
	return (
		<ul aria-label={messages.photosOf(authorOf(review))} className="mt-3 flex flex-wrap gap-4">
			{allPhotos.map((photo, place) => {
				const name = messages.photo(authorOf(review), place + 1);
				return (
					<li key={photo.id} className="flex w-60 flex-col gap-2">
						<img src={photo.picture} alt={name} className="h-60 w-60 bg-sunken object-contain" />
						<p className="text-note text-quiet">{messages.states[photo.state]}</p>
						<div className="flex flex-wrap gap-2">
							{photo.state !== "accepted" && (
								<Button look="outline" aria-label={messages.acceptOne(name)} onClick={() => judge(photo, "accepted")}>
									{messages.accept}
								</Button>
							)}
							{photo.state !== "refused" && (
								<Button look="outline" aria-label={messages.refuseOne(name)} onClick={() => judge(photo, "refused")}>
									{messages.refuse}
								</Button>
							)}
						</div>
					</li>
				);
			})}
		</ul>
	);
}
