import { shareAnswers } from "../cache/shared-answers.ts";
import { readConfig } from "../config.ts";
import type { StaffLogIn } from "../demo.ts";
import { builtPages } from "../pages/built.ts";
import { prepareShop } from "../prepare-shop.ts";
import { openShop } from "../shop.ts";
import { welcomeOf } from "../welcome.ts";
import type { Brought, FromServing, ToServing } from "./brought.ts";
import { portToFirst } from "./port.ts";

/** One of several processes that share the port. */
export async function serveBesideOthers(asked: AbortSignal): Promise<() => Promise<void>> {
	const config = readConfig();
	let sharing: ReturnType<typeof shareAnswers> | undefined;
	try {
		const brought = await whatIsBrought(asked, (databaseUrl) => prepareShop(config, databaseUrl, asked));
		const shop = await openShop(config, {
			...brought,
			mailboxToken: brought.secrets?.mailboxToken,
			pages: builtPages,
			hearing({ cache }) {
				if (config.cacheBytes > 0) sharing = shareAnswers(cache, portToFirst());
			},
			leaving: (_deps, position) => sharing?.leave(position),
		});
		tell({ ready: shop.address, welcome: await welcomeOf(shop.address, config, brought.secrets) });
		return shop.close;
	} catch (error) {
		asked.throwIfAborted();
		tell({ failed: (error as Error).message });
		return process.exit(1);
	}
}

/** What the first process brings, once the database is prepared; that is asked of one process only. */
function whatIsBrought(asked: AbortSignal, prepare: (databaseUrl: string) => Promise<StaffLogIn[]>): Promise<Brought> {
	let preparing: Promise<unknown> = Promise.resolve();
	return new Promise((resolve, reject) => {
		// What is begun is not cut off in the middle.
		asked.addEventListener("abort", () => preparing.then(() => reject(asked.reason)));
		process.on("message", (message: ToServing) => {
			if ("open" in message) resolve(message.open);
			if ("prepare" in message) preparing = prepare(message.prepare).then((prepared) => tell({ prepared }), reject);
		});
	});
}

function tell(message: FromServing): void {
	process.send?.(message);
}
