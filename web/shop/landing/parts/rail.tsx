import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { ProductCard } from "#web/ui/product-card.tsx";
import messages from "../messages.en.ts";

type RailProps = {
	title: string;
	cards: Card[];
	/** Where more of them are. */
	to: string | undefined;
};

/** Garments side by side on a rail that is pushed along by hand; by keyboard it follows from one to the next. */
export function Rail({ title, cards, to }: RailProps) {
	return (
		<Hung title={title} beside={to && <SeeAll to={to} title={title} />}>
			<ul className="garment-rail">
				{cards.map((card) => (
					<li key={card.id_product}>
						<ProductCard heading="h3" product={card} sizes={railSizes} />
					</li>
				))}
			</ul>
		</Hung>
	);
}

type LookProps = { title: string; cards: Card[]; sum: number };

/** Garments that go together, all of them in sight where there is room, and what they cost together. */
export function LookRail({ title, cards, sum }: LookProps) {
	const money = useMoney();
	const together = <p className="font-serif text-lead tabular-nums">{messages.together(money(sum))}</p>;
	return (
		<Hung title={title || messages.look} beside={together}>
			<ul className="garment-rail look-rail">
				{cards.map((card) => (
					<li key={card.id_product}>
						<ProductCard heading="h3" product={card} sizes={lookSizes} />
					</li>
				))}
			</ul>
		</Hung>
	);
}

const railSizes = "(min-width: 1280px) 19rem, (min-width: 768px) 30vw, 44vw";
const lookSizes = "(min-width: 1280px) 30rem, (min-width: 768px) 33vw, 44vw";

function Hung({ title, beside, children }: { title: string; beside: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<div className="page flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-5">
				<h2 id={id} className="text-headline">
					{title}
				</h2>
				{beside}
			</div>
			{children}
		</section>
	);
}

function SeeAll({ to, title }: { to: string; title: string }) {
	return (
		<Link
			to={to}
			prefetch="intent"
			className="group inline-flex min-h-11 items-center gap-2 underline decoration-edge underline-offset-4 hover:text-clay"
		>
			{messages.seeAll}
			<span className="sr-only">: {title}</span>
			<ArrowRight
				aria-hidden="true"
				className="size-4 stroke-[1.5] transition-transform group-hover:translate-x-1 group-focus-visible:translate-x-1"
			/>
		</Link>
	);
}
