import ViewedRail from "../../recent/viewed-rail.tsx";
import { RelatedRails } from "../../related/related-rails.tsx";

/** Other products below one: what goes with it, what is like it, what was looked at before. */
export default function Rails({ product }: { product: number }) {
	return (
		<>
			<RelatedRails product={product} />
			<ViewedRail product={product} />
		</>
	);
}
