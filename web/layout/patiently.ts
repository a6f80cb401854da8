/** Code that cannot be fetched without a network is fetched once there is one: until then a page keeps what it shows. */
export const patiently =
	<T>(load: () => Promise<T>) =>
	(): Promise<T> =>
		load().catch(async (problem: unknown) => {
			if (navigator.onLine) throw problem;
			await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
			return patiently(load)();
		});
