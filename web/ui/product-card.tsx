import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import type { ProductCard as Card } from "#core/contract/products.ts";
import { shownDiscount } from "#core/rules/catalogue.ts";
import { cx } from "./cx.ts";
import messages from "./messages.en.ts";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { Rating } from "./rating.tsx";
import { Swatches } from "./swatches.tsx";

type CardProps = {
	product: Card;
	/** By which its colours are told from those of other cards; one of its own when absent. */
	id?: string;
	/** Among the first that are seen: its picture is fetched before others. */
	first?: boolean;
	/** How wide the picture is shown; the usual grid's when absent. */
	sizes?: string;
	/** Sits in the corner of the picture. */
	heart?: ReactNode;
	/** What its name is on the page: below a heading of its own rail it is one deeper. */
	heading?: "h2" | "h3";
};

/** Widths of a card in ProductGrid beside the filters. */
const gridSizes = "(min-width: 1280px) 20rem, (min-width: 921px) 30vw, (min-width: 768px) 33vw, 50vw";

/** In which colours somebody wanted to see products; whoever comes back to the grid finds them so. */
const chosenColours = new Map<number, string>();

/** One product on the rail. The whole card leads to its page. */
export function ProductCard({
	product,
	id,
	first = false,
	sizes = gridSizes,
	heart,
	heading: Heading = "h2",
}: CardProps) {
	const ownId = useId();
	const { id_product, soldOut, colors, colorCount } = product;
	const [front = "", second] = product.images;
	const [chosen, setChosen] = useState(() => chosenColours.get(id_product));
	const shown = colors.find(({ ColorName }) => ColorName === chosen);
	const discount = shownDiscount(product);
	const choose = (color: string) => {
		chosenColours.set(id_product, color);
		setChosen(color);
	};
	return (
		<article className="group relative flex min-w-0 flex-col">
			<div className="relative overflow-hidden bg-sunken">
				<Picture
					src={shown?.image || front}
					alt=""
					sizes={sizes}
					first={first}
					className={cx(soldOut && "opacity-55 saturate-50")}
				/>
				{second && !shown && <SecondPicture src={second} sizes={sizes} />}
				{discount && (
					<span className="absolute bottom-0 left-0 bg-clay px-2.5 py-1 font-medium text-note text-on-clay tabular-nums">
						<span className="sr-only">{messages.offer}</span>
						{discount}
					</span>
				)}
			</div>
			<div className="flex flex-col gap-0.5 pt-3 pr-2 pl-1 md:pr-4">
				<Heading className="line-clamp-2 font-medium font-sans text-body tracking-normal">
					<Link
						to={
							shown ? `/products/${id_product}?color=${encodeURIComponent(shown.ColorName)}` : `/products/${id_product}`
						}
						prefetch="intent"
						className={wholeCard}
					>
						{product.name}
					</Link>
				</Heading>
				<div className="md:flex md:items-center md:justify-between md:gap-x-3">
					<p className="min-w-0 truncate text-note text-quiet">{product.brand}</p>
					<Swatches
						group={id ?? ownId}
						colors={colors}
						colorCount={colorCount}
						shown={(shown ?? colors[0])?.ColorName}
						onChoose={choose}
					/>
				</div>
				<div className={cx(pair, "flex-wrap")}>
					{soldOut ? <p className="text-quiet">{messages.soldOut}</p> : <Price of={product} />}
					{product.reviewCount > 0 && <Rating value={product.rating} reviews={product.reviewCount} />}
				</div>
			</div>
			{heart && <div className="absolute top-0 right-1 z-10 mt-[9%]">{heart}</div>}
		</article>
	);
}

const pair = "flex items-center justify-between gap-x-3";
const wholeCard =
	"after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-clay focus-visible:after:outline-offset-2 group-hover:text-clay";

/**
 * Fetched only when somebody points at the card: hidden pictures that wait for the lazy loader cost nothing. Until it is
 * there, the first one stays in sight.
 */
function SecondPicture({ src, sizes }: { src: string; sizes: string }) {
	return (
		<Picture
			src={src}
			alt=""
			sizes={sizes}
			onArrival={showArrived}
			className="absolute inset-0 hidden h-full opacity-0 transition-[opacity,display] transition-discrete group-hover:block group-has-[a:focus-visible]:block data-here:group-hover:opacity-100 data-here:group-has-[a:focus-visible]:opacity-100"
		/>
	);
}

const showArrived = (picture: HTMLImageElement) => {
	picture.dataset.here = "";
};

/** Cards hang side by side on one rail: almost no room between pictures, much between rows. */
export function ProductGrid({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<ul className={cx("grid grid-cols-2 gap-x-0.5 gap-y-10 md:grid-cols-3 xl:grid-cols-4", className)}>{children}</ul>
	);
}
