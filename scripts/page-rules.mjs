// Every page has a budget for the JavaScript it sends (brotli, KB), and keeps to it.

const KB = 1024;

/** What is wrong with `pages` ({address, language, bytes, files}) by the budgets of page-budgets.json; empty when nothing is. */
export function problemsOf(pages, budgets) {
	const gone = Object.keys(budgets).filter((address) => !pages.some((page) => page.address === address));
	return [
		...pages.flatMap((page) => problemOf(page, budgets[page.address])),
		...gone.map((address) => `${address} has a budget and is no page`),
	];
}

function problemOf({ address, language, bytes, files }, limit) {
	if (limit === undefined) return [`${address} has no budget in scripts/page-budgets.json (it sends ${kb(bytes)})`];
	if (bytes <= limit * KB) return [];
	const largest = files.slice(0, 5).map(({ file, bytes }) => `    ${kb(bytes)}  ${file}`);
	return [
		[
			`${address} (${language}) sends ${kb(bytes)} of JavaScript, its limit is ${limit} KB. Its largest files:`,
			...largest,
		].join("\n"),
	];
}

function kb(bytes) {
	return `${(bytes / KB).toFixed(1)} KB`;
}

/** Every route that is a page of its own, with each file it loads once: its own, its parents' and those of the entry. */
export function pagesOf({ entry, routes }, sizeOf) {
	const all = Object.values(routes);
	const chainOf = (route) => (route ? [...chainOf(routes[route.parentId]), route] : []);
	const isPage = (route) => route.index || (route.path && !all.some(({ parentId }) => parentId === route.id));
	return all.filter(isPage).map((route) => {
		const chain = chainOf(route);
		const loaded = new Set([entry, ...chain].flatMap(({ module, imports }) => [module, ...imports]));
		const files = [...loaded].map((file) => ({ file, bytes: sizeOf(file) }));
		files.sort((a, b) => b.bytes - a.bytes);
		const address = `/${chain.flatMap(({ path }) => path || []).join("/")}`;
		return { address, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
	});
}
