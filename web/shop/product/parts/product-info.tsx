import { type ComponentProps, lazy, memo, type Ref, Suspense } from "react";
import type { ProductDetail } from "#core/contract/products.ts";
import { BODY_CHARTED } from "#core/rules/body-charted.ts";
import { isSoldOut, unitPrice } from "#core/rules/catalogue.ts";
import { type FitVotes, mostSay, votesIn } from "#core/rules/fit-votes.ts";
import type { Plan } from "#core/rules/installments.ts";
import type { Picked } from "#core/rules/picker.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { isShown } from "#web/layout/bar-entries.ts";
import { whenTouched } from "#web/layout/when-touched.ts";
import { useShop } from "#web/store/store.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Piece } from "#web/ui/piece.tsx";
import { Price } from "#web/ui/price.tsx";
import { Rating } from "#web/ui/rating.tsx";
import { Heart } from "../../lists/parts/heart.tsx";
import { ListMenu } from "../../lists/parts/list-menu.tsx";
import { SizeGuide } from "../../size-guide/size-guide.tsx";
import { StockAlert } from "../../stock-alerts/stock-alert.tsx";
import type { BuyingTerms } from "../buying-terms.ts";
import messages from "../messages.en.ts";
import { unmoved } from "../unmoved.ts";
import type { Shopping } from "../use-shopping.ts";
import { Amount } from "./amount.tsx";
import { InstallmentPlans } from "./installment-plans.tsx";
import { Picker } from "./picker.tsx";
import { ShopButtons } from "./shop-buttons.tsx";
import { Terms } from "./terms.tsx";

/** Comes with the page as it is sent, and there is nothing to press in it but what browsers unfold by themselves. */
const LazyDetails = lazy(whenTouched("details", () => import("./details.tsx")));
/** Left as it is while what it says stays the same, and until its code is there. */
const Details = memo((props: ComponentProps<typeof LazyDetails>) => (
	<Suspense fallback={<AsTheyCame product={props.product.id_product} />}>
		<LazyDetails {...props} />
	</Suspense>
));

/** React takes away what it is to change and cannot yet: a size chosen on a slow network must not move the page. */
function AsTheyCame({ product }: { product: number }) {
	const came = typeof document === "undefined" ? null : document.getElementById("details");
	const shown = came?.dataset.product === String(product) ? came.cloneNode(true).childNodes : [];
	return <div ref={(place) => place?.append(...shown)} />;
}

const updateEntry = {
	to: "/updateProducto/:id",
	label: messages.update,
	shownTo: ["staff"],
	right: "products.write",
} as const;

type ProductInfoProps = {
	product: ProductDetail;
	plans: readonly Plan[];
	terms: BuyingTerms;
	picked: Picked;
	shopping: Shopping;
	buttons: Ref<HTMLDivElement>;
};

/** Everything to know and to choose about a product. Staff cannot shop, they can change it. */
export function ProductInfo({ product, plans, terms, picked, shopping, buttons }: ProductInfoProps) {
	const session = useShop((state) => state.session);
	const money = useMoney();
	const chosen = picked.variant && picked.size ? { ColorName: picked.variant.ColorName, size: picked.size } : undefined;
	return (
		<div className="flex flex-col gap-2 md:gap-6">
			<header className="flex flex-col md:gap-2">
				<div className="flex items-start justify-between gap-4">
					<h1 className="wrap-anywhere min-w-0 text-title md:text-headline">{product.name}</h1>
					<Heart product={product.id_product} name={product.name} choice={chosen} className="-mr-3 max-md:-my-1" />
				</div>
				<p className="flex flex-wrap items-baseline gap-x-4 text-quiet">
					<span>{product.brand}</span>
					<span className="label">{messages.collection(product.collectionName)}</span>
				</p>
			</header>
			<div className="flex flex-wrap items-center justify-between gap-x-6 md:gap-y-2">
				<div>
					<Price of={product} large />
					{product.lowestPrice30 && (
						<p className="text-note text-quiet">{messages.lowest(money(product.lowestPrice30))}</p>
					)}
				</div>
				{product.reviewCount > 0 && (
					<a href="#reviews" className="inline-flex min-h-11 items-center hover:text-clay">
						<Rating value={product.rating} reviews={product.reviewCount} />
					</a>
				)}
				<InstallmentPlans price={unitPrice(product)} plans={plans} />
			</div>
			{isSoldOut(product) && <p className="border-line border-y py-3">{messages.soldOutEverywhere}</p>}
			<Picker
				picked={picked}
				lacksSize={shopping.lacksSize}
				amount={
					session.as !== "staff" &&
					picked.cap > 0 && <Amount value={shopping.amount} cap={picked.cap} onChange={shopping.setAmount} />
				}
			>
				<FitSaid votes={product.fitVotes} />
				{(product.measurements || BODY_CHARTED.includes(product.sizeSystem)) && (
					<SizeGuide key={product.id_product} product={product} picked={picked} />
				)}
			</Picker>
			{session.as !== "staff" && <ShopButtons ref={buttons} shopping={shopping} />}
			{session.as !== "staff" && picked.variant && picked.size && picked.cap === 0 && (
				<StockAlert
					key={`${picked.variant.ColorName} ${picked.size}`}
					product={product}
					ColorName={picked.variant.ColorName}
					size={picked.size}
				/>
			)}
			{session.as !== "staff" && <ListMenu product={product.id_product} choice={chosen} />}
			{isShown(updateEntry, session) && (
				<ButtonLink to={`/updateProducto/${product.id_product}`} wide>
					{updateEntry.label}
				</ButtonLink>
			)}
			<Terms of={terms} />
			<Piece of={import.meta.env.SSR && ["known", unmoved(product), picked.size]}>
				{() => (
					<section aria-label={messages.description} className="border-line border-t pt-6">
						<h2 className="sr-only">{messages.description}</h2>
						<p className="wrap-anywhere max-w-prose whitespace-pre-line">{product.description}</p>
						<Details product={product} chosen={picked.size} />
					</section>
				)}
			</Piece>
		</div>
	);
}

/** How it fits, where most of its buyers agree. */
function FitSaid({ votes }: { votes: FitVotes | undefined }) {
	const said = mostSay(votes);
	return votes && said && <p className="pt-2 text-note text-quiet">{messages.mostSay[said](votesIn(votes))}</p>;
}
