import { type ReactNode, useId } from "react";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { ProductCard } from "#web/ui/product-card.tsx";

const railSizes = "(min-width: 1280px) 19rem, (min-width: 768px) 30vw, 44vw";
const lookSizes = "(min-width: 1280px) 30rem, (min-width: 768px) 33vw, 44vw";

type GarmentRailProps = {
	title: string;
	cards: readonly Card[];
	/** At the end of the title's line. */
	beside?: ReactNode;
	/** All of them in sight where there is room. */
	isLook?: boolean;
};

/** Garments side by side on a rail that is pushed along by hand; by keyboard it follows from one to the next. */
export function GarmentRail({ title, cards, beside, isLook = false }: GarmentRailProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="garment-rail-section">
			<div className="page flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-5">
				<h2 id={id} className="text-headline">
					{title}
				</h2>
				{beside}
			</div>
			<ul className={isLook ? "garment-rail look-rail" : "garment-rail"}>
				{cards.map((card) => (
					<li key={card.id_product}>
						<ProductCard heading="h3" product={card} sizes={isLook ? lookSizes : railSizes} />
					</li>
				))}
			</ul>
		</section>
	);
}
