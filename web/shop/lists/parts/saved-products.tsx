import { useState } from "react";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { isSoldOut, totalUnits } from "#core/rules/catalogue.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { addLines, type Choice, chosenLine } from "../add-to-cart.ts";
import { removeFromList } from "../change-lists.ts";
import messages from "./saved.messages.en.ts";
import { SavedProduct } from "./saved-product.tsx";

/** Everything on a list, each to be chosen in a colour and size and put into the cart, alone or all at once. */
export function SavedProducts({ list }: { list: WishList }) {
	const canShop = useShop(({ session }) => session.as !== "staff");
	const [choices, setChoices] = useState<Record<number, Choice>>({});
	const choiceOf = (item: ListItem) => choices[item.id_product] ?? firstChoice(item);
	const available = list.List.filter((item) => !item.offSale && !isSoldOut(item));
	const isShared = list.role !== "creator" || list.Colaborators.length > 0;

	const add = (items: readonly ListItem[]) => {
		const open = items.filter((item) => choiceOf(item).size === null);
		if (open.length > 0) {
			document.getElementById(`saved-${open[0]?.id_product}`)?.scrollIntoView({ block: "center" });
			const only = open.length === 1 ? open[0] : undefined;
			return showToast(only ? messages.sizeFirst(only.name) : messages.sizesFirst(open.length), "warning");
		}
		const lines = items.flatMap((item) => chosenLine(item, choiceOf(item)) ?? []);
		if (lines.length > 0) addLines(lines);
		else showToast(messages.chosenSoldOut, "warning");
	};

	return (
		<div>
			<ul aria-label={messages.products}>
				{list.List.map((item) => (
					<li key={item.id_product} id={`saved-${item.id_product}`}>
						<SavedProduct
							item={item}
							choice={choiceOf(item)}
							canShop={canShop}
							canRemove={list.role !== "reader"}
							isShared={isShared}
							onChoose={(choice) => setChoices((before) => ({ ...before, [item.id_product]: choice }))}
							onAdd={() => add([item])}
							onRemove={() => void removeFromList(list, item.id_product)}
						/>
					</li>
				))}
			</ul>
			{canShop && available.length > 1 && (
				<div className="border-line border-t pt-6">
					<Button onClick={() => add(available)}>{messages.addAll}</Button>
				</div>
			)}
		</div>
	);
}

/** The first colour that has anything left; a size is for the shopper to choose. */
function firstChoice({ variants }: ListItem): Choice {
	const shown = variants.find((variant) => totalUnits({ variants: [variant] }) > 0) ?? variants[0];
	return { color: shown?.ColorName ?? "", size: null };
}
