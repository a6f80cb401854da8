import { useFacts } from "./shop-facts.tsx";
import { titleOf } from "./title.ts";

/** The title of a page that knows only while it is shown what it is about. */
export function PageTitle({ about }: { about: string }) {
	return <title>{titleOf(about, useFacts())}</title>;
}
