import { products } from "#core/calls/products.ts";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useRead } from "#web/loading/use-read.ts";
import { personOf } from "#web/store/records.ts";
import { browserStorage } from "#web/store/storage.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { GarmentRail } from "../garment-rail.tsx";
import messages from "./messages.en.ts";
import { viewedBefore } from "./viewed.ts";

type ViewedProps = { product: number };

/** With another person at the browser, or none any more, it is another rail. */
export default function ViewedRail({ product }: ViewedProps) {
	const session = useShop((state) => state.session);
	return session.as === "staff" ? null : <Viewed key={personOf(session)} product={product} />;
}

function Viewed({ product }: ViewedProps) {
	const { cards, put } = useViewedCards(product);
	const forget = () => {
		const forgotten = browserStorage().read("recentlyViewed");
		const putBack = () => {
			browserStorage().write("recentlyViewed", forgotten);
			put(cards);
		};
		browserStorage().write("recentlyViewed", []);
		put([]);
		// The button is gone: the keyboard goes on from the page's content.
		document.getElementById("content")?.focus({ preventScroll: true });
		showToast(messages.forgotten, "info", { label: messages.undo, act: putBack });
	};
	if (cards.length === 0) return null;
	return (
		<div className="pt-16 md:pt-24">
			<GarmentRail
				title={messages.title}
				cards={cards}
				beside={
					<Button look="flush" onClick={forget}>
						{messages.forget}
					</Button>
				}
			/>
		</div>
	);
}

/** As they are today: what is no longer on sale is left out. While they cannot be read there is no rail. */
function useViewedCards(product: number) {
	const { data, put } = useRead<readonly Card[]>(product, async (signal) => {
		const ids = viewedBefore(product);
		if (ids.length === 0) return [];
		const query = { ids: ids.join(","), language: words.language };
		return (await call(products.cards, { query }, { signal })).data.cards;
	});
	return { cards: data ?? [], put };
}
