import { readPosition } from "../cache/position.ts";
import { readConfig } from "../config.ts";
import { builtPages, loadPages } from "../pages/built.ts";
import { prepareShop } from "../prepare-shop.ts";
import { startServices } from "../services.ts";
import { openShop, type Shop } from "../shop.ts";
import { sayOpen, welcomeOf } from "../welcome.ts";
import { keepOverRestart } from "./keeping.ts";

/** The whole shop in one process. */
export async function runAlone(asked: AbortSignal, developing: boolean): Promise<() => Promise<void>> {
	const config = readConfig();
	const services = await startServices(config, asked, {
		prepare: (databaseUrl) => prepareShop(config, databaseUrl, asked),
		meanwhile: developing ? undefined : () => loadPages(config),
	});
	const keeping = keepOverRestart(config, services);
	let shop: Shop;
	try {
		shop = await openShop(config, {
			...services,
			mailboxToken: services.secrets?.mailboxToken,
			...(!developing && {
				hearing: ({ cache, pool }) => keeping.take(cache, () => readPosition(pool)),
				leaving: ({ cache }, position) => keeping.write(cache, position),
			}),
			pages: developing ? async (deps) => (await import("../pages/developing.ts")).developingPages(deps) : builtPages,
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
