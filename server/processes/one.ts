import { readPosition } from "../cache/position.ts";
import { readConfig } from "../config.ts";
import { startServices } from "../services.ts";
import type { Shop } from "../shop.ts";
import { sayOpen, welcomeOf } from "../welcome.ts";
import { keepOverRestart } from "./keeping.ts";

/** The shop is most of what a start loads: while PostgreSQL starts there is time for it. */
const loadShop = () => import("../shop.ts");
const loadPages = () => import("../pages/built.ts");

/** The whole shop in one process. */
export async function runAlone(asked: AbortSignal, developing: boolean): Promise<() => Promise<void>> {
	const config = readConfig();
	const services = await startServices(config, asked, {
		prepare: async (databaseUrl) => (await import("../prepare-shop.ts")).prepareShop(config, databaseUrl, asked),
		meanwhile() {
			// What is wrong with them is said when they are needed.
			loadShop().catch(() => {});
			if (!developing) loadPages().then((pages) => pages.loadPages(config), () => {});
		},
	});
	const keeping = keepOverRestart(config, services);
	let shop: Shop;
	try {
		const { openShop } = await loadShop();
		shop = await openShop(config, {
			...services,
			mailboxToken: services.secrets?.mailboxToken,
			...(!developing && {
				hearing: ({ cache, pool }) => keeping.take(cache, () => readPosition(pool)),
				leaving: ({ cache }, position) => keeping.write(cache, position),
			}),
			pages: async (deps) =>
				developing
					? (await import("../pages/developing.ts")).developingPages(deps)
					: (await loadPages()).builtPages(deps),
		});
	} catch (error) {
		await services.close();
		throw error;
	}
	services.opened(shop.address);
	sayOpen(shop.address, await welcomeOf(shop.address, config, services.secrets));
	return async () => {
		await shop.close();
		await services.close();
	};
}
