import { STARS, type Star, starsOf } from "#core/rules/rating.ts";
import { cx } from "./cx.ts";
import messages from "./messages.en.ts";

const outline = "M10 2.2l2.3 5 5.4.6-4 3.7 1.1 5.4L10 14.2l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z";
const leftHalf = "M10 2.2v12l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z";

function StarShape({ star, place }: { star: Star; place: number }) {
	return (
		<g transform={`translate(${place * 20})`}>
			<path d={outline} className={star === "full" ? "fill-current" : "fill-none"} />
			{star === "half" && <path d={leftHalf} className="fill-current" />}
		</g>
	);
}

/** Up to five stars with half ones. Pass `reviews` to say how many people gave them. */
export function Rating({ value, reviews, className }: { value: number; reviews?: number; className?: string }) {
	const places = starsOf(value).map((star, place) => ({ star, place }));
	const words = messages.rated(Math.round(value * 10) / 10, STARS);
	return (
		<span className={cx("inline-flex items-center gap-1.5 text-note", className)}>
			<svg viewBox="0 0 100 20" role="img" aria-label={words} className="h-4 w-20 stroke-current">
				{places.map(({ star, place }) => (
					<StarShape key={place} star={star} place={place} />
				))}
			</svg>
			{reviews !== undefined && (
				<span className="text-quiet">
					<span aria-hidden="true">({reviews})</span>
					<span className="sr-only">{messages.reviews(reviews)}</span>
				</span>
			)}
		</span>
	);
}
