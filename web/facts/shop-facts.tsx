import { createContext, type ReactNode, useCallback, useContext, useState, useSyncExternalStore } from "react";
import type { ShopFacts } from "#core/contract/settings.ts";
import messages from "./messages.en.ts";
import { moneyHere } from "./money-here.ts";

/** How a shop is spoken of whose page could not say what it is called: of no country known, in no currency. */
const unnamedShop: ShopFacts = {
	name: messages.unnamedShop,
	tagline: "",
	logo: null,
	styles: undefined,
	contact: { mail: "", phone: "", lines: [] },
	country: "ZZ",
	currency: "XXX",
	taxShown: true,
	names: "letters",
	languages: [messages.language],
	timeZone: "UTC",
};

const FactsContext = createContext(unnamedShop);
const listeners = new Set<() => void>();
let known = unnamedShop;

function listen(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** This browser's copy, for words that are made outside of a part. The server has none: it renders for every moment's shop. */
export function browserFacts(): ShopFacts {
	return known;
}

/** The owner has just changed them here. */
export function tellFacts(facts: ShopFacts): void {
	known = facts;
	for (const listener of listeners) listener();
}

/** What the page came with, until the owner changes it. */
export function useNewestFacts(loaded: ShopFacts = unnamedShop): ShopFacts {
	useState(() => {
		if (typeof window !== "undefined") known = loaded;
	});
	return useSyncExternalStore(
		listen,
		() => known,
		() => loaded,
	);
}

/** Around everything that speaks of the shop. */
export function ShopFactsPlace({ of: loaded, children }: { of: ShopFacts | undefined; children: ReactNode }) {
	return <FactsContext value={useNewestFacts(loaded)}>{children}</FactsContext>;
}

export function useFacts(): ShopFacts {
	return useContext(FactsContext);
}

/** Amounts as this shop's pages show them. */
export function useMoney(): (amount: number) => string {
	const { currency } = useFacts();
	return useCallback((amount) => moneyHere(amount, currency), [currency]);
}
