import { useEffect, useState } from "react";
import { products } from "#core/calls/products.ts";
import type { Related } from "#core/contract/products.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { GarmentRail } from "../garment-rail.tsx";
import messages from "./messages.en.ts";

const RAILS = ["look", "similar"] as const;

/** What goes with a product and what is like it, each where there is something. While they cannot be read there is no rail. */
export function RelatedRails({ product }: { product: number }) {
	const related = useRelated(product);
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

function useRelated(product: number): Related | null {
	const [related, setRelated] = useState<Related | null>(null);
	useEffect(() => {
		const left = new AbortController();
		const asked = { params: { id: product }, query: { language: words.language } };
		call(products.related, asked, { signal: left.signal }).then(
			({ data }) => setRelated(data),
			() => undefined,
		);
		return () => left.abort();
	}, [product]);
	return related;
}
