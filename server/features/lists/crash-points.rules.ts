/** The places where a process may die while it tells of the news of lists, each with what must be true afterwards. */
export const newsCrashPoints = {
	"news: written": "that reader was not told; another process tells the others meanwhile, and that one afterwards",
	"news: committed": "that reader was told; another process tells the others",
} as const;

export type NewsCrashPoint = keyof typeof newsCrashPoints;
