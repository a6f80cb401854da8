import { useState } from "react";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { totalUnits } from "#core/rules/catalogue.ts";
import { sizesOf } from "#core/rules/sizes.ts";
import type { ChosenUnits } from "./add-to-cart.ts";
import { setLine } from "./change-lines.ts";

/** The colour, size and quantity of each line. Who takes part changes the list by choosing, who looks only this screen. */
export function useChoices(list: WishList) {
	const [chosen, setChosen] = useState<Record<number, ChosenUnits>>({});
	const choiceOf = (item: ListItem) => chosen[item.id_product] ?? savedChoice(item);

	const choose = async (item: ListItem, choice: ChosenUnits) => {
		const product = item.id_product;
		const before = choiceOf(item);
		setChosen((all) => ({ ...all, [product]: choice }));
		if (list.role === "reader") return;
		const line = {
			product,
			...(choice.color !== before.color && { ColorName: choice.color }),
			...(choice.size !== before.size && { size: choice.size, ColorName: choice.color }),
			...(choice.quantity !== before.quantity && { quantity: choice.quantity }),
		};
		// Also after a refusal the list itself says what stands; a later choice waits for its own answer.
		await setLine(list, line);
		setChosen(({ [product]: now, ...others }) => (now === choice || !now ? others : { ...others, [product]: now }));
	};
	return { choiceOf, choose };
}

/** As the line says; the first colour that has anything left, and no size, while it says nothing that can be had. */
function savedChoice(item: ListItem): ChosenUnits {
	const { variants, ColorName, quantity } = item;
	const wanted = variants.find((variant) => variant.ColorName.toLowerCase() === ColorName?.toLowerCase());
	const shown = wanted ?? variants.find((variant) => totalUnits({ variants: [variant] }) > 0) ?? variants[0];
	const size = sizesOf(item).find((one) => one === item.size) ?? null;
	return { color: shown?.ColorName ?? "", size, quantity };
}
