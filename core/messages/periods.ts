/** From when until when something counts, and how often. */
export const periodMessages = {
	past: "must be in the future",
	endsFirst: "must be after the beginning",
	usedMore: "has been used more often already",
} as const;
