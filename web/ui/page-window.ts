/** How many page numbers are shown at once. */
const WINDOW = 3;

/** The page numbers around the current one: three where there are three, the current one in the middle where it can be. */
export function pageWindow(page: number, pages: number): number[] {
	const length = Math.min(WINDOW, Math.max(1, pages));
	const first = Math.min(Math.max(1, page - 1), Math.max(1, pages - length + 1));
	return Array.from({ length }, (_, place) => first + place);
}
