import type { Facets } from "#core/contract/facets.ts";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { catalogueMessages } from "#core/messages/catalogue.ts";
import { Hanger } from "#web/brand/logo.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { nameInHead } from "#web/ui/picture.tsx";
import { Piece } from "#web/ui/piece.tsx";
import { ProductCard, ProductGrid } from "#web/ui/product-card.tsx";
import { ProductCardSkeleton } from "#web/ui/skeleton.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { Heart } from "../../lists/parts/heart.tsx";
import messages from "../messages.en.ts";
import { addressOfView, type HomeView, PAGE_SIZE } from "../view.ts";

/** As many as are in sight when the page opens, on any screen. */
const FIRST_ROW = 4;
/** How wide a card is beside the panel, and below it. */
const sizes =
	"(min-width: 1536px) 19rem, (min-width: 1280px) calc((100vw - 22rem) / 4), (min-width: 921px) calc((100vw - 20rem) / 3), (min-width: 768px) 31vw, 48vw";

type ResultsProps = { view: HomeView; cards: Card[]; pages: number; facets: Facets | null };

export function Results({ view, cards, pages, facets }: ResultsProps) {
	if (cards.length === 0) {
		return (
			<EmptyState
				title={catalogueMessages.nothingFound.title}
				drawing={<Hanger className="h-16 w-20 text-edge" />}
				action={<ButtonLink to="/home">{messages.reset}</ButtonLink>}
			>
				<p>{catalogueMessages.nothingFound.text}</p>
			</EmptyState>
		);
	}
	for (const { images } of cards.slice(0, FIRST_ROW)) nameInHead({ src: images[0] ?? "", sizes });
	return (
		<>
			<ProductGrid>
				{cards.map((card, place) => (
					<li key={card.id_product} className="min-w-0">
						<Piece of={["card", card, place < FIRST_ROW]}>
							{(id) => (
								<ProductCard
									product={card}
									id={id}
									first={place < FIRST_ROW}
									sizes={sizes}
									heart={<Heart product={card.id_product} name={card.name} className="text-on-wall" />}
								/>
							)}
						</Piece>
					</li>
				))}
			</ProductGrid>
			<div className="pt-16">
				<Pagination
					page={Number(view.page)}
					pages={pages}
					addressOf={(page) => addressOfView({ ...view, page: String(page) }, facets?.collections)}
				/>
			</div>
		</>
	);
}

/** The grid to come, with the size it will have. */
export function ResultsToCome() {
	return (
		<ProductGrid>
			{Array.from({ length: PAGE_SIZE }, (_, place) => `card ${place}`).map((name) => (
				<li key={name}>
					<ProductCardSkeleton />
				</li>
			))}
		</ProductGrid>
	);
}
