import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and until React listens in the browser: what depends on this visit alone waits for it. */
export function useReady(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
