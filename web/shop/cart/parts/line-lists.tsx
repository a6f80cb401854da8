import type { CartLine } from "#core/contract/carts.ts";
import ClientListMenu from "../../lists/parts/client-list-menu.tsx";
import { useLists } from "../../lists/use-lists.ts";
import { entryOf } from "../lines.ts";

/** The way from the cart onto one of a client's lists, in the line's colour and size. */
export default function LineLists({ line, phone }: { line: CartLine; phone: number }) {
	const { id_product, ColorName, size } = entryOf(line);
	useLists();
	return <ClientListMenu product={id_product} choice={{ ColorName, size }} phone={phone} />;
}
