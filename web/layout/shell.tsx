import { type ReactNode, useEffect, useState } from "react";
import { followSession } from "#web/account/session.ts";
import { followCart } from "#web/shop/cart/follow-cart.ts";
import { browserStore, makeStore, StoreContext } from "#web/store/store.ts";
import { Messages } from "#web/ui/messages.tsx";
import { Questions } from "#web/ui/question.tsx";

/** The store and what can speak up on any screen. Also around the error page, so that its bar works. */
export function Shell({ children }: { children: ReactNode }) {
	const [store] = useState(() => (typeof window === "undefined" ? makeStore() : browserStore()));
	useEffect(followSession, []);
	useEffect(followCart, []);
	return (
		<StoreContext value={store}>
			{children}
			<Questions />
			<Messages />
		</StoreContext>
	);
}
