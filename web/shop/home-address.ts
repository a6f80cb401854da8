/** What the grid can be narrowed to through a link. */
export type HomeChoice = { collection?: number; name?: string; category?: number; type?: number; offer?: boolean };

/** The address of the product grid with these choices made. */
export function homeAddress(choice: HomeChoice = {}): string {
	const query = new URLSearchParams();
	for (const [key, value] of Object.entries(choice)) if (value !== undefined) query.set(key, String(value));
	const text = query.toString();
	return text ? `/home?${text}` : "/home";
}
