/** The places where a process may die while it tells a receiver something, each with what must be true afterwards. */
export const webhookCrashPoints = {
	"hook: before it is sent": "it is sent by the next that looks",
	"hook: answered": "the receiver has it; it gets it once more, under the same id",
} as const;

export type WebhookCrashPoint = keyof typeof webhookCrashPoints;
