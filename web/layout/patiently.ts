const PAUSE_MS = 2_000;

/** Code that cannot be fetched is fetched once the shop can be reached: until then a page keeps what it shows. */
export const patiently =
	<T>(load: () => Promise<T>) =>
	(): Promise<T> =>
		load().catch(async () => {
			while (!(await isReached())) await sooner();
			return load();
		});

/** What a browser thinks of its network is a guess: only an answer tells. */
function isReached(): Promise<boolean> {
	return fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
		({ status }) => status < 500,
		() => false,
	);
}

/** The network is back by the browser's word, or some time has passed. */
function sooner(): Promise<unknown> {
	return new Promise((resolve) => {
		window.addEventListener("online", resolve, { once: true });
		setTimeout(resolve, PAUSE_MS);
	});
}
