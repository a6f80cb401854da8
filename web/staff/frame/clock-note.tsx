import { clockAt } from "#core/rules/calendar.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { cx } from "#web/ui/cx.ts";
import messages from "./messages.en.ts";

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Whether both clocks show the same, in summer as in winter: one zone can have two names. */
function isSameClock(one: string, other: string): boolean {
	const now = Date.now();
	const moments = [new Date(now), new Date(now - HALF_A_YEAR_MS)];
	return moments.every((moment) => clockAt(moment, one) === clockAt(moment, other));
}

/** Names the shop's zone to staff whose own clock shows another time. */
export function ClockNote({ className }: { className?: string }) {
	const { timeZone } = useFacts();
	if (isSameClock(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone)) return null;
	return <p className={cx("text-note text-quiet", className)}>{messages.clock(timeZone)}</p>;
}
