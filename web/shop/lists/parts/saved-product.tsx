import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { QUANTITY_MAX } from "#core/rules/cart.ts";
import { calledColour, isSoldOut, shownDiscount, unitPrice } from "#core/rules/catalogue.ts";
import { priceDrop } from "#core/rules/list-news.ts";
import { isFew, pick, pickerNotice, unitsLeft } from "#core/rules/picker.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { ifReached } from "#web/layout/when-touched.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Price } from "#web/ui/price.tsx";
import { Quantity } from "../../cart/parts/quantity.tsx";
import type { ChosenUnits } from "../add-to-cart.ts";
import { LineNote, LineTools } from "./line-tools.tsx";
import messages from "./saved.messages.en.ts";

const GiftLine = lazy(ifReached(() => import("../../gifts/gift-line.tsx")));

type SavedProductProps = {
	list: WishList;
	/** Of the link by which somebody came who takes no part in it. */
	token: string | null;
	item: ListItem;
	choice: ChosenUnits;
	canShop: boolean;
	onChoose: (choice: ChosenUnits) => void;
	onAdd: () => void;
	onRemove: () => void;
};

/** A saved product: what it costs now and cost then, what is left of it, and the way into the cart. */
export function SavedProduct({ list, token, item, choice, canShop, onChoose, onAdd, onRemove }: SavedProductProps) {
	const isMember = list.role !== "reader";
	/** More than one person works on the list. */
	const isShared = list.role !== "creator" || list.Colaborators.length > 0;
	const picked = pick(item, choice);
	const canBeHad = !item.offSale && !isSoldOut(item);
	const address = `/products/${item.id_product}`;
	return (
		<article className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-4 border-line border-t py-6 md:grid-cols-[10rem_1fr] md:gap-x-8">
			<Link to={address} tabIndex={-1} aria-hidden="true" className="relative self-start bg-sunken">
				<Picture
					src={picked.variant?.ProductImages[0] ?? item.default_image}
					alt=""
					sizes="(min-width: 768px) 10rem, 6rem"
					className={cx(!canBeHad && "opacity-55 saturate-50")}
				/>
				{shownDiscount(item) && (
					<span className="absolute bottom-0 left-0 bg-clay px-2 py-0.5 font-medium text-note text-on-clay tabular-nums">
						{shownDiscount(item)}
					</span>
				)}
			</Link>
			<div className="flex min-w-0 flex-col gap-3">
				<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
					<div className="min-w-0">
						<h2 className="wrap-anywhere font-medium font-sans text-body tracking-normal">
							<Link to={address} className="hover:text-clay">
								{item.name}
							</Link>
						</h2>
						<p className="text-note text-quiet">
							{isShared && item.addedBy ? messages.addedBy(item.brand, item.addedBy) : item.brand}
						</p>
					</div>
					<div className="md:text-right">
						<Price of={item} className="text-lead md:justify-end" />
						<SavedPrice item={item} />
					</div>
				</div>
				<Mark item={item} units={picked.units} />
				{canBeHad ? (
					<>
						<Colours item={item} choice={choice} onChoose={onChoose} />
						<Sizes item={item} choice={choice} onChoose={onChoose} />
						<p role="status" className="text-brick text-note empty:hidden">
							{pickerNotice(picked)}
						</p>
					</>
				) : (
					<p className="text-quiet">{item.offSale ? messages.noLongerSold : messages.soldOutEverywhere}</p>
				)}
				<LineNote list={list} item={item} />
				{list.claims !== null && (
					<Suspense fallback={null}>
						<GiftLine list={list} item={item} choice={choice} token={token} />
					</Suspense>
				)}
				<div className="flex flex-wrap items-center gap-3">
					{canShop && canBeHad && (
						<Quantity
							of={item.name}
							value={choice.quantity}
							most={QUANTITY_MAX}
							onChange={(quantity) => onChoose({ ...choice, quantity })}
						/>
					)}
					{canShop && canBeHad && (
						<Button look="outline" onClick={onAdd} disabled={choice.size !== null && picked.cap === 0}>
							{messages.add}
						</Button>
					)}
					{isMember && (
						<>
							<Button look="flush" onClick={onRemove} aria-label={messages.removeIt(item.name)}>
								{messages.remove}
							</Button>
							<LineTools list={list} item={item} />
						</>
					)}
				</div>
			</div>
		</article>
	);
}

/** What is worth knowing of it since it was saved. */
function Mark({ item, units }: { item: ListItem; units: number }) {
	const drop = priceDrop(item.savedPrice, unitPrice(item));
	const few = !item.offSale && isFew(units);
	if (drop === null && !few) return null;
	return (
		<p className="flex flex-wrap gap-2 text-note">
			{drop !== null && <span className="bg-sage-tint px-2 py-0.5 text-sage">{messages.lessSince(drop)}</span>}
			{few && <span className="border border-edge px-2 py-0.5">{unitsLeft(units)}</span>}
		</p>
	);
}

function SavedPrice({ item }: { item: ListItem }) {
	const money = useMoney();
	const now = unitPrice(item);
	const difference = money(Math.abs(now - item.savedPrice));
	return (
		<p className="text-note text-quiet">
			{messages.savedAt(money(item.savedPrice))}
			{now < item.savedPrice && <span className="text-sage">{messages.lessNow(difference)}</span>}
			{now > item.savedPrice && <span className="text-brick">{messages.moreNow(difference)}</span>}
		</p>
	);
}

type ChoiceProps = { item: ListItem; choice: ChosenUnits; onChoose: (choice: ChosenUnits) => void };
const option = "min-h-11 rounded-edge border px-3";
const looks = (isChosen: boolean, units: number) =>
	cx(option, isChosen ? "border-ink" : "border-line hover:border-edge", units === 0 && "text-quiet line-through");

function Colours({ item, choice, onChoose }: ChoiceProps) {
	if (item.variants.length < 2) return null;
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">{messages.colourOf(item.name)}</legend>
			{pick(item, choice).colors.map(({ variant, units, chosen }) => (
				<button
					key={variant.ColorName}
					type="button"
					aria-pressed={chosen}
					className={looks(chosen, units)}
					onClick={() => onChoose({ ...choice, color: variant.ColorName })}
				>
					{calledColour(variant)}
				</button>
			))}
		</fieldset>
	);
}

/** One button per size, each with what is left of it. */
function Sizes({ item, choice, onChoose }: ChoiceProps) {
	return (
		<fieldset className="grid max-w-80 grid-cols-4 gap-2">
			<legend className="sr-only">{messages.sizeOf(item.name)}</legend>
			{pick(item, choice).sizes.map(({ size, units, chosen }) => (
				<button
					key={size}
					type="button"
					aria-pressed={chosen}
					className={cx(looks(chosen, units), "flex flex-col items-center justify-center px-1! leading-tight")}
					onClick={() => onChoose({ ...choice, size })}
				>
					<span className="font-medium">{sizeWord(size)}</span>
					<span className="text-note text-quiet">{units === 0 ? messages.soldOut : messages.left(units)}</span>
				</button>
			))}
		</fieldset>
	);
}
