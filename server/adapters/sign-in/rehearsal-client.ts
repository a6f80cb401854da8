/** How the demo shop names itself to its own sign-in provider, which listens on this machine only. */
export const REHEARSAL_CLIENT = {
	clientId: "perchero-demo",
	clientSecret: "known-to-everybody-rehearsal-only",
} as const;
