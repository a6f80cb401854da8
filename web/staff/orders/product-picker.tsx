import { type FormEvent, useState } from "react";
import { products } from "#core/calls/products.ts";
import type { OrderLine } from "#core/contract/orders.ts";
import type { Product, ProductCard } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { call } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./new-order.messages.en.ts";

const priceOf = ({ is_offer, price_offer, price }: Pick<Product, "is_offer" | "price_offer" | "price">) =>
	is_offer ? price_offer : price;
const { language } = words;

/** Finds a product by its name, then asks for colour, size and quantity. */
export function ProductPicker({ onAdd }: { onAdd: (line: OrderLine) => void }) {
	const [typed, setTyped] = useState("");
	const [found, setFound] = useState<{ of: string; cards: readonly ProductCard[] } | null>(null);
	const [product, setProduct] = useState<Product | null>(null);
	const [busy, setBusy] = useState(false);
	const money = useMoney();

	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		await work().catch(tellRefusal);
		setBusy(false);
	};
	const search = (event: FormEvent) => {
		event.preventDefault();
		const q = typed.trim();
		if (q === "") return;
		void attempt(async () => {
			const { data } = await call(products.suggest, { query: { q, language } });
			setFound({ of: q, cards: data.products });
		});
	};
	const choose = (id: number) =>
		attempt(async () => setProduct((await call(products.detail, { params: { id }, query: { language } })).data));
	const close = () => {
		setProduct(null);
		setFound(null);
		setTyped("");
	};

	if (product) return <Choice key={product.id_product} product={product} onAdd={onAdd} onClose={close} />;
	return (
		<div className="flex flex-col gap-4">
			<form onSubmit={search} className="flex flex-wrap items-end gap-3">
				<Field
					label={messages.find}
					type="search"
					maxLength={100}
					value={typed}
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
					className="min-w-56 grow"
				/>
				<Button type="submit" look="outline" busy={busy}>
					{messages.search}
				</Button>
			</form>
			<div role="status">
				{found?.cards.length === 0 && <p>{messages.nothing(found.of)}</p>}
				{found && found.cards.length > 0 && (
					<ul aria-label={messages.found} className="flex flex-col border-line border-t">
						{found.cards.map((card) => (
							<li key={card.id_product} className="border-line border-b">
								<button
									type="button"
									disabled={card.soldOut}
									onClick={() => void choose(card.id_product)}
									className="flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left disabled:text-quiet"
								>
									<span className="wrap-anywhere">{card.name}</span>
									<span className="shrink-0 tabular-nums">
										{card.soldOut ? messages.soldOut : money(priceOf(card))}
									</span>
								</button>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}

type ChoiceProps = { product: Product; onAdd: (line: OrderLine) => void; onClose: () => void };

/** Of one product: which colour and size, and how many. */
function Choice({ product, onAdd, onClose }: ChoiceProps) {
	const [colorName, setColorName] = useState(product.variants[0]?.ColorName ?? "");
	const variant = product.variants.find(({ ColorName }) => ColorName === colorName);
	const sizes = Object.entries(variant?.Stocks ?? {}).filter(([, left]) => left > 0);
	const [wanted, setWanted] = useState("");
	const [size, left] = sizes.find(([name]) => name === wanted) ?? sizes[0] ?? ["", 0];
	const [quantity, setQuantity] = useState("1");
	const money = useMoney();

	const add = (event: FormEvent) => {
		event.preventDefault();
		const count = Number(quantity);
		if (size === "" || !Number.isInteger(count) || count < 1 || count > left) return;
		onAdd({
			productid: product.id_product,
			name: product.name,
			color: colorName,
			size,
			quantity: count,
			price: priceOf(product),
			image: variant?.ProductImages[0] ?? "",
		});
		onClose();
	};
	const isTooMany = Number(quantity) > left;
	return (
		<form onSubmit={add} className="flex flex-col gap-4 border-line border-y py-4">
			<p className="flex flex-wrap justify-between gap-4">
				<span className="wrap-anywhere font-medium">{product.name}</span>
				<span className="tabular-nums">{money(priceOf(product))}</span>
			</p>
			<div className="grid gap-4 md:grid-cols-3">
				<Select
					label={messages.color}
					value={colorName}
					onChange={({ currentTarget }) => setColorName(currentTarget.value)}
				>
					{product.variants.map(({ ColorName }) => (
						<option key={ColorName}>{ColorName}</option>
					))}
				</Select>
				<Select label={messages.size} value={size} onChange={({ currentTarget }) => setWanted(currentTarget.value)}>
					{sizes.length === 0 && <option value="">{messages.soldOut}</option>}
					{sizes.map(([name, count]) => (
						<option key={name} value={name}>
							{messages.left(sizeWord(name), count)}
						</option>
					))}
				</Select>
				<Field
					label={messages.quantity}
					type="number"
					inputMode="numeric"
					min={1}
					max={Math.max(1, left)}
					value={quantity}
					onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
					{...(isTooMany && { state: "bad" as const, message: messages.short(product.name, left) })}
				/>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={size === "" || isTooMany}>
					{messages.add}
				</Button>
				<Button look="outline" onClick={onClose}>
					{messages.another}
				</Button>
			</div>
		</form>
	);
}
