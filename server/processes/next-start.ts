const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before another process is started, after so many in a row that could not open: twice as long each time. */
export function pauseBeforeStart(failures: number): number {
	return failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}
