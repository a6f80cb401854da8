import { Search } from "lucide-react";
import { Link } from "react-router";
import { iconButton } from "#web/ui/button.tsx";
import messages from "./messages.en.ts";
import { SEARCH_PLACE } from "./search-place.ts";

/** The way to the search from where it is not. */
export function SearchLink() {
	return (
		<Link to={SEARCH_PLACE} aria-label={messages.search} className={iconButton}>
			<Search />
		</Link>
	);
}
