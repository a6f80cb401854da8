import { languageOf, mayKeep, PATIENCE_MS, storeOf, visitIn, wayOf } from "#core/rules/offline.ts";
import { keepVisit, kept, put } from "./keeping.ts";

declare const self: ServiceWorkerGlobalScope;

// It knows nothing of any build, so a new one can take the place of the old one at once.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
	const visit = visitIn(event.data);
	if (visit) event.waitUntil(keepVisit(visit).catch(() => {}));
});
self.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname: path } = new URL(request.url);
	const way = wayOf({
		method: request.method,
		isNavigation: request.mode === "navigate",
		isOwn: origin === self.location.origin,
		path,
	});
	if (way === "page") event.respondWith(page(event));
	if (way === "screen") event.respondWith(fromNetwork(event).catch(() => thereIsNone(request.url)));
	if (way === "kept") event.respondWith(keptFirst(event));
});

async function takeOver(): Promise<void> {
	// Pages are asked for while the worker starts, not after it.
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
	return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

/** As the network has it; as it was kept where there is none, or where it takes too long or does not reach the shop. */
async function page(event: FetchEvent): Promise<Response> {
	const { pathname, search } = new URL(event.request.url);
	const store = storeOf(pathname) === "shell" ? "shell" : "pages";
	const fresh = fromNetwork(event);
	const known = await kept(store, store === "shell" ? pathname : pathname + search);
	if (!known) return fresh.catch(() => thereIsNone(event.request.url));
	const reached = fresh.then((answer) => (answer.status < 502 ? answer : known)).catch(() => known);
	event.waitUntil(reached);
	return Promise.race([reached, after(PATIENCE_MS).then(() => known)]);
}

async function keptFirst({ request }: FetchEvent): Promise<Response> {
	const { pathname } = new URL(request.url);
	const store = storeOf(pathname) ?? "files";
	const known = await kept(store, pathname);
	if (known) return known;
	const answer = await fetch(request);
	if (mayKeep(answer, store)) await put(store, pathname, answer.clone());
	return answer;
}

/** The page that says so, at an address of its own that knows where one wanted to go. */
async function thereIsNone(address: string): Promise<Response> {
	const { pathname, search } = new URL(address);
	const offline = `${languageOf(pathname)}/offline`;
	const known = await kept("shell", offline);
	return known ? Response.redirect(`${offline}?to=${encodeURIComponent(pathname + search)}`) : Response.error();
}

function after(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
