import { dressesSkirtsSwimwear } from "./dresses-skirts-swimwear.ts";
import { menCoatsAndKnitwear } from "./men-coats-and-knitwear.ts";
import { menTopsAndScarves } from "./men-tops-and-scarves.ts";
import { trousers } from "./trousers.ts";
import { womenCoatsAndScarves } from "./women-coats-and-scarves.ts";
import { womenTops } from "./women-tops.ts";

/** What every product of the demo shop says in Spanish, by its English name: none is made without one. */
export const inSpanish = {
	...dressesSkirtsSwimwear,
	...womenTops,
	...womenCoatsAndScarves,
	...trousers,
	...menTopsAndScarves,
	...menCoatsAndKnitwear,
};
export type ProductName = keyof typeof inSpanish;
