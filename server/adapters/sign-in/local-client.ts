/** How the demo shop names itself to its own sign-in provider, which listens on this machine only. */
export const LOCAL_CLIENT = {
	clientId: "perchero-demo",
	clientSecret: "known-to-everybody-local-only",
} as const;
