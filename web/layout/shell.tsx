import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { ShopFacts } from "#core/contract/settings.ts";
import { followSession } from "#web/account/session.ts";
import { ShopFactsPlace } from "#web/facts/shop-facts.tsx";
import { followCart } from "#web/shop/cart/follow-cart.ts";
import { browserStore, makeStore, StoreContext } from "#web/store/store.ts";
import { Messages } from "#web/ui/messages.tsx";
import { Questions } from "#web/ui/question.tsx";
import { touched } from "./when-touched.ts";

/** Pages are made for nobody in particular, and nothing happens meanwhile: one store is enough for all of them. */
const storeOfPages = import.meta.env.SSR ? makeStore() : null;

/** The store, what the shop is called, and what can speak up on any screen. Also around the error page, so that its bar works. */
export function Shell({ facts, children }: { facts?: ShopFacts | undefined; children: ReactNode }) {
	const [store] = useState(() => storeOfPages ?? browserStore());
	useEffect(followSession, []);
	useEffect(followCart, []);
	const [Line, setLine] = useState<ComponentType>();
	useEffect(() => {
		const load = () => void import("#web/connection/line.tsx").then((line) => setLine(() => line.ConnectionLine));
		// What nobody needs yet waits until everything else has come and somebody is here.
		const begin = () => (navigator.onLine ? void touched.then(load) : load());
		if (document.readyState === "complete") begin();
		else window.addEventListener("load", begin, { once: true });
	}, []);
	return (
		<StoreContext value={store}>
			<ShopFactsPlace of={facts}>
				{children}
				<Questions />
				<Messages />
				{Line && <Line />}
			</ShopFactsPlace>
		</StoreContext>
	);
}
