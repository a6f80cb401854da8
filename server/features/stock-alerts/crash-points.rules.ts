/** The places where a process may die while it tells who waits for a size, each with what must be true afterwards. */
export const alertCrashPoints = {
	"alerts: written": "nobody was told; the next process tells the same fifteen",
	"alerts: committed": "the fifteen are told, and nobody else",
} as const;

export type AlertCrashPoint = keyof typeof alertCrashPoints;
