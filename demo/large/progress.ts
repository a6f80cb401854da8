/** Told again and again while a shop is filled: what is written, and how much of how much. */
export type Progress = (what: string, done: number, total: number) => void;

type Screen = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };

const EVERY_MS = { terminal: 200, file: 10_000 };

/** On a terminal one line that moves; elsewhere a line now and then, and one at the end of each part. */
export function showProgress(screen: Screen, clock = () => performance.now()): Progress {
	const moves = screen.isTTY === true;
	let part = { what: "", since: 0, shownAt: 0, from: 0 };
	return (what, done, total) => {
		const now = clock();
		if (part.what !== what) part = { what, since: now, shownAt: Number.NEGATIVE_INFINITY, from: done };
		const ended = done >= total;
		if (!ended && now - part.shownAt < (moves ? EVERY_MS.terminal : EVERY_MS.file)) return;
		part.shownAt = now;
		const line = lineOf(what, { done, total }, (done - part.from) / ((now - part.since) / 1000));
		screen.write(moves ? `\r\x1b[K${line}${ended ? "\n" : ""}` : `${line}\n`);
	};
}

/** `perSecond` is not finite before there is anything to count. */
function lineOf(what: string, { done, total }: { done: number; total: number }, perSecond: number): string {
	const share = `${what}: ${done.toLocaleString("en")} of ${total.toLocaleString("en")} (${Math.floor((100 * done) / total)} %)`;
	if (!(perSecond > 0 && Number.isFinite(perSecond))) return share;
	const left = Math.ceil((total - done) / perSecond);
	const pace = `${Math.round(perSecond).toLocaleString("en")}/s`;
	return left > 0 ? `${share}, ${pace}, ${timeOf(left)} left` : `${share}, ${pace}`;
}

const timeOf = (seconds: number) =>
	seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
