import { categories, women } from "./categories.ts";
import { menCoats } from "./men-coats.ts";
import { menHoodies } from "./men-hoodies.ts";
import { menJackets } from "./men-jackets.ts";
import { menJeans } from "./men-jeans.ts";
import { menKnitwear } from "./men-knitwear.ts";
import { menPolos } from "./men-polos.ts";
import { menShirts } from "./men-shirts.ts";
import { menShorts } from "./men-shorts.ts";
import { menSwimwear } from "./men-swimwear.ts";
import { menTees } from "./men-tees.ts";
import { menTrousers } from "./men-trousers.ts";
import { mix } from "./order.ts";
import type { DemoProduct } from "./product.ts";
import { menScarves, womenScarves } from "./scarves.ts";
import { womenBlouses } from "./women-blouses.ts";
import { womenCoats } from "./women-coats.ts";
import { womenDresses } from "./women-dresses.ts";
import { womenHoodies } from "./women-hoodies.ts";
import { womenJackets } from "./women-jackets.ts";
import { womenJeans } from "./women-jeans.ts";
import { womenKnitwear } from "./women-knitwear.ts";
import { womenShirts } from "./women-shirts.ts";
import { womenShorts } from "./women-shorts.ts";
import { womenSkirts } from "./women-skirts.ts";
import { womenSummerDresses } from "./women-summer-dresses.ts";
import { womenSwimwear } from "./women-swimwear.ts";
import { womenTops } from "./women-tops.ts";
import { womenTrousers } from "./women-trousers.ts";

/** What hangs in the window: the newest twelve, newest first, and so the first page of the latest arrivals. */
export const shopWindow = [
	"Invierno Wrap Coat",
	"Tardes Linen Camp Shirt",
	"Jardín Tea Dress",
	"Quebracho Field Jacket",
	"Marisol Tiered Sundress",
	"Pescador Cable Sweater",
	"Glicina Pleated Skirt",
	"Puerto Breton Tee",
	"Cátedra Check Blazer",
	"Obrador Chore Jacket",
	"Caleta Scoop Swimsuit",
	"Cordillera Fair Isle Sweater",
];

const all: readonly DemoProduct[] = [
	...womenSummerDresses,
	...womenDresses,
	...menShirts,
	...womenJackets,
	...menKnitwear,
	...womenTops,
	...menJackets,
	...womenShirts,
	...menTees,
	...womenKnitwear,
	...menTrousers,
	...womenSkirts,
	...menPolos,
	...womenCoats,
	...menHoodies,
	...womenBlouses,
	...menCoats,
	...womenTrousers,
	...menJeans,
	...womenHoodies,
	...menShorts,
	...womenJeans,
	...menSwimwear,
	...womenShorts,
	...womenSwimwear,
	...menScarves,
	...womenScarves,
];

export function isForWomen(product: DemoProduct): boolean {
	return categories.some(({ name, parent }) => name === product.category && parent === women);
}

const inWindow = (product: DemoProduct) => shopWindow.includes(product.name);
const byWindow = (a: DemoProduct, b: DemoProduct) => shopWindow.indexOf(b.name) - shopWindow.indexOf(a.name);
const traitsOf = (product: DemoProduct) => {
	const { garment, pattern = "plain" } = product.look;
	const { category, collection, colours } = product;
	const print = pattern === "leaves" ? "floral" : pattern;
	return [category, garment, `season ${collection}`, `women ${isForWomen(product)}`, print, colours[0]?.name ?? ""];
};

/** In the order in which they came into the shop: seasons, women and men, garments and colours mixed; the window last. */
export const catalogue: readonly DemoProduct[] = [
	...mix(
		all.filter((product) => !inWindow(product)),
		traitsOf,
	),
	...all.filter(inWindow).sort(byWindow),
];
