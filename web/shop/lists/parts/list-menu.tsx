import { type ComponentType, lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { sessionToken } from "#web/account/session.ts";
import { useShop } from "#web/store/store.ts";
import type { LineChoice } from "../change-lists.ts";
import { ListButton } from "./list-button.tsx";

type ListMenuProps = { product: number; choice?: LineChoice | undefined };

/** Only who has lists needs it; should it not come, the product can still be bought. */
const ClientListMenu = lazy<ComponentType<ListMenuProps & { phone: number }>>(() =>
	import("./client-list-menu.tsx").catch(() => ({ default: () => null })),
);

/** The wish-list dropdown of a product. A visitor is asked to log in first. */
export function ListMenu({ product, choice }: ListMenuProps) {
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	const navigate = useNavigate();
	if (phone !== 0) {
		return (
			<Suspense fallback={<ListButton disabled />}>
				<ClientListMenu product={product} choice={choice} phone={phone} />
			</Suspense>
		);
	}
	const ask = async () => {
		if (sessionToken()) return;
		const { askToLogIn } = await import("../ask-to-log-in.ts");
		const way = await askToLogIn(product, "list");
		if (way) await navigate(way);
	};
	return <ListButton onClick={ask} />;
}
