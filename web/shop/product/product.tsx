import { lazy, useMemo, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { pick } from "#core/rules/picker.ts";
import { apiContext } from "#web/api-context.ts";
import { factsIn } from "#web/facts/title.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { DetailEvents } from "#web/store/detail-events.tsx";
import { Piece } from "#web/ui/piece.tsx";
import { WhenNear } from "#web/ui/when-near.tsx";
import { useLists } from "../lists/use-lists.ts";
import { useViewed } from "../recent/viewed.ts";
import type { Route } from "./+types/product.ts";
import { crumbsOf } from "./crumbs.ts";
import { Breadcrumbs } from "./parts/breadcrumbs.tsx";
import { Gallery } from "./parts/gallery.tsx";
import { PriceBar } from "./parts/price-bar.tsx";
import { ProductInfo } from "./parts/product-info.tsx";
import { ReviewOwn } from "./parts/review-own.tsx";
import { Reviews } from "./parts/reviews.tsx";
import { loadProduct } from "./product-data.ts";
import { productHead } from "./product-head.ts";
import { useCounted } from "./use-counted.ts";
import { useOwnSize } from "./use-own-size.ts";
import { useShopping } from "./use-shopping.ts";

const Rails = lazy(ifReached(() => import("./parts/rails.tsx")));

export const handle = { reads: ["color", "size", "picture"] };

export function loader({ context, params, request }: Route.LoaderArgs) {
	return loadProduct(context.get(apiContext), params.id, request);
}

/** Choosing a colour or size changes the address and nothing that was read. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const onlyChose = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return !onlyChose && defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const facts = factsIn(matches);
	return loaderData && facts ? productHead(loaderData, facts) : [];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
	const { product, plans, terms, topReviews, newestReviews } = loaderData;
	const [address] = useSearchParams();
	const color = address.get("color");
	const own = useOwnSize(product, color, product.group ?? null);
	const picked = pick(product, { color, size: address.get("size") ?? own });
	const shopping = useShopping(product, picked);
	const detail = useMemo(() => ({ ...product, reviewsText: topReviews }), [product, topReviews]);
	const [buttons, setButtons] = useState<HTMLElement | null>(null);
	useLists();
	useViewed(product.id_product);
	useCounted(product.id_product, picked);
	return (
		<>
			<div className="page flex flex-col gap-1 md:gap-6 md:pt-6">
				<DetailEvents key={`detail ${product.id_product}`} detail={detail} />
				<Breadcrumbs crumbs={crumbsOf(product)} />
				<div className="product-columns grid gap-3 md:gap-8 wide:gap-12">
					<div className="min-w-0">
						<Gallery
							product={product}
							variant={picked.variant}
							size={picked.size}
							picture={Number(address.get("picture")) || 1}
						/>
					</div>
					<div className="min-w-0 wide:sticky wide:top-24 wide:self-start">
						<ProductInfo
							product={product}
							plans={plans}
							terms={terms}
							picked={picked}
							shopping={shopping}
							buttons={setButtons}
						/>
					</div>
				</div>
				<Piece
					of={
						import.meta.env.SSR && [
							"reviews",
							product.id_product,
							product.rating,
							product.stars,
							topReviews,
							newestReviews,
						]
					}
				>
					{() => (
						<Reviews
							key={`${product.id_product} ${product.reviewCount}`}
							product={product.id_product}
							rating={product.rating}
							count={product.reviewCount}
							stars={product.stars}
							top={detail.reviewsText}
							newest={newestReviews}
						/>
					)}
				</Piece>
				<ReviewOwn key={product.id_product} product={product.id_product} />
				<PriceBar product={product} picked={picked} shopping={shopping} buttons={buttons} />
			</div>
			<WhenNear>
				<Rails key={product.id_product} product={product.id_product} />
			</WhenNear>
		</>
	);
}
