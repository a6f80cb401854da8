import { atLeast, type Figure } from "../figure.ts";
import { compare } from "../load.ts";
import { startBare, startShop } from "../processes.ts";

const GOAL = 0.85;
const PAGES = ["/", "/home", "/home?collection=1&name=Summer", "/products/1"];

/** A warm public page beside node:http sending the same bytes. */
export async function warmPageFigures(): Promise<Figure[]> {
	const shop = await startShop();
	const figures: Figure[] = [];
	try {
		for (const page of PAGES) {
			const bare = await startBare("bytes", { url: shop.address + page });
			const paths = [page];
			const { ours, reference, ratio } = await compare(
				{ origin: shop.address, paths },
				{ origin: bare.address, paths },
				{ rounds: 5 },
			);
			await bare.stop();
			figures.push({
				name: `warm ${page}`,
				value: `${Math.round(ours.requestsPerSecond)} requests/s beside ${Math.round(reference.requestsPerSecond)}`,
				...atLeast(GOAL, ratio, ours.failures),
				details: { p50: ours.p50, p99: ours.p99, failures: ours.failures },
			});
		}
	} finally {
		await shop.end();
	}
	return figures;
}
