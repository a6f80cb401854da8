import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { pageAt } from "#web/facts/path-here.ts";
import { type HomeView, readView } from "./view.ts";

/** Views that arrive sooner are simply shown: a flash of skeletons would only disturb. Without a network what is there stays. */
const WORTH_SHOWING_MS = 150;

/** The view that is being fetched, so that a choice shows at once, and whether it takes long enough to say so. */
export function useComingView(): { view: HomeView | null; slow: boolean } {
	const { location } = useNavigation();
	const search = location && pageAt(location.pathname) === "/home" ? location.search : null;
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		setSlow(false);
		if (search === null) return;
		const timer = setTimeout(() => setSlow(navigator.onLine), WORTH_SHOWING_MS);
		return () => clearTimeout(timer);
	}, [search]);
	return { view: search === null ? null : readView(new URLSearchParams(search)), slow: slow && search !== null };
}
