import { useFacts } from "#web/facts/shop-facts.tsx";
import { cx } from "#web/ui/cx.ts";
import messages from "./messages.en.ts";

/** Names the shop's zone to staff whose own clock shows another time. */
export function ClockNote({ className }: { className?: string }) {
	const { timeZone } = useFacts();
	if (timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone) return null;
	return <p className={cx("text-note text-quiet", className)}>{messages.clock(timeZone)}</p>;
}
