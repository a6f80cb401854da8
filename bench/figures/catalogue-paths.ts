import pg from "pg";

export const COLLECTION = 1;
const PAGES = 100;
const PER_PAGE = 12;
/** More than the shop remembers counts of, so that asking for them in turns finds none remembered. */
const WORDS = 500;
const MATCHES = [1, 60] as const;
/** Longer runs of words are as rare as these, and too many to count in a catalogue of a million. */
const WORDS_IN_RUN = 4;

export type Paths = Record<"list" | "search" | "suggest" | "detail" | "page /home" | "page /products/:id", string[]>;

/** What is asked of each catalogue: the same kinds of requests, and search words with equally many matches. */
export async function pathsOf(databaseUrls: readonly string[]): Promise<Paths[]> {
	const catalogues = await Promise.all(databaseUrls.map(readCatalogue));
	const words = equallyFrequent(catalogues.map(({ words }) => words));
	return catalogues.map(({ total, ids }, at) => {
		const pages = Array.from({ length: Math.min(PAGES, Math.ceil(total / PER_PAGE)) }, (_, index) => index + 1);
		return {
			list: pages.map((page) => `/api/products?collection=${COLLECTION}&method=price&type=ASC&limit=12&page=${page}`),
			search: (words[at] as string[]).map((word) => `/api/products?filters=${encodeURIComponent(word)}&limit=12`),
			suggest: (words[at] as string[]).map((word) => `/api/search/suggest?q=${encodeURIComponent(word)}`),
			detail: ids.map((id) => `/api/products/${id}`),
			"page /home": pages.map((page) => `/home?collection=${COLLECTION}&sort=price-ascending&page=${page}`),
			"page /products/:id": ids.map((id) => `/products/${id}`),
		};
	});
}

/** A choice in every group, with another lowest price each time: none finds its counts remembered. */
export async function facetPaths(databaseUrl: string): Promise<string[]> {
	const brands = await query<{ brand: string }>(
		databaseUrl,
		"select brand from product where off_sale_at is null and brand <> '' group by brand order by count(*) desc limit 3",
	);
	const choices = new URLSearchParams({
		offer: "false",
		collection: String(COLLECTION),
		category: "1",
		size: "M,L",
		color: "blue,black,green",
		brand: brands.map(({ brand }) => brand).join(),
		max: "900000",
		stock: "1",
		fits: "tops:M.L,bottoms:M,dresses:M,outerwear:L",
	});
	return Array.from({ length: WORDS }, (_, at) => `/api/products/facets?${choices}&min=${(at + 1) / 100}`);
}

export async function totalOf(databaseUrl: string): Promise<number> {
	return query<{ count: number }>(
		databaseUrl,
		"select count(*)::int as count from product where off_sale_at is null and collection_id = $1",
		[COLLECTION],
	).then(([row]) => row?.count ?? 0);
}

type Catalogue = { total: number; ids: number[]; words: Map<number, string[]> };

async function readCatalogue(databaseUrl: string): Promise<Catalogue> {
	const ids = await query<{ id: number }>(
		databaseUrl,
		"select id from product where off_sale_at is null order by md5(id::text) limit 100",
	);
	const names = await query<{ name: string }>(
		databaseUrl,
		"select lower(name) as name from product where off_sale_at is null",
	);
	return {
		total: await totalOf(databaseUrl),
		ids: ids.map(({ id }) => id),
		words: byMatches(names.map(({ name }) => name)),
	};
}

/** Runs of whole words in names, by how many names hold them. */
function byMatches(names: readonly string[]): Map<number, string[]> {
	const counts = new Map<string, number>();
	for (const name of names) {
		const words = name.split(" ");
		for (let first = 0; first < words.length; first += 1)
			for (let end = first + 1; end <= Math.min(words.length, first + WORDS_IN_RUN); end += 1) {
				const piece = words.slice(first, end).join(" ");
				if (piece.length >= 4) counts.set(piece, (counts.get(piece) ?? 0) + 1);
			}
	}
	const found = new Map<number, string[]>();
	for (const [piece, count] of counts) {
		if (count < MATCHES[0] || count > MATCHES[1]) continue;
		const pieces = found.get(count);
		if (pieces) pieces.push(piece);
		else found.set(count, [piece]);
	}
	return found;
}

/** As many words of each frequency from every catalogue as the poorest of them has. */
function equallyFrequent(catalogues: Map<number, string[]>[]): string[][] {
	const chosen = catalogues.map((): string[] => []);
	for (let matches = MATCHES[1]; matches >= MATCHES[0]; matches -= 1) {
		const most = Math.min(
			...catalogues.map((words) => words.get(matches)?.length ?? 0),
			WORDS - (chosen[0]?.length ?? 0),
		);
		for (const [at, words] of catalogues.entries()) chosen[at]?.push(...(words.get(matches) ?? []).slice(0, most));
	}
	return chosen;
}

async function query<Row extends pg.QueryResultRow>(
	databaseUrl: string,
	text: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const { rows } = await client.query<Row>(text, values);
	await client.end();
	return rows;
}
