import { lazy, Suspense, useState } from "react";
import { reviews } from "#core/calls/reviews.ts";
import type { OwnReview } from "#core/contract/reviews.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { patiently } from "#web/layout/patiently.ts";
import { useRead } from "#web/loading/use-read.ts";
import { Rating } from "#web/ui/rating.tsx";
import messages from "./own-review.messages.en.ts";
import { BoughtAs, ShopAnswer } from "./review-facts.tsx";

const OwnPhotos = lazy(patiently(() => import("./own-photos.tsx")));
const ReviewForm = lazy(patiently(() => import("./review-form.tsx")));

/** For a client who bought the product: the place to review it, once; then what they wrote. */
export default function OwnReviewPlace({ product }: { product: number }) {
	// Without an answer there is nothing to offer; the page is whole without it.
	const { data: own, put } = useRead(product, async (signal) => {
		return (await signedCall(reviews.mine, { query: { product } }, { signal })).data;
	});
	const [chosen, setChosen] = useState<File[]>([]);

	const written = (review: OwnReview, photos: File[]) => {
		setChosen(photos);
		put({ bought: true, review });
	};
	if (!own?.bought && !own?.review) return null;
	return (
		<section aria-label={messages.yourReview} className="max-w-3xl border-line border-t pt-8">
			{own.review ? (
				<>
					<h2 className="text-lead">{messages.yourReview}</h2>
					<Rating value={own.review.stars} className="mt-3" />
					<p lang={own.review.language} className="wrap-anywhere mt-2">
						{own.review.description}
					</p>
					<BoughtAs review={own.review} />
					{own.review.hidden && <p className="mt-2 text-brick text-note">{messages.notShown}</p>}
					<ShopAnswer answer={own.review.answer} />
					<Suspense>
						<OwnPhotos key={own.review.id} review={own.review} chosen={chosen} />
					</Suspense>
				</>
			) : (
				<Suspense>
					<ReviewForm product={product} onDone={written} />
				</Suspense>
			)}
		</section>
	);
}
