import type { ListItem, WishList } from "#core/contract/lists.ts";
import { isSoldOut } from "#core/rules/catalogue.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { addLines, chosenLine } from "../add-to-cart.ts";
import { removeLine } from "../change-lines.ts";
import { useChoices } from "../use-choices.ts";
import { useLists } from "../use-lists.ts";
import messages from "./saved.messages.en.ts";
import { SavedProduct } from "./saved-product.tsx";

/** Everything on a list, each to be chosen in a colour and size and put into the cart, alone or all at once. */
export function SavedProducts({ list, token = null }: { list: WishList; token?: string | null }) {
	const canShop = useShop(({ session }) => session.as !== "staff");
	const { choiceOf, choose } = useChoices(list);
	useLists();
	const available = list.List.filter((item) => !item.offSale && !isSoldOut(item));

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
							list={list}
							token={token}
							item={item}
							choice={choiceOf(item)}
							canShop={canShop}
							onChoose={(choice) => choose(item, choice)}
							onAdd={() => add([item])}
							onRemove={() => void removeLine(list, item)}
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
