/** What an employee is told who goes further than the owner allows. */
export const permissionMessages = {
	price: (sum: string) => `You may set prices from ${sum}. Please ask an admin.`,
	discount: (percent: number) => `You may take off at most ${percent} %. Please ask an admin.`,
	amount: (sum: string) => `You may take off at most ${sum}. Please ask an admin.`,
} as const;
