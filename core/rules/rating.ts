export type Star = "full" | "half" | "empty";

export const STARS = 5;

/** The five stars of a rating: the star of the fraction is empty below 0.2, half from 0.2 to 0.7, full above. */
export function starsOf(rating: number): Star[] {
	const shown = Math.min(STARS, Math.max(0, rating));
	const whole = Math.floor(shown);
	const hundredths = Math.round((shown - whole) * 100);
	const last: Star = hundredths < 20 ? "empty" : hundredths <= 70 ? "half" : "full";
	return Array.from({ length: STARS }, (_, place) => (place < whole ? "full" : place === whole ? last : "empty"));
}
