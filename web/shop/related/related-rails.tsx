import { products } from "#core/calls/products.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useRead } from "#web/loading/use-read.ts";
import { GarmentRail } from "../garment-rail.tsx";
import messages from "./messages.en.ts";

const RAILS = ["look", "similar"] as const;

/** What goes with a product and what is like it, each where there is something. While they cannot be read there is no rail. */
export function RelatedRails({ product }: { product: number }) {
	const { data: related } = useRead(product, async (signal) => {
		const given = { params: { id: product }, query: { language: words.language } };
		return (await call(products.related, given, { signal })).data;
	});
	return RAILS.map((kind) => {
		const cards = related?.[kind] ?? [];
		if (cards.length === 0) return null;
		return (
			<div key={kind} className="pt-16 md:pt-24">
				<GarmentRail title={messages[kind]} cards={cards} />
			</div>
		);
	});
}
