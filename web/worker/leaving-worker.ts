declare const self: ServiceWorkerGlobalScope;

// Takes the place of the worker where the shop wants none: everything that was kept goes, and then it goes itself.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
	for (const name of await caches.keys()) await caches.delete(name);
	await self.registration.unregister();
}

export {};
