import { useEffect } from "react";
import { useBlocker } from "react-router";
import { pageAt } from "#web/facts/path-here.ts";
import { askConfirm } from "#web/ui/question.tsx";
import messages from "./messages.en.ts";

/**
 * Whoever leaves while something is unsaved is asked first: by us inside the shop, by the browser when the tab closes or
 * loads anew. `mayPass` says on which ways out nothing is lost.
 */
export function useLeaving(isUnsaved: boolean, mayPass: (pathname: string) => boolean): void {
	const blocker = useBlocker(
		({ currentLocation, nextLocation: { pathname } }) =>
			isUnsaved && pathname !== currentLocation.pathname && !mayPass(pageAt(pathname)),
	);

	useEffect(() => {
		if (blocker.state !== "blocked") return;
		void askConfirm(messages.leave).then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
	}, [blocker]);

	useEffect(() => {
		if (!isUnsaved) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isUnsaved]);
}
