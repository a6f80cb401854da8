export const reviewMessages = { words: "Please write a few words" } as const;
