/** What the shop cannot do as it is set up, or is asked for too much of. */
export const limitMessages = {
	fileTooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB`,
	noCards: "Card payments are not set up in this shop",
	tooManyProducts: (most: number) => `At most ${most} products at once: narrow the search`,
	closing: "The shop is closing",
} as const;
