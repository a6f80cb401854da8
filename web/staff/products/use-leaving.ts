import { useEffect } from "react";
import { useBlocker } from "react-router";
import { pageAt } from "#web/facts/path-here.ts";
import { askConfirm } from "#web/ui/question.tsx";
import messages from "./messages.en.ts";

type Leaving = { mayPass?: (pathname: string) => boolean; onLeave: () => void };

/**
 * Whoever leaves while something is unsaved is asked first: by us inside the shop, by the browser when the tab closes or
 * loads anew. `mayPass` says on which ways out one comes back; whoever leaves all the same has given it up (`onLeave`).
 */
export function useLeaving(isUnsaved: boolean, { mayPass = () => false, onLeave }: Leaving): void {
	const blocker = useBlocker(
		({ currentLocation, nextLocation: { pathname } }) =>
			isUnsaved && pathname !== currentLocation.pathname && !mayPass(pageAt(pathname)),
	);

	useEffect(() => {
		if (blocker.state !== "blocked") return;
		void askConfirm(messages.leave).then((agreed) => {
			if (!agreed) return blocker.reset();
			onLeave();
			blocker.proceed();
		});
	}, [blocker, onLeave]);

	useEffect(() => {
		if (!isUnsaved) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isUnsaved]);
}
