import { clients } from "#core/contract/clients.ts";
import { users } from "#core/contract/users.ts";
import { client, token, user } from "./samples.ts";
import type { ShopNetwork } from "./shop-network.ts";

/** A client whom this browser remembers; a store that is open already hears of it as of a log-in in another tab. */
export function clientIsHere(shop: ShopNetwork, who = client): void {
	shop.answer(clients.me, who);
	store("client", who);
}

export function staffIsHere(shop: ShopNetwork, who = user): void {
	shop.answer(users.me, who);
	store("admin", who);
}

function store(key: "client" | "admin", who: object): void {
	localStorage.setItem("token", token);
	localStorage.setItem(key, JSON.stringify(who));
	window.dispatchEvent(new StorageEvent("storage", { key }));
}
