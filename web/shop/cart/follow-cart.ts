import { beforeLogOut, onLogIn } from "#web/account/session-hooks.ts";
import { browserStore } from "#web/store/store.ts";
import { saveSoon } from "./change.ts";

onLogIn.push(saveSoon);
beforeLogOut.push(async (client) => (await import("./sync-cart.ts")).pushBeforeLogOut(client));

/** Keeps a client's cart in sync with the shop's copy: at log-in, on every page, and when the network comes back. */
export function followCart(): () => void {
	const store = browserStore();
	let known = 0;
	const look = () => {
		const { session } = store.getState();
		const phone = session.as === "client" ? session.client.phone : 0;
		if (phone === known) return;
		known = phone;
		if (phone !== 0) void saveSoon();
	};
	const online = () => known !== 0 && void saveSoon();
	look();
	const stop = store.subscribe(look);
	window.addEventListener("online", online);
	return () => {
		stop();
		window.removeEventListener("online", online);
	};
}
