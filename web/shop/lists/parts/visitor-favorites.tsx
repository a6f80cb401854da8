import { products } from "#core/calls/products.ts";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { withNext } from "#web/account/next-place.ts";
import { call } from "#web/api.ts";
import { Hanger } from "#web/brand/logo.tsx";
import words from "#web/facts/messages.en.ts";
import { useRead } from "#web/loading/use-read.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ProductCard, ProductGrid } from "#web/ui/product-card.tsx";
import { ProductCardSkeleton } from "#web/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/ui/states.tsx";
import messages from "../visitor-favorites.messages.en.ts";
import { keptFavorites } from "../visitor-favorites.ts";
import { Heart } from "./heart.tsx";

/** So many the shop answers at once. */
const AT_ONCE = 24;

/** What a visitor marked in this browser, as it is sold today. What is taken out stays in sight until one leaves. */
export default function VisitorFavorites() {
	const { data: cards, problem, again } = useRead("kept", readKeptCards);
	if (problem) {
		const action = <Button onClick={again}>{messages.tryAgain}</Button>;
		return (
			<ErrorState page title={messages.failed.title} action={action}>
				<p>{messages.failed.text}</p>
			</ErrorState>
		);
	}
	if (cards?.length === 0) {
		return (
			<EmptyState
				page
				title={messages.none.title}
				drawing={<Hanger className="h-16 w-20 text-edge" />}
				action={<ButtonLink to="/home">{messages.seeAll}</ButtonLink>}
			>
				<p>{messages.none.text}</p>
			</EmptyState>
		);
	}
	return (
		<div className="page py-8 wide:py-12">
			<h1 className="text-headline">{messages.title}</h1>
			<div className="mt-4 mb-8 flex flex-wrap items-center justify-between gap-4 border-line border-y py-4">
				<p className="max-w-prose">{messages.note}</p>
				<ButtonLink look="outline" to={withNext("/login", "favorites")}>
					{messages.logIn}
				</ButtonLink>
			</div>
			<ProductGrid>
				{cards?.map((card) => (
					<li key={card.id_product} className="min-w-0">
						<ProductCard
							product={card}
							heart={<Heart product={card.id_product} name={card.name} className="text-on-wall" />}
						/>
					</li>
				)) ?? keptFavorites().map((id) => <ProductCardSkeleton key={id} />)}
			</ProductGrid>
		</div>
	);
}

async function readKeptCards(signal: AbortSignal): Promise<readonly Card[]> {
	const ids = keptFavorites();
	const found: Card[] = [];
	for (let at = 0; at < ids.length; at += AT_ONCE) {
		const query = { ids: ids.slice(at, at + AT_ONCE).join(","), language: words.language };
		found.push(...(await call(products.cards, { query }, { signal })).data.cards);
	}
	return found;
}
