const DAY_MS = 86_400_000;
const DAYS = 7;
const WEEKS = 5;
const MONTHS = 12;

/**
 * Which backups stay: the newest of each of the last 7 days, 5 weeks and 12 months that have one, and whatever was written
 * within the last day. The newest always stays.
 */
export function keptBackups(moments: readonly Date[], now: Date): Date[] {
	const newestFirst = [...moments].sort((one, other) => other.getTime() - one.getTime());
	const kept = new Set(newestFirst.filter((moment) => now.getTime() - moment.getTime() < DAY_MS));
	for (const [periodOf, most] of [
		[dayOf, DAYS],
		[weekOf, WEEKS],
		[monthOf, MONTHS],
	] as const)
		for (const moment of newestOfEach(newestFirst, periodOf).slice(0, most)) kept.add(moment);
	return newestFirst.filter((moment) => kept.has(moment));
}

type PeriodOf = (moment: Date) => string | number;

function newestOfEach(newestFirst: readonly Date[], periodOf: PeriodOf): Date[] {
	const seen = new Set<string | number>();
	return newestFirst.filter((moment) => {
		const period = periodOf(moment);
		if (seen.has(period)) return false;
		seen.add(period);
		return true;
	});
}

const dayOf: PeriodOf = (moment) => Math.floor(moment.getTime() / DAY_MS);
/** Weeks begin on Mondays; the first day of all was a Thursday. */
const weekOf: PeriodOf = (moment) => Math.floor((moment.getTime() / DAY_MS + 3) / 7);
const monthOf: PeriodOf = (moment) => moment.toISOString().slice(0, 7);
