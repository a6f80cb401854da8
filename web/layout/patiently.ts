const PAUSE_MS = 2_000;

/** Whether the shop can be reached: what a browser thinks of its network is a guess. */
const isReached = () =>
	fetch("/healthz", { cache: "no-store" }).then(
		({ ok }) => ok,
		() => false,
	);

/** Code that cannot be fetched is fetched once the shop can be reached: until then a page keeps what it shows. */
export const patiently =
	<T>(load: () => Promise<T>) =>
	(): Promise<T> =>
		load().catch(async () => {
			while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
			return load();
		});
