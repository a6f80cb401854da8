import type { ComponentProps } from "react";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";

/** The last it takes: browsers let people type years of six digits. */
const LAST_TYPED = "9999-12-31T23:59";

/** A field for a day and a time by the shop's clock: `typedOf` fills it, `typedMoment` reads what it holds. */
export function MomentField(props: Omit<ComponentProps<typeof Field>, "type" | "max" | "hint">) {
	const { timeZone } = useFacts();
	return <Field {...props} type="datetime-local" max={LAST_TYPED} hint={messages.byShopClock(timeZone)} />;
}
