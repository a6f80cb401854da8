/** The places where a process may die while something comes back or is exchanged, each with what must be true afterwards. */
export const returnCrashPoints = {
	"return: written": "nothing was asked for and nothing is set aside; sent again, it is asked for once",
	"return: committed": "it is asked for; the same request again gets its answer and sets nothing more aside",
	"return: received": "nothing of it was written: received again, the money goes back once",
	"return: before the refund": "it is received; the wanted refund is made, once",
	"exchange: written": "it has not left and nobody was mailed; sent again, it leaves once",
	"exchange: committed": "it has left; the same request again sends and mails nothing",
} as const;

export type ReturnCrashPoint = keyof typeof returnCrashPoints;
