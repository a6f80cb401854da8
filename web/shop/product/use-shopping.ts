import { useState } from "react";
import { useNavigate } from "react-router";
import type { CartLine } from "#core/contract/carts.ts";
import type { Product } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { CART_LINES_MAX } from "#core/rules/cart.ts";
import { amountWithin, type Picked } from "#core/rules/picker.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showToast } from "#web/ui/toast.tsx";
import { changeCart } from "../cart/change.ts";
import { colourOf, entryOf, keyOf, lineOf, withLine } from "../cart/lines.ts";
import { prepare } from "../cart/prepare.ts";
import { tellAdded } from "../cart/tell-added.ts";
import messages from "./messages.en.ts";

export type Shopping = {
	amount: number;
	setAmount: (amount: number) => void;
	/** The choice cannot be had. */
	isSoldOut: boolean;
	/** Somebody wanted to shop before choosing a size. */
	lacksSize: boolean;
	buy: () => void;
	addToCart: () => void;
};

/** Buying what is chosen on a product's page. */
export function useShopping(product: Product, picked: Picked): Shopping {
	const { variant, size, cap } = picked;
	const choice = `${product.id_product} ${variant?.ColorName} ${size}`;
	// With every choice the amount starts at 1 again, also with one that was made before.
	const [wanted, setWanted] = useState({ choice, amount: 1 });
	if (wanted.choice !== choice) setWanted({ choice, amount: 1 });
	const [asked, setAsked] = useState("");
	const navigate = useNavigate();
	const amount = wanted.choice === choice ? amountWithin(wanted.amount, cap) : 1;

	const chosen = (): CartLine | null => {
		if (variant && size && cap > 0) return lineOf(product, variant, size, amount);
		setAsked(choice);
		focusSizes(picked);
		return null;
	};

	return {
		amount,
		setAmount: (next) => setWanted({ choice, amount: next }),
		isSoldOut: size ? cap === 0 : picked.colors.every(({ units }) => units === 0),
		lacksSize: asked === choice && size === null,
		buy() {
			const line = chosen();
			if (!line) return;
			prepare([line]);
			void navigate("/form");
		},
		addToCart() {
			const line = chosen();
			if (line) addLine(line);
		},
	};
}

/** Where the missing size is said and chosen: at the first that can be had. */
function focusSizes({ sizes }: Picked) {
	const buttons = document.querySelectorAll<HTMLElement>("button[name=size]");
	const first = sizes.findIndex(({ units }) => units > 0);
	const button = buttons[Math.max(first, 0)];
	button?.scrollIntoView({ block: "center" });
	button?.focus({ preventScroll: true });
}

/** Puts a line into the cart and says how that went. */
function addLine(line: CartLine) {
	const quantityIn = (cart: readonly CartLine[]) => {
		const there = cart.find((one) => keyOf(one) === keyOf(line));
		return there ? entryOf(there).quantity : 0;
	};
	const toCart = { label: messages.seeCart, to: "/cart" };
	const before = browserStorage().read("cart");
	if (quantityIn(before) === 0 && before.length >= CART_LINES_MAX) {
		return showToast(messages.cartFull(CART_LINES_MAX), "warning", toCart);
	}
	changeCart((cart) => withLine(cart, line));
	const added = quantityIn(browserStorage().read("cart")) - quantityIn(before);
	const { size, quantity } = entryOf(line);
	const what = `${line.name}, ${colourOf(line)}, ${sizeWord(size)}`;
	if (added <= 0) return showToast(messages.allInCart(what), "info", toCart);
	tellAdded(before, added < quantity ? messages.onlyMore(what, added) : messages.inCart(what), toCart);
}
