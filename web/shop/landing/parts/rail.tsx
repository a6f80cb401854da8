import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { GarmentRail } from "../../garment-rail.tsx";
import messages from "../messages.en.ts";

type RailProps = {
	title: string;
	cards: Card[];
	/** Where more of them are. */
	to: string | undefined;
};

export function Rail({ title, cards, to }: RailProps) {
	return <GarmentRail title={title} cards={cards} beside={to && <SeeAll to={to} title={title} />} />;
}

type LookProps = { title: string; cards: Card[]; sum: number };

/** Garments that go together, and what they cost together. */
export function LookRail({ title, cards, sum }: LookProps) {
	const money = useMoney();
	const together = <p className="font-serif text-lead tabular-nums">{messages.together(money(sum))}</p>;
	return <GarmentRail isLook title={title || messages.look} cards={cards} beside={together} />;
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
