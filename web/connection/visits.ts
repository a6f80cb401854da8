import { isPublicPage, KEPT_MARK, STORES, TITLE_HEADER, type Visit } from "#core/rules/offline.ts";
import { WORKER_PATH } from "#core/rules/worker-path.ts";

let registered: Promise<unknown> | undefined;

/** Has the worker keep the page one is at. Whoever saves data, or has a browser that keeps nothing, goes without. */
export async function keepThisPage(): Promise<void> {
	const { pathname, search } = window.location;
	const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	if (!serviceWorker || connection?.saveData || !isPublicPage(pathname)) return;
	if (import.meta.env.DEV) return leaveWorkers(serviceWorker);
	registered ??= serviceWorker.register(WORKER_PATH);
	await registered;
	const worker = await controllerOf(serviceWorker);
	worker.postMessage({ page: pathname + search, title: document.title, files: loadedFiles() } satisfies Visit);
}

/** The worker, once everything the page asks for goes through it. */
function controllerOf(container: ServiceWorkerContainer): Promise<ServiceWorker> {
	return new Promise((resolve) => {
		const look = () => container.controller && resolve(container.controller);
		container.addEventListener("controllerchange", look, { once: true });
		look();
	});
}

/** A shop that is being developed shows what is written now. */
async function leaveWorkers(container: ServiceWorkerContainer): Promise<void> {
	for (const registration of await container.getRegistrations()) await registration.unregister();
}

/** What the page has loaded so far, also what it does not name. */
function loadedFiles(): string[] {
	const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
	return [...new Set(paths)].filter((path) => path.startsWith("/assets/") || path.startsWith("/accent/"));
}

/** What somebody looked at is theirs: it goes when they do. */
export async function forgetVisits(): Promise<void> {
	await caches.delete(STORES.pages);
	await caches.delete(STORES.pictures);
}

/** Whether this page came out of what was kept. */
export function isKeptPage(): boolean {
	const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return opened?.serverTiming.some(({ name }) => name === KEPT_MARK) ?? false;
}

export type KeptPage = { address: string; title: string };

/** What can be seen without a network, the last visited first. */
export async function keptPages(): Promise<KeptPage[]> {
	const store = await caches.open(STORES.pages);
	const pages = (await store.keys()).toReversed().map(async ({ url }) => {
		const { pathname, search } = new URL(url);
		const title = (await store.match(url))?.headers.get(TITLE_HEADER) ?? "";
		return { address: pathname + search, title: decodeURIComponent(title) || pathname };
	});
	return Promise.all(pages);
}
